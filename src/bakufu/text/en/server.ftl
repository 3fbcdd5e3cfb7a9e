# What the server refuses, and why: one line each, what was wrong and what is possible. `server-` and the code.

## When to try again, in the line of a refusal

server-wait =
    { $unit ->
        [hours] in { $wait ->
            [one] an hour
           *[other] { $wait } hours
        }
        [minutes] in { $wait ->
            [one] a minute
           *[other] { $wait } minutes
        }
       *[seconds] in { $wait ->
            [one] a second
           *[other] { $wait } seconds
        }
    }

## Requests and messages

server-bad-message = Unreadable message. See the protocol description for the list of messages.
    .because = Unreadable message: { $why }. See the protocol description for the list of messages.
server-bad-request = Invalid request.
server-hello-first = Send a hello message with the protocol version first.
server-internal = Server error. Nothing was changed.
server-no-client = This server has no browser client. Its API works.
server-no-database = The database isn't responding. Try again in a moment.
server-no-such-game = Unknown game.
server-no-such-query = Unknown query.
server-no-such-lesson = Unknown lesson. This game has: { $lessons }.
server-no-such-deal = There is no deal of that day or week.
server-deal-is-open = Others are still playing this deal. You can download the record when it is over.
server-deal-is-over = This deal is over.
server-deal-played = You have already played this deal.
server-deal-is-private = The table of a daily deal is open to its player alone.
server-no-such-puzzle = Unknown puzzle.
server-bad-answer = This isn't an answer to the puzzle.
server-no-such-method = This address doesn't support that method.
server-no-such-page = Page not found.
server-protocol = This server uses version { $version } of the protocol.
server-too-fast = Too many requests. Try again { server-wait }.
server-too-large = The request is too large. The limit is { $most } bytes.
server-overloaded = The server is busy. Try again { server-wait }.
server-too-many-sockets = Too many open connections. Close the game in another tab, or try again { server-wait }.
server-wrong-origin = This page isn't allowed to use the server. The host can allow its address.
server-wrong-host = This server isn't called that. The host can add the name with --hostname.

## People

server-bad-name = A name must have 1 to { $most } printable characters.
server-name-is-claimed = A name with a password can't be changed.
server-name-is-taken = That name is taken. Choose another, or sign in.
server-password-too-short = A password needs at least { $least } characters.
server-banned =
    { $hours ->
        [0] You are banned from this server: { $reason }
       *[other] You are banned from this server for another { $hours } hours: { $reason }
    }
server-muted =
    { $hours ->
        [0] You can't write on this server: { $reason }
       *[other] You can't write on this server for another { $hours } hours: { $reason }
    }
server-is-moderator = That account is a moderator. Only the host of the server can do that, with bakufu admin.
server-moderators-only = Only moderators can do that.
server-no-account = { $name } has no password yet. Only an account can be a moderator.
server-unknown-person = Nobody is called { $name }. Use a claimed name, or the id that a report shows.
server-nothing-to-lift = Nothing is in force against { $name }.
server-no-such-report = There is no open report { $number }. List them with: bakufu admin reports
server-nobody-to-report = You can report another player at this table, not a bot, an open seat or yourself.
server-too-many-reports = You have { $most } reports that nobody has read yet. Wait until a moderator has.
server-not-running = No game in progress at table { $table }.
server-sign-in = Choose a name first.
server-too-many-tries = Too many failed attempts. Try again { server-wait }.
server-too-many-guests = Too many new guests from your network. Sign in, or try again { server-wait }.
server-wrong-name-or-password = Wrong name or password.
server-bad-link = This link has expired or was already used. Ask for a new one.
server-bad-mail = That isn't an email address.
server-invisible-name = A name can't contain invisible characters or more than two accents on one letter.
server-mixed-name = A name can't mix these alphabets. Use letters of one of them.
server-no-mail = This server doesn't send mail. Ask its host for a link to reset your password.
server-no-password = This name has no password yet. Add one first.
server-bad-subscription = This server doesn't know your browser's push service. The host can allow it with --push-host.
server-bad-webhook = A webhook is an https address without a query, at one of: { $hosts }.
server-bad-vacation = A vacation starts today ({ $today } UTC) or later, ends no earlier than it starts, and ends within { $furthest } days.
server-too-much-vacation = That is more than the { $most } vacation days that an account has in a year.
server-plays-as-person = This account has a rating among people. Let the bot play under a name of its own.
server-bad-zone = Unknown time zone: { $zone }. Use a name such as Europe/Berlin.
server-no-such-person = Nobody has claimed that name.
server-no-webhooks = This server sends nothing to webhooks.
server-too-many-exports = Too many exports. Try again { server-wait }.
server-too-many-letters = Too many emails. Try again { server-wait }.
server-wrong-password = Wrong password.

## Tables

server-about-to-start = The game is about to start, so the seats can't change. Leave your seat to call it off.
server-already-seated = You already have a seat at this table.
server-bad-bot = Unknown bot level. Choose one of: { $levels }.
server-bad-options = The game can't be set up like this: { $why }.
server-bad-record = This game record can't be opened: { $why }.
server-record-too-long = This file is too large for a game record. The limit is { $most } characters.
server-bad-pace =
    Time per decision must be { $least } to { $most } seconds at a live table, or { $fewest } to { $longest } days
    (in seconds) at a slow one.
server-bad-increment = A turn must add { $least } to { $most } seconds at this table.
server-bad-seat = No such seat. Seats are numbered from 0.
server-chat-is-off =
    { $who ->
        [players] Only players can write at this table.
       *[nobody] The host has turned off chat at this table.
    }
server-host-only = Only the host can do that.
server-other-facts = This game was started with different component data. The host can restart the server with the old data.
server-other-rules =
    This game was started under version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this server has version { $has }. You can still download the record of a finished game.
server-no-such-table = Table not found. If it's private, you need its link.
server-no-spectators = The host has closed this game to spectators. You can watch the replay when it's over.
server-not-finished = The game isn't over yet.
server-not-open = The game has already started.
server-not-seated = You don't have a seat at this table.
server-not-started = The game hasn't started yet.
server-own-seat = To give up your own seat, leave it.
server-removed = The host removed you from this table, so you can't sit down here again. Join or open another one.
server-not-what-was-sealed = That isn't the text whose fingerprint you sent. Reveal the one that you sealed.
server-sealed-and-open = Send either the text or its fingerprint, not both.
server-seat-is-free = Nobody has that seat.
server-seat-is-taken = That seat is taken.
server-seats-are-missing = Every seat needs a player or a bot before the game can start.
server-table-closed = This table was closed before its game started.
server-unknown-entry = Entry { $seq } of this table is of a kind that this version doesn't know: { $kind }. A newer version of the server can open the table.
server-too-many-tables = Too many new tables from your network. Try again { server-wait }.
server-too-many-open-tables = You already have { $most } tables that haven't started. Start one of them, or try again { server-wait }.
server-too-many-guest-bot-tables = Guests from your network already have { $most } games with bots in progress. Add a password to your name, or try again { server-wait }.
server-too-many-bot-tables = You already have { $most } games with bots in progress. Finish one of them, or try again { server-wait }.

## Play

server-a-bot-has-your-seat = A bot is playing for you. Take your seat back first.
server-already-away = A bot is already playing for you.
server-already-agreed = You have already agreed to a pause. Others still have to.
server-game-is-paused = The game is paused. Resume it first.
server-not-paused = Nobody has asked for a pause.
server-busy = The table is busy. Send the command again.
server-game-was-ended = A moderator has ended this game. Bots play it to the end.
server-game-goes-on = The game isn't over yet.
server-game-is-over = The game is over.
server-hints-are-off = Hints are off at this table.
server-not-away = No bot is playing for you.
server-nothing-sealed = You haven't submitted a plan.
server-nothing-to-seal = You can't submit a plan right now.
server-nothing-to-undo =
    You can't undo past a random result, a reveal or another player's move.
server-plan-is-incomplete = The plan doesn't cover every space.
server-plan-is-sealed = Plans are submitted as a whole. Send the complete plan with "ready".
server-too-late = Too late: the game has moved on.
server-too-much-talk = This table's chat is full: { $most } messages.
server-log-is-full = This table's log is full ({ $most } entries). From now on you can only move the game forward.
