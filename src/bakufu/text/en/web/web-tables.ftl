# A table in a list: who plays there, and how it stands.

web-table-your-turn = It is your turn
web-table-free =
    { $count ->
        [0] every seat is taken
        [one] 1 seat free
       *[other] { $count } seats free
    }, { $setup ->
        [claim] claimed provinces
       *[fixed] preset provinces
    }, { $side ->
        [moon] moon side
       *[sun] sun side
    }
web-table-free-katana =
    { $count ->
        [0] every seat is taken
        [one] 1 seat free
       *[other] { $count } seats free
    }, { $rooms ->
        [random] random Rooms
       *[first] suggested Rooms
    }
web-table-modules = With { $modules }
web-table-abandoned = Abandoned, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-running = Under way
web-table-finished = { $winners } won with { $points } points, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player } came to { $points } points, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-broken-off = Not finished, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-seat-program = { $name } (bot)
web-room-pace =
    { $pace ->
        [bank-live] { $minutes } min + { $seconds } s per turn
        [bank-days] { $days ->
            [one] 1 day + { $hours } h per turn
           *[other] { $days } days + { $hours } h per turn
        }
        [days] { $days ->
            [one] 1 day per decision
           *[other] { $days } days per decision
        }
       *[live] { $minutes ->
            [one] 1 minute per decision
           *[other] { $minutes } minutes per decision
        }
    }
web-table-deal = { $scored ->
        [true] Daily deal { $deal }, counts
       *[other] Deal { $deal }
    }
web-table-lesson = Lesson
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
