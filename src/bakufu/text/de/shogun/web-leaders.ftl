# Heerführer im Browser.

## Der Spielplan und die Spieler

web-leaders-at = Heerführer
web-leaders-card = Dort steht dein Heerführer: kostet weniger oder bringt mehr
web-leaders-away = nicht da
web-leaders-left = Denkmäler übrig
web-leaders-statues = Denkmäler
web-leaders-standing = Denkmäler auf dem Spielplan
web-leaders-trophy-row = Trophäen
web-leaders-trophies = { $count ->
        [one] 1 Trophäe
       *[other] { $count } Trophäen
    }: { $statues }
web-leaders-of = { $count } von { $colour }
web-leaders-leader-here = { $mine ->
        [yes] dein Heerführer ist hier
       *[no] der Heerführer von { $player } ist hier
    }
web-leaders-statues-here = { $count ->
        [one] { $mine ->
            [yes] ein Denkmal von dir
           *[no] ein Denkmal von { $player }
        }
       *[other] { $mine ->
            [yes] { $count } Denkmäler von dir
           *[no] { $count } Denkmäler von { $player }
        }
    }

## Den Heerführer ziehen

web-leaders-badge = { $meaning ->
        [statue] Denkmal
        [no-statue] nebenan
       *[flee] Flucht
    }
web-leaders-meaning = { $meaning ->
        [statue] Nebenan: Ein Denkmal ist möglich
        [no-statue] Nebenan, aber kein Denkmal mehr übrig
        [flee] Flucht: kein Denkmal
       *[place] Was du dort tust, bringt mehr oder kostet weniger
    }
web-leaders-to = { $from ->
        [yes] Von { $origin } nach { $target }
       *[no] Dein Heerführer kommt nach { $target }
    }
web-leaders-means = { $meaning ->
        [statue] { $target } grenzt an { $origin }: Dein Heerführer zieht im Triumph ab, und du darfst in { $origin } ein Denkmal errichten.
        [no-statue] { $target } grenzt an { $origin }, aber du hast kein Denkmal mehr für { $origin }.
        [flee] { $target } grenzt nicht an { $origin }: Dein Heerführer flieht und hinterlässt kein Denkmal.
       *[place] Solange er in { $target } ist, kosten Gebäude dort weniger, und Steuern, Reis und aufgestellte Armeen werden mehr.
    }
web-leaders-means-trophies = { $count ->
        [one] Das Denkmal eines anderen Spielers in { $target } wird deine Trophäe.
       *[other] Die { $count } Denkmäler anderer in { $target } werden deine Trophäen.
    }
web-leaders-go = { $from ->
        [yes] Nach { $target } ziehen
       *[no] Nach { $target } setzen
    }
web-leaders-place = Heerführer nach { $province } setzen
web-leaders-place-later = Später, mit einer anderen Provinz
web-leaders-raise = Denkmal in { $province } errichten
web-leaders-raise-none = Keines errichten
web-leaders-statues-left = Du hast noch { $left ->
        [one] 1 Denkmal
       *[other] { $left } Denkmäler
    }.
