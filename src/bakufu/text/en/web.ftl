# The frame of the browser client: the lobby, the log, settings, and what is said beside the game.

web-description = The digital table for SHOGUN and SHOGUN NO KATANA: play with friends or against bots.
web-no-such-page = There is no such page.
web-to-lobby = All tables
web-connecting = Coming to the table
web-name-default = Guest

## Who sits where

web-daimyo-blue = Uesugi Kenshin
    .clan = Uesugi
web-daimyo-yellow = Mori Motonari
    .clan = Mori
web-daimyo-red = Tokugawa Ieyasu
    .clan = Tokugawa
web-daimyo-black = Takeda Shingen
    .clan = Takeda
web-daimyo-purple = Hashiba Hideyoshi
    .clan = Hashiba
web-smith-purple = Masamune of Sagami
    .clan = Masamune
web-smith-yellow = Munechika of Kyoto
    .clan = Munechika
web-smith-black = Muramasa of Ise
    .clan = Muramasa
web-smith-orange = Kanesada of Mino
    .clan = Kanesada
web-smith-ghost = The Ghost
web-bot-random = Bot, easy
    .shogun = plays at random
    .katana = plays at random
web-bot-ashigaru = Bot, fair
    .shogun = plans for the season at hand
    .katana = takes what is best now
web-bot-samurai = Bot, strong
    .shogun = plans ahead and foresees attacks
    .katana = plans its Forge ahead
web-bot-daimyo = Bot, hardest
    .shogun = tries its plans out before it chooses
    .katana = tries its moves out before it chooses

## Why, and why not

web-why = Why?
web-why-not = Why not?
web-why-asked = Looking it up
web-why-unknown = This rule is not in the ledger.
web-why-failed = The rules could not be fetched. Close this and ask again.
web-why-ruling = The rulebook leaves this open. { $reason }
web-why-page = Rulebook, page { $page }
web-close = Close

## First-time notes

web-first-time = A note for the first time
web-first-time-done = Got it

## The log

web-log-player = Whose lines
web-log-all-players = Everybody
web-log-kind = What happened
web-log-all-kinds = Everything
web-log-kind-battles = Battles and revolts
web-log-kind-actions = Other actions
web-log-kind-order = Plans and turn order
web-log-kind-winter = Winter and points
web-log-kind-court = Tenno's Court
web-log-kind-samurai = Samurai
web-log-kind-leaders = Leaders and statues
web-log-kind-chambers = Chambers
web-log-replay = Show this moment
web-log-before = Before the first move
web-log-empty = Nothing has happened yet.
web-log-telling = What happens
web-log-more = { $count } more
web-log-skip = Skip
web-log-skip-key = Space
web-log-skip-keys = Skip to now (Space or Escape)
web-undo = Undo
web-undo-why = Undo: why not?
web-undo-not = You can't undo: something was revealed, chance decided something, or somebody else has moved.
web-log-undo = { $player } takes the last move back.
web-log-away = A bot sits in for { $player }.
web-log-back = { $player } is back.

## Table talk

web-talk = Table talk
web-talk-bots = Bots don't talk.
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send

## Settings

web-settings = Settings
web-language = Language
web-settings-theme = Colours
web-settings-theme-system = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Motion
web-settings-motion-system = As the system
web-settings-motion-reduced = Reduced
web-settings-pace = What others do
web-settings-pace-calm = Calmly
web-settings-pace-brisk = Briskly
web-settings-pace-once = At once
web-settings-sounds = Sounds
web-settings-printed-order = Printed board order
    .more = The planning board as printed, not in the order of the season
web-settings-notes = Show first-time notes again
web-settings-notes-all = First-time notes are shown

## One's name

web-tools = Tools
web-name-suggestions = Haru, Ren, Sora, Kaede, Aki, Nao, Rei, Yuki
web-account = Your name: { $name }
web-account-none = This is how others will see you, unless you take another name. Nothing else is asked for.
web-account-guest = A guest: this browser keeps the name. With a password it is yours everywhere.
web-account-claimed = Your own name, with a password.
web-account-rename = Change
web-account-claim = Keep it
web-account-enter = Use another
web-account-name = Name
web-account-password = Password
web-account-do-rename = Take this name
web-account-do-claim = Keep the name
web-account-do-enter = Use this name here
web-account-forget = Forget me here
web-account-done-rename = You are { $name }.
web-account-done-claim = { $name } is yours now.
web-account-done-enter = Welcome back, { $name }.
web-account-failed = The server does not answer. Try again in a moment.

## The lobby

web-title-lobby = Bakufu: tables for SHOGUN
web-title-lobby-turn =
    { $count ->
        [one] Your turn at 1 table - Bakufu
       *[other] Your turn at { $count } tables - Bakufu
    }
web-hero = Take your seat
web-hero-more = Plans, armies and rice in old Japan. Against bots, or with friends.
web-play-bots = Play now against 3 bots
web-play-ghost = Play alone: SHOGUN NO KATANA
    .more = The swordsmiths' game, alone against the Ghost
web-join-code = Join with a link
web-join-code-what = The link that you were sent
web-join-go = Go to the table
web-join-unknown = That is not the link of a table.
web-intro = What is { $game }?
web-intro-shogun-more =
    You lead a clan in old Japan. Plan ten actions in secret, send your armies through the tower, and keep your farmers
    fed. After two years the clan with the most points wins.
web-intro-shogun-facts = For 3 to 5 players. Bots take the seats that are left.
web-intro-katana-more =
    You are a master smith. Send Workers and Monks out for Swords, forge them Resource by Resource, decorate and deliver
    them. After four rounds the smith with the most points wins.
web-intro-katana-facts = For 1 to 4 players. Alone you play against the Ghost.
web-mine = Your games
web-mine-play = Your turn
web-mine-open = Go there
web-open = Open tables
web-open-join = Join
web-open-watch = Watch
web-open-none = No table is waiting for players. Open one.
web-finished = Finished games
web-finished-search = Search by player
web-finished-none = No such game.
web-finished-more = Older games
web-finished-replay = Replay
web-finished-result = Result
web-table-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-table-free =
    { $count ->
        [0] every seat is taken
        [one] 1 seat free
       *[other] { $count } seats free
    }, { $setup ->
        [claim] players choose their provinces
       *[fixed] provinces are given
    }, { $side ->
        [moon] Moon map
       *[sun] Sun map
    }
web-table-your-turn = It is your turn
web-table-free-katana =
    { $count ->
        [0] every seat is taken
        [one] 1 seat free
       *[other] { $count } seats free
    }, { $rooms ->
        [random] Rooms are drawn
       *[first] suggested Rooms
    }
web-table-modules = With { $modules }
web-table-running = Under way
web-table-finished = { $winners } won with { $points } points, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player } came to { $points } points, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }

## A new table

web-new-title = Set up your own game
web-new-what = Choose who plays and how. Leave a seat open for a friend, and you get a link to send.
web-new-filled = { $taken } of { $seats } seats taken
web-new-game = Which game
web-game-shogun = SHOGUN
    .more = Plans, armies and rice: lead a clan through two years. 3 to 5 players.
web-game-katana = SHOGUN NO KATANA
    .more = Master smiths forge Swords for the Daimyos and the Shogun. Alone or up to 4 players.
web-new-alone = Alone
web-new-rooms = Rooms of the Palace
web-new-rooms-first = Suggested
    .more = The five Rooms that are best for a first game.
web-new-rooms-random = Drawn
    .more = Five of the seven Rooms, by chance.
web-new-seats = How many play
web-new-players = { $count } players
web-seat-number = Seat { $seat }
web-seat-you = You
web-seat-open = Open seat
web-seat-bot = A bot
web-new-side = Map
web-new-side-sun = Sun
    .more = The usual map, best for a first game.
web-new-side-moon = Moon
    .more = The same provinces, but grouped into other regions.
web-new-setup = First provinces
web-new-setup-fixed = Given
    .more = Everybody starts with ready-made provinces and armies.
web-new-setup-claim = Chosen in turns
    .more = Players pick their provinces one by one. It takes longer.
web-module-how = How { $module } plays
web-new-modules = Modules: more rules, once you know the game
web-module-court = Tenno's Court
    .more = Send officials to the Emperor, and win his favours.
web-module-samurai = Samurai
    .more = With provinces in four regions, samurai bring you more each season.
web-module-leaders = Military Leaders
    .more = A leader on the map, with powers of his own, and statues.
web-module-chambers = Chambers
    .more = Take chambers of the palace for points at the end.
web-new-hints = Help during the game
web-new-hints-on = On
    .shogun = You see your chances in a battle, and can ask what a bot would do.
    .katana = You can ask what a bot would do.
web-new-hints-off = Off
    .shogun = Nobody sees chances or gets suggestions.
    .katana = Nobody gets suggestions.
web-new-visible = Who may join
web-new-visible-listed = Anybody
    .more = The table is listed on this page.
web-new-visible-link = Only with the link
    .more = Nobody else finds the table.
web-new-pace = Time for a decision
    .more = When somebody's time is over, a bot decides for them until they are back.
web-new-pace-short = 3 minutes
web-new-pace-long = 10 minutes
web-new-pace-hour = 1 hour
web-new-pace-day = 1 day
web-new-pace-week = 1 week
web-new-no-hurry = Starts at once. Nobody hurries you.
web-new-then-invite = You get a link to send. The game starts when you say so.
web-new-start = Start this game
web-new-open =
    { $count ->
        [one] Open the table, 1 seat free
       *[other] Open the table, { $count } seats free
    }

## The waiting room

web-copy = Copy
web-copied = Copied
web-title-room = { $host } waits for players - Bakufu
web-room-title = The table of { $host }
web-room-your-name = Your name
web-room-you = you
web-room-host = host
web-room-here = Here
web-room-leave = Leave
web-room-sit = Sit here
web-room-add-bot = Add a bot
web-room-remove-bot = Send the bot away
web-room-invitation = Link to this table
web-room-start = Start with { $count }
web-room-missing =
    { $count ->
        [one] Start: 1 seat is still free
       *[other] Start: { $count } seats are still free
    }
web-room-wait = { $host } starts the game.
web-room-seated =
    At the table: { $people }. { $count ->
        [0] Every seat is taken.
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
web-room-note-host = Send the link to your friends, or seat bots. Start when every seat is taken.
web-room-note-guest = You have a seat. The game starts when the host says so. Keep this page open.
web-room-note-new = Choose a seat with “Sit here”. Seats differ only in colour and in where they start on the map.
web-room-rules = This game
web-room-side = { $side ->
        [moon] Moon map
       *[sun] Sun map
    }
web-room-setup = { $setup ->
        [claim] Players choose their provinces in turns
       *[fixed] Everybody's first provinces are given
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] Suggestions are shown
           *[other] Chances and suggestions are shown
        }
       *[off] { $game ->
            [katana] No suggestions
           *[other] No chances, no suggestions
        }
    }
web-room-rooms = { $rooms ->
        [random] The Rooms of the Palace are drawn
       *[first] The suggested Rooms of the Palace
    }
web-room-module = With { $module }
web-room-pace =
    { $pace ->
        [days] { $days ->
            [one] 1 day for a decision
           *[other] { $days } days for a decision
        }
       *[live] { $minutes ->
            [one] 1 minute for a decision
           *[other] { $minutes } minutes for a decision
        }
    }
web-room-listed = Anybody may join
web-room-private = Only with the link
web-room-fair = Fair chance
web-room-fair-what = With this fingerprint anybody can check after the game that nobody cheated.
web-room-fair-more =
    The server has drawn a secret and shows this fingerprint of it. Every player adds random text of their own before the
    start, and the cards and cubes of the game follow from all of it. After the game the record shows the secret, so
    anybody can check that it fits the fingerprint.

## At the table

web-lost-title = No table here
web-lost-unplayable = This game can't be opened
web-menu = Table
web-menu-text = Text view
web-menu-record = Download the record
web-menu-link = Link to this table
web-menu-result = Result and scoring
web-menu-rematch = Play again with the same people
web-menu-back = Take the seat back
web-menu-resign = Leave the seat to a bot
web-menu-resign-what = A bot plays on for you. You can take the seat back as long as the game lasts.
web-menu-resign-yes = Leave it to the bot
web-banner-lost = Connection lost. What you did is safe; trying again.
web-banner-away = A bot plays for you.
web-text-title = The table as text
web-text-failed = The text could not be fetched. Close this and try again.
web-title-turn = Your turn - { $chapter }
web-title-waiting = { $player } decides - { $chapter }
web-title-table = { $chapter } - Bakufu
web-title-over = The game is over - Bakufu
web-turn = It is your turn.
web-turn-plan = Plan the season: it is your turn.
web-told-title = { $title }.
web-told-more = { $count ->
        [one] One more thing happened
       *[other] { $count } more things happened
    }; the log has it all.
web-talk-said = { $name } says: { $text }

## Keys

web-keys = Keys on the keyboard
web-keys-text = the table as text
web-keys-map = to the map
web-keys-target = the next target
web-keys-go = the next card, space or province
web-keys-take = choose it
web-keys-space = lay the card on the bid or a space
web-keys-court = the same, on the spaces of Tenno's Court
web-keys-back = take the card back
web-keys-undo = undo
web-keys-hint = what a bot would do
web-keys-ready = ready
web-keys-howto = how to play; on a space of the plan: why?
web-keys-skip = skip what is being told
web-keys-escape = one step back

## The rules page

web-rules-title = The rules
web-rules-of = The rules of { $game }
web-rules-lead = Every rule that this table keeps, in our own words. The printed rulebook decides; the page to read stands beside each rule.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No rule speaks of this. Try another word, or fewer.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-rulings-only = Only our rulings
web-rules-chapters = Chapters
web-rules-ruling = Our ruling
web-rules-page = Page { $page }
web-rules-refusal = You would hear: “{ $text }”
web-rules-link = Link to this rule
web-rules-doubts = What is not certain
web-rules-doubts-lead = Not every printed number is known to us. These are inferred from what is known, or reconstructed within its limits. A host may correct them.
web-rules-inferred = inferred
web-rules-reconstructed = reconstructed
web-rules-all = All rules
web-rules-read = Read it among the rules
web-rules-failed = The rules cannot be fetched now. Try again in a moment.
