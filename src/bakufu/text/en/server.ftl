# What the server refuses, and why: one line each, what was wrong and what is possible. `server-` and the code.

## Requests and messages

server-bad-message = This message cannot be read; the protocol's description lists the messages.
    .because = This message cannot be read: { $why }. The protocol's description lists the messages.
server-bad-request = This request cannot be understood.
server-hello-first = Say hello first, with the version of the protocol.
server-internal = Something went wrong here; nothing was changed.
server-no-client = This server was built without its pages for the browser; its interface for programs works.
server-no-database = The database does not answer; try again in a moment.
server-no-such-game = There is no such game here.
server-no-such-lesson = There is no such lesson; this game has: { $lessons }.
server-no-such-method = This address does not take that kind of request.
server-no-such-page = There is nothing at this address.
server-protocol = This server speaks version { $version } of the protocol.
server-too-fast = That is too fast; wait a moment and go on more slowly.
server-too-large = That is too large; at most { $most } bytes are taken at once.
server-wrong-origin = This page may not use the server; its host can allow the page's address.

## People

server-bad-name = A name has 1 to { $most } printable characters.
server-name-is-claimed = A claimed name stays as it is.
server-name-is-taken = That name has an owner; choose another, or enter with its password.
server-password-too-short = A password has at least { $least } characters.
server-sign-in = Take a name first.
server-too-many-tries = Too many passwords were tried; wait some minutes.
server-wrong-name-or-password = That name and password do not belong together.

## Tables

server-already-seated = You already have a seat at this table.
server-bad-bot = There is no bot of that level; possible: { $levels }.
server-bad-options = The game cannot be set up like this: { $why }.
server-bad-pace =
    A live table gives { $least } to { $most } seconds for a decision, a table by the day { $fewest } to { $longest }
    days, counted in seconds.
server-bad-seat = There is no such seat; seats are counted from 0.
server-host-only = Only the host of the table can do that.
server-other-facts = This game was begun with other facts than the server has now; its host can start the server with the old ones.
server-other-rules =
    This game was started under version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this server has version { $has }. You can still download the record of a finished game.
server-no-such-table = There is no such table, or it is private and you need its link.
server-not-finished = The game is not over yet.
server-not-open = The game has already started.
server-not-seated = You have no seat at this table.
server-not-started = The game has not started yet.
server-seat-is-taken = That seat is taken.
server-seats-are-missing = Every seat needs a player or a bot before the game can start.

## Play

server-a-bot-has-your-seat = A bot is playing for you; take your seat back first.
server-already-away = A bot already sits in for you.
server-busy = The table is busy; send the command again.
server-game-is-over = The game is over.
server-hints-are-off = This table was set up without hints.
server-not-away = Nobody sits in for you.
server-nothing-sealed = You have not laid a plan that could be taken up again.
server-nothing-to-seal = This is not the moment for plans.
server-nothing-to-undo =
    Your last move cannot be taken back: chance, a secret or another player's move lies between.
server-plan-is-incomplete = The plan does not cover every space.
server-plan-is-sealed = Plans are laid all at once: send the whole plan as ready.
server-too-late = The table has moved on.
