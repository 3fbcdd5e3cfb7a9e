# What every page may say: the lobby, settings, and the frame of a table. Files like web-room.ftl come with pages of their own.

web-description = The digital table for SHOGUN and SHOGUN NO KATANA: play with friends or against bots.
web-no-such-page = There is no such page.
web-to-lobby = All tables
web-name-default = Guest

## Everywhere


## Settings

web-settings = Settings
web-language = Language

## One's name

web-tools = Tools
web-name-suggestions = Haru, Ren, Sora, Kaede, Hina, Nao, Rei, Yuki
web-account = Your name: { $name }
web-account-failed = The server does not answer. Try again in a moment.

## The lobby

web-title-lobby = Bakufu: tables for SHOGUN
web-title-lobby-turn =
    { $count ->
        [one] Your turn at 1 table - Bakufu
       *[other] Your turn at { $count } tables - Bakufu
    }
web-hero-shogun = Plan in secret. March on the provinces. Let the tower decide.
web-hero-katana = Forge Swords for four Houses, and one for the Shogun.
web-play = Play
web-play-bots = Play now against { web-table-bots }
    .more = now against { web-table-bots }
web-play-ghost = Play now against the Ghost
    .more = now against the Ghost
web-learn = Learn
web-learn-on = Continue your lesson
web-learn-shogun = A guided first year, about 30 minutes
web-learn-katana = A guided first round, about 15 minutes
web-join-code = Open a link or file
web-intro = What is { $game }?
web-intro-shogun-more =
    You lead a clan in feudal Japan. Plan ten actions in secret, send your armies through the tower, and keep your farmers
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
web-open-none = No open tables right now. Set one up!
web-how = How to play
web-table-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }

## A new table

web-new-title = Set up a table
web-new-game = Which game
web-new-alone = Solo
web-new-players = { $count } players
web-new-summary-open =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-new-summary-bots =
    { $count } { $level ->
        [random] easy
        [ashigaru] medium
        [samurai] hard
        [shogun] master
       *[daimyo] expert
    } { $count ->
        [one] bot
       *[other] bots
    }
web-new-summary-side =
    { $side ->
        [moon] Moon side
       *[sun] Sun side
    }
web-new-summary-setup =
    { $setup ->
        [claim] claimed provinces
       *[fixed] preset provinces
    }
web-new-summary-base = no modules
web-new-summary-rooms =
    { $rooms ->
        [random] random Rooms
       *[first] suggested Rooms
    }
web-game-shogun = SHOGUN
web-game-katana = SHOGUN NO KATANA

## The rules page

web-rules-title = The rules
web-puzzles = Puzzles
web-daily = Daily deal
web-rules-all = All rules
