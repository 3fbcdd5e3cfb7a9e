# What every page may say: the lobby, settings, and the frame of a table. Files like web-room.ftl come with pages of their own.

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

## Everywhere

web-close = Close

## Settings

web-settings = Settings
web-language = Language

## One's name

web-tools = Tools
web-name-suggestions = Haru, Ren, Sora, Kaede, Aki, Nao, Rei, Yuki
web-account = Your name: { $name }
web-account-name = Name
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

## The rules page

web-rules-title = The rules
web-rules-all = All rules
