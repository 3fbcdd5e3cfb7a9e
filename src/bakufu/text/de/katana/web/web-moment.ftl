# Was für einen Augenblick über der Stadt liegt: eine Auslieferung und das Ende einer Runde.

## Eine Auslieferung

web-moment-delivery = Auslieferung
web-moment-delivered = { $mine ->
        [yes] { $kind ->
            [katana] Dein SHOGUN NO KATANA ist ausgeliefert
            [house] { $house ->
                [red] Dein Schwert geht ans Rote Haus
                [blue] Dein Schwert geht ans Blaue Haus
                [white] Dein Schwert geht ans Weiße Haus
               *[green] Dein Schwert geht ans Grüne Haus
            }
           *[sword] Dein Schwert ist ausgeliefert
        }
       *[no] { $kind ->
            [katana] { $player } liefert ein SHOGUN NO KATANA aus
            [house] { $house ->
                [red] { $player } liefert ans Rote Haus
                [blue] { $player } liefert ans Blaue Haus
                [white] { $player } liefert ans Weiße Haus
               *[green] { $player } liefert ans Grüne Haus
            }
           *[sword] { $player } liefert ein Schwert aus
        }
    }
web-moment-delivered-more = Schwert { $number }, Stärke { $strength }
web-moment-tile = Plättchen
web-moment-again = Plättchen nochmals
web-moment-resources = Materialien
web-moment-decorated = Verziert: { $resources }
web-moment-freed = Befreit einen Arbeiter

## Das Ende einer Runde

web-moment-round-over = Runde { $round } ist vorbei
web-moment-rounds-left = { $count ->
        [one] noch 1 Runde
       *[other] noch { $count } Runden
    }
web-moment-honor = Ehrenkarte: { $honor }
web-moment-gain = Punkte dieser Runde
web-moment-next = Weiter zu Runde { $round }
web-moment-next-sword = Jedes Schwert bringt { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }
web-moment-next-monk = Ein Mönch kostet { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
web-moment-next-first = { $mine ->
        [yes] Du beginnst
       *[no] { $player } beginnt
    }
web-moment-next-swords = { $count ->
        [one] 1 neues Schwert in den Häusern
       *[other] { $count } neue Schwerter in den Häusern
    }
web-moment-shelf = In dieser Runde ausgelieferte Schwerter
