# A table in a list: who plays there, and how it stands.

web-table-your-turn = Du bist am Zug
web-table-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }, { $setup ->
        [claim] Startprovinzen werden gewählt
       *[fixed] Startprovinzen vorgegeben
    }, { $side ->
        [moon] Mondseite
       *[sun] Sonnenseite
    }
web-table-free-katana =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }, { $rooms ->
        [random] Räume gezogen
       *[first] empfohlene Räume
    }
web-table-modules = Mit { $modules }
web-table-abandoned = Von allen verlassen, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-running = Läuft
web-table-finished = { $winners }: Sieg mit { $points } Punkten, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player } kam auf { $points } Punkte, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-broken-off = Nicht beendet, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-seat-program = { $name } (Bot)
web-room-pace =
    { $pace ->
        [bank-live] { $minutes } min + { $seconds } s pro Zug
        [bank-days] { $days ->
            [one] 1 Tag + { $hours } h pro Zug
           *[other] { $days } Tage + { $hours } h pro Zug
        }
        [days] { $days ->
            [one] 1 Tag pro Entscheidung
           *[other] { $days } Tage pro Entscheidung
        }
       *[live] { $minutes ->
            [one] 1 Minute pro Entscheidung
           *[other] { $minutes } Minuten pro Entscheidung
        }
    }
web-table-deal = { $scored ->
        [true] Tagespartie { $deal }, zählt
       *[other] Partie { $deal }
    }
web-table-lesson = Lektion
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
web-smith-purple = Masamune aus Sagami
    .clan = Masamune
web-smith-yellow = Munechika aus Kyoto
    .clan = Munechika
web-smith-black = Muramasa aus Ise
    .clan = Muramasa
web-smith-orange = Kanesada aus Mino
    .clan = Kanesada
web-smith-ghost = Der Geist
