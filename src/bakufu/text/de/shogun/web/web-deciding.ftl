# Die Fragen im Browser: Startprovinzen, Reihenfolge, Züge, Sonderkarten, Aufstände; und was daraus wurde.
# $player ist ein Name. $mine ist „yes“, wo ein Satz vom Leser handelt.

## Was gerade geschieht

web-deciding-panel = Was zu entscheiden ist
web-deciding-action = Aktion { $position }: { $action }
web-deciding-turn = { $mine ->
        [yes] Du bist am Zug
       *[no] { $player } ist am Zug
    }
web-deciding-your-turn = Du bist am Zug. { $question }
web-deciding-set-up = Spielvorbereitung
web-deciding-order = Spielerreihenfolge
web-deciding-winter = Winter, Jahr { $year }

web-deciding-does-castle = Wer es geplant hat, baut eine Burg auf einen freien Bauplatz.
web-deciding-does-temple = Wer es geplant hat, baut einen Tempel auf einen freien Bauplatz.
web-deciding-does-theatre = Wer es geplant hat, baut ein Theater auf einen freien Bauplatz.
web-deciding-does-rice = Die geplante Provinz gibt Reis für den Winter und bekommt einen Unruhemarker.
web-deciding-does-tax = Die geplante Provinz gibt Truhen und bekommt einen Unruhemarker.
web-deciding-does-deploy-5 = Viele neue Armeen für die geplante Provinz, gegen Truhen.
web-deciding-does-deploy-3 = Einige neue Armeen für die geplante Provinz, gegen Truhen.
web-deciding-does-deploy-1 = Eine neue Armee; dann dürfen Armeen in eine eigene Nachbarprovinz weiterziehen.
web-deciding-does-battle-a = Armeen ziehen aus der geplanten Provinz in eine Nachbarprovinz. Ist es keine eigene, kommt es zum Kampf.
web-deciding-does-battle-b = Armeen ziehen aus der geplanten Provinz in eine Nachbarprovinz. Ist es keine eigene, kommt es zum Kampf.
web-deciding-does-claim = Reihum nimmt jeder eine Provinzkarte und setzt eine Armeegruppe dorthin.
web-deciding-does-order = Das höchste Gebot wählt zuerst: einen Platz in der Reihenfolge und die Sonderkarte, die dort liegt.
web-deciding-does-winter = Jede Provinz braucht einen Reis. Wo er fehlt, drohen Aufstände. Dann werden die Punkte gezählt.

## Andere entscheiden

web-deciding-awaits-claim-card = { $player } wählt eine Provinzkarte
web-deciding-awaits-claim-armies = { $player } setzt Armeen nach { $province }
web-deciding-awaits-plan = { $count ->
        [one] { $player } plant
       *[other] { $player } planen
    }
web-deciding-awaits-place = { $player } wählt einen Platz in der Reihenfolge
web-deciding-awaits-deploy-armies = { $player } stellt Armeen in { $province } auf
web-deciding-awaits-move-to = { $player } darf mit Armeen aus { $origin } weiterziehen
web-deciding-awaits-march-to = { $player } zieht aus { $origin } los
web-deciding-awaits-march-armies = { $player } zieht von { $origin } nach { $target }
web-deciding-awaits-reinforce = { $player } darf im Kampf um { $province } eine Armee einsetzen
web-deciding-awaits-next-revolt = { $player } wählt, welcher Aufstand zuerst kommt
web-deciding-awaits-other = { $player } entscheidet
web-deciding-your-next = Dein nächster Einsatz: { $space }, { $card }

## Was geschehen ist

web-deciding-since = Seit deinem letzten Zug
web-deciding-round = Diese Runde bisher
web-deciding-since-count = { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
web-deciding-passes = { $count ->
        [one] { $players } verzichtet.
       *[other] { $players } verzichten.
    }
web-deciding-show-fight = Zeigen

## Knöpfe

web-deciding-back = Zurück
web-deciding-continue = Weiter
web-deciding-later = { $count ->
        [one] Noch 1 Ergebnis
       *[other] Noch { $count } Ergebnisse
    }

## Startprovinzen wählen

web-deciding-claim-title = Wähle eine Provinz
web-deciding-claim-help = Nimm eine der offenen Karten oder ungesehen die oberste vom Stapel. Dann wähle, welche deiner Armeegruppen dorthin kommt.
web-deciding-claim-pile = Oberste vom Stapel
web-deciding-claim-pile-note = Ungesehen
web-deciding-claim-pile-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-deciding-claim-pile-armies = Du siehst zuerst die Karte und wählst dann ihre Armeen.
web-deciding-claim-buried = Ganz unten liegen { $provinces }.
web-deciding-tax = Steuern
web-deciding-rice = Reis
web-deciding-sites = Bauplätze
web-deciding-claim-beside = { $own ->
        [0] keine eigene daneben
        [one] 1 eigene daneben
       *[other] { $own } eigene daneben
    }{ $rivals ->
        [0]{""}
        [one], 1 gegnerische
       *[other], { $rivals } gegnerische
    }
web-deciding-claim-borders = Grenzt an { $provinces }
web-deciding-claim-region = Region { $region }
web-deciding-groups = Deine Armeegruppen
web-deciding-groups-left = { $count ->
        [one] die letzte
       *[other] noch { $count }
    }
web-deciding-group-times = × { $count }
web-deciding-group-many = { $armies } Armeen, { $count } solche Gruppen
web-deciding-claim-do = { $province } mit { $armies } Armeen nehmen
web-deciding-claim-choose-card = Wähle eine Karte
web-deciding-claim-choose-group = Wähle eine Armeegruppe für { $province }
web-deciding-claim-draw = Vom Stapel ziehen
web-deciding-claim-place = { $armies } Armeen nach { $province } setzen
web-deciding-claim-place-title = { $province } gehört dir
web-deciding-claim-place-help = Wähle die Armeegruppe, die dorthin kommt. Große Gruppen schützen, was du nicht verlieren willst.
web-deciding-bury = Beide unter den Stapel
web-deciding-bury-help = Diese beiden hast du schon beim letzten Mal gesehen. Leg sie unter den Stapel, und zwei neue werden aufgedeckt, bevor du wählst.
web-deciding-bury-not = Du kannst zwei Karten nur weglegen, wenn beide schon bei deinem letzten Zug hier lagen.

## Spielerreihenfolge

web-deciding-place-title = Wähle deinen Platz in der Reihenfolge
# Hierher kommt die Jahreszeit klein geschrieben.
web-deciding-place-help = Dein Platz bestimmt, wann du in diesem { $season ->
        [sommer] Sommer
        [herbst] Herbst
       *[other] Frühling
    } dran bist. Dazu bekommst du die Sonderkarte, die dort liegt.
web-deciding-place-bid = { $card-id ->
        [chests] Du bietest { $chests ->
                [0] nichts
                [one] 1 Truhe
               *[other] { $chests } Truhen
            }.
        [province] Du bietest die Karte { $card }.
       *[empty] Du hattest keine Karte zum Bieten.
    } { $lot ->
        [none] {""}
        [all] Alle bieten gleich viel: Das Los hat entschieden.{" "}
       *[some] Du und { $players } bietet gleich viel: Das Los hat entschieden.{" "}
    }{ $rank ->
        [1] Du wählst zuerst.
        [2] Du wählst an zweiter Stelle.
        [3] Du wählst an dritter Stelle.
        [4] Du wählst an vierter Stelle.
       *[other] Du wählst an fünfter Stelle.
    }
web-deciding-take-place = Platz { $place } nehmen
web-deciding-take = Nehmen
web-deciding-in-your-plan = In deinem Plan
web-deciding-bids = Gebote
web-deciding-bid-now = wählt gerade
web-deciding-bid-took = nahm Platz { $place }
web-deciding-bid-waits = wählt später
web-deciding-bid-chests = { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
web-deciding-bid-empty = keine Karte
web-deciding-special-one-more-chest = +1 Truhe
web-deciding-special-one-more-rice = +1 Reis
web-deciding-special-six-armies = 6 Armeen
web-deciding-special-attack = +1 Angriff
web-deciding-special-defence = +1 Abwehr
web-deciding-privilege-one-more-chest = Steuern bringen dir 1 Truhe mehr.
web-deciding-privilege-one-more-rice = Reis einziehen bringt dir 1 Reis mehr.
web-deciding-privilege-six-armies = Statt 5 Armeen darfst du 6 aufstellen, zum selben Preis.
web-deciding-privilege-attack = 1 Armee mehr bei jedem deiner Angriffe.
web-deciding-privilege-defence = 1 Armee mehr, wenn ein Mitspieler dich angreift.
web-deciding-change-tax = { $province } bringt { $after } Truhen statt { $before }
web-deciding-change-rice = { $province } bringt { $after } Reis statt { $before }
web-deciding-change-six = { $province } kommt auf { $after } statt { $before }
web-deciding-change-attack = { $count ->
        [one] Angriffe aus { $province }
       *[other] Angriffe aus { $province } und { $other }
    }
web-deciding-change-defence = { $count ->
        [one] 1 deiner Provinzen ist für Gegner erreichbar
       *[other] { $count } deiner Provinzen sind für Gegner erreichbar
    }
web-deciding-change-none-tax = Du ziehst keine Steuern ein
web-deciding-change-none-rice = Du ziehst keinen Reis ein
web-deciding-change-none-six = Du hast „5 Armeen“ nicht geplant
web-deciding-change-none-attack = Du hast keinen Kampf geplant
web-deciding-change-none-defence = Kein Gegner kann dich jetzt erreichen

## Ziehen

web-deciding-march-title = Wohin ziehen die Armeen aus { $origin }?
web-deciding-march-help = In eine eigene Provinz oder in den Kampf.
web-deciding-move-title = Ziehen Armeen aus { $origin } weiter?
web-deciding-move-help = In eine eigene Nachbarprovinz, ohne Kampf. Oder sie bleiben.
web-deciding-stay = Alle bleiben in { $origin }
web-deciding-attacks = { $origin } greift { $target } an
web-deciding-moves = { $origin } nach { $target }
web-deciding-target-own = deine, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
web-deciding-target-neutral = neutral, { $farmers ->
        [one] 1 Bauer verteidigt
       *[other] { $farmers } Bauern verteidigen
    }
web-deciding-target-foe = { $player }, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
web-deciding-target-sea = Seeweg
web-deciding-target-best = { $chance } mit { $armies }
web-deciding-target-move = Bewegung
web-deciding-armies = Armeen, die ziehen (1 bleibt in { $origin })
web-deciding-armies-choice = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
web-deciding-armies-chance = { $armies ->
        [one] 1 Armee, { $chance } für den Sieg
       *[other] { $armies } Armeen, { $chance } für den Sieg
    }
web-deciding-attack-with = { $armies ->
        [one] Mit 1 Armee angreifen
       *[other] Mit { $armies } Armeen angreifen
    }
web-deciding-move-with = { $armies ->
        [one] 1 Armee bewegen
       *[other] { $armies } Armeen bewegen
    }
web-deciding-after-move = Danach hat { $origin } { $left }, { $target } { $there }.
web-deciding-percent = { $percent } %

## Ein Kampf, bevor er stattfindet

web-deciding-you = Du
web-deciding-farmers = Bauern
web-deciding-row-march = Zug
web-deciding-row-attack = Angriff
web-deciding-row-there = In { $province }
web-deciding-row-tray = Aus der Schale
web-deciding-row-card = Sonderkarte
web-deciding-row-castle = Burg
web-deciding-row-helpers = Bauern aus der Schale
web-deciding-row-thrown = Geworfen
web-deciding-reasons = Eingerechnet:
web-deciding-reason-tray = { $whose ->
        [yes] +{ $count } von dir, schon in der Schale
        [farmers] +{ $count } { $count ->
                [one] Bauer
               *[other] Bauern
            }, schon in der Schale
       *[no] +{ $count } von { $player }, schon in der Schale
    }
web-deciding-reason-card = { $whose ->
        [yes] +1 durch deine Sonderkarte
       *[no] +1 durch die Sonderkarte von { $player }
    }
web-deciding-reason-castle = +1 durch die Burg, wegen des Ereignisses dieser Runde
web-deciding-reason-helpers = { $count ->
        [one] +1 Bauer in der Schale hilft { $whose ->
                [yes] dir
               *[no] { $player }
            } bei der Verteidigung
       *[other] +{ $count } Bauern in der Schale helfen { $whose ->
                [yes] dir
               *[no] { $player }
            } bei der Verteidigung
    }
web-deciding-reason-inside = { $whose ->
        [yes] { $count ->
                [one] 1 von dir im Turm kann
               *[other] { $count } von dir im Turm können
            } herausfallen
        [farmers] { $count ->
                [one] 1 Bauer im Turm kann
               *[other] { $count } Bauern im Turm können
            } herausfallen, gegen dich
       *[no] { $count ->
                [one] 1 von { $player } im Turm kann
               *[other] { $count } von { $player } im Turm können
            } herausfallen
    }
web-deciding-reason-inside-helpers = { $count ->
        [one] 1 Bauer im Turm kann herausfallen und würde
       *[other] { $count } Bauern im Turm können herausfallen und würden
    } für { $whose ->
        [yes] dich
       *[no] { $player }
    } kämpfen
web-deciding-odds = Siegchancen
web-deciding-odds-win = Du gewinnst
web-deciding-odds-tie = Unentschieden: alle Armeen verloren, die Provinz wird neutral
web-deciding-odds-tie-neutral = Unentschieden: alle fallen, niemand bekommt sie
web-deciding-odds-lose = { $player } behält sie
web-deciding-odds-lose-farmers = Die Bauern gewinnen
web-deciding-odds-loading = Chancen werden berechnet …
web-deciding-odds-off = An diesem Tisch wird ohne Tipps gespielt, darum gibt es keine Chancen zu sehen.
web-deciding-odds-failed = Die Chancen sind gerade nicht verfügbar.
web-deciding-battle-help = Alle diese Würfel kommen zusammen mit dem, was in der Schale liegt, in den Turm. Einige bleiben darin hängen, andere lösen sich. Wer mehr in der Schale hat, gewinnt und behält den Unterschied.
web-deciding-left = Armeen danach in { $province }
web-deciding-left-expected = im Schnitt { $armies } bei Sieg
web-deciding-left-of = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }: { $chance }
web-deciding-loyal = Grüne Würfel, die herausfallen, sind Bauern. Sie kämpfen für { $player }, weil in { $province } kein Unruhemarker liegt.
web-deciding-disloyal = Die Bauern halten sich heraus: In { $province } liegt ein Unruhemarker.
web-deciding-neutral-note = Fallen nicht mehr von dir heraus als Bauern, bleibt { $province } neutral.

## Sonderkarten im Kampf, und sechs Armeen

web-deciding-reinforce-attack = 1 Armee mehr für deinen Angriff auf { $province }?
web-deciding-reinforce-defence = { $player } greift { $province } an. 1 Armee mehr für die Verteidigung?
web-deciding-reinforce-help = Deine Sonderkarte erlaubt es. Die Armee kommt aus deinem Vorrat ({ $supply }) und bleibt in { $province }, wenn sie überlebt.
web-deciding-reinforce-do = 1 Armee dazu
web-deciding-reinforce-not = Keine einsetzen
web-deciding-reinforce-chance = { $side ->
        [attack] { $chance } für den Sieg
       *[defence] { $chance }, sie zu halten
    }
web-deciding-reinforce-score = { $attackers } Armeen greifen an, { $defenders } verteidigen.
web-deciding-reinforce-farmers = { $attackers } Armeen greifen an, Bauern verteidigen.
web-deciding-deploy-title = Wie viele Armeen kommen nach { $province }?
web-deciding-deploy-help = Deine Sonderkarte macht daraus { $special } zum selben Preis. Im Vorrat: { $supply }.
web-deciding-deploy-do = { $armies } aufstellen
web-deciding-deploy-result = dann { $armies } dort

## Aufstände im Winter

web-deciding-revolts-title = Welcher Aufstand kommt zuerst?
web-deciding-revolts-help = Alle finden statt. Was bei einem in die Schale fällt, wird beim nächsten mit hineingeworfen.
web-deciding-revolt-line = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } gegen { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    }
web-deciding-revolt-chance = gehalten { $chance }
web-deciding-revolt-choose = Wähle eine Provinz
web-deciding-revolt-tie = Du brauchst mehr Armeen als Bauern in der Schale. Ein Unentschieden ist so schlimm wie eine Niederlage.
web-deciding-revolt-do = Zuerst { $province }

## Alles andere

web-deciding-list-title = Deine Entscheidung
web-deciding-list-help = Wähle eine Möglichkeit.

## Was aus einem Kampf wurde

web-deciding-revolt-result = Aufstand in { $province }
web-deciding-battle-result = Kampf um { $province }
web-deciding-side-and-farmers = { $player } und Bauern

web-deciding-verdict-won = { $province } gehört dir
web-deciding-verdict-taken = { $player } nimmt dir { $province } ab
web-deciding-verdict-taken-other = { $player } nimmt { $province } ein
web-deciding-verdict-held = Du behältst { $province }
web-deciding-verdict-held-other = { $player } behält { $province }
web-deciding-verdict-lost = { $player } behält { $province }. { $armies ->
        [one] Deine Armee ist
       *[other] Deine { $armies } Armeen sind
    } verloren oder im Turm
web-deciding-verdict-lost-all = { $player } behält { $province }. Du verlierst { $armies ->
        [one] deine Armee
       *[other] alle { $armies } Armeen
    }
web-deciding-verdict-draw = Unentschieden { $armies }:{ $armies }: { $armies ->
        [0] nichts fiel heraus
       *[other] alle Armeen verloren
    }. { $outcome }
web-deciding-verdict-neutral = { $province } bleibt neutral
web-deciding-verdict-nobody = { $province } wird neutral
web-deciding-verdict-nobody-fall = { $province } wird neutral und verliert seine Gebäude
web-deciding-verdict-revolt-kept = Du behältst { $province }
web-deciding-verdict-revolt-kept-other = { $player } behält { $province }
web-deciding-verdict-revolt-lost = Die Bauern vertreiben dich aus { $province }
web-deciding-verdict-revolt-lost-other = Die Bauern vertreiben { $player } aus { $province }

# Ein Spieler oder was gezählt wird, und die Zahlen dazu.
web-deciding-case = { $name }: { $sum }.

# Wie eine Seite zu ihrer Zahl kam.
web-deciding-sum = geworfen { $thrown }{ $tray ->
        [0] {""}
       *[other] {" "}+ aus der Schale { $tray }
    }{ $loose ->
        [0] {""}
       *[other] {" "}+ aus dem Turm { $loose }
    }{ $kept ->
        [0] {""}
       *[other] {" "}− hängen geblieben { $kept }
    } = { $out } herausgefallen

web-deciding-line-winner = { $lost ->
        [0] { $mine ->
                [yes] Keine deiner Armeen fällt
               *[no] Keine Armee von { $player } fällt
            }
        [one] { $mine ->
                [yes] 1 deiner Armeen fällt
               *[no] 1 Armee von { $player } fällt
            }
       *[other] { $mine ->
                [yes] { $lost } deiner Armeen fallen
               *[no] { $lost } Armeen von { $player } fallen
            }
    }, { $armies ->
        [one] 1 hält { $province }
       *[other] { $armies } halten { $province }
    }
web-deciding-line-loser = { $lost ->
        [0] { $mine ->
                [yes] Keine von deinen fiel aus dem Turm
               *[no] Keine von { $player } fiel aus dem Turm
            }
        [one] { $mine ->
                [yes] 1 von deinen fiel heraus und ist verloren
               *[no] 1 von { $player } fiel heraus und ist verloren
            }
       *[other] { $mine ->
                [yes] { $lost } von deinen fielen heraus und sind alle verloren
               *[no] { $lost } von { $player } fielen heraus und sind alle verloren
            }
    }
web-deciding-line-card = { $mine ->
        [yes] Du verlierst die Karte, die du für „{ $space }“ geplant hast
       *[no] { $player } verliert die für „{ $space }“ geplante Karte
    }
web-deciding-line-buildings = Zerstört: { $buildings }
web-deciding-line-bystanders = Unbeteiligt, blieben in der Schale: { $cubes }
web-deciding-line-inside = Im Turm hängen geblieben: { $cubes }
web-deciding-line-out = Aus früheren Würfen herausgefallen: { $cubes }
web-deciding-how = Wie dieser Kampf gezählt wurde
web-deciding-how-revolt = Wie dieser Aufstand gezählt wurde

## Winter

web-deciding-winter-title = Winter im Jahr { $year }
web-deciding-winter-loss = { $loss ->
        [0] Niemand verliert Reis: Das letzte Ereignis des Jahres nimmt keinen.
       *[other] Alle verlieren { $loss } Reis: das letzte Ereignis des Jahres.
    }
web-deciding-winter-provisions = Reis für die Provinzen
web-deciding-winter-player = Spieler
web-deciding-winter-lost = Verlust
web-deciding-winter-rice = Reis
web-deciding-winter-provinces = Provinzen
web-deciding-winter-hungry = Unversorgt
web-deciding-winter-fed = alle versorgt
web-deciding-winter-unfed = { $count } hungern
web-deciding-winter-revolts = Aufstände
web-deciding-winter-calm = Nirgends erheben sich die Bauern.
web-deciding-winter-drawn = { $mine ->
        [yes] Deine Bauern erheben sich in { $provinces }
       *[no] Die Bauern von { $player } erheben sich in { $provinces }
    }
web-deciding-winter-points = Punkte
web-deciding-winter-line-provinces = Provinzen
web-deciding-winter-line-buildings = Gebäude
web-deciding-winter-line-most-castles = Meiste Burgen, { $region }
web-deciding-winter-line-most-temples = Meiste Tempel, { $region }
web-deciding-winter-line-most-theatres = Meiste Theater, { $region }
web-deciding-winter-all = Alles zeigen
web-deciding-winter-counted = Wertung der Region { $region }
web-deciding-winter-gained = Zusammen
web-deciding-winter-total = Jetzt
web-deciding-winter-plus = +{ $points }

## Warum nicht

web-deciding-not-setup-left-out-with-three = { $province } ist zu dritt nicht im Spiel.
web-deciding-not-march-adjacent = { $province } grenzt nicht an { $origin }.
web-deciding-not-elsewhere = Jetzt ziehen nur die Armeen aus { $origin }: Deren Karte liegt auf dieser Aktion. { $used ->
        [yes] Die Karte { $province } war für „{ $space }“ im Einsatz.
       *[no] Die Karte { $province } war nicht für einen Kampf geplant.
    }
web-deciding-not-event-temple-protects = Ein Tempel schützt { $province } in dieser Runde.
web-deciding-not-deploy-move-without-battle = { $province } gehört dir nicht, und diese Bewegung darf keinen Kampf auslösen.
web-deciding-not-winter-owner-chooses-order = Für { $province } wurde kein Aufstand gezogen.
web-deciding-not-setup-claim-open-card = Die Karte { $province } liegt nicht offen.
web-deciding-not-setup-claim-any-group = Die Armeen kommen nach { $origin }, dessen Karte du genommen hast.
web-deciding-not-build-one-of-a-kind = In { $province } steht schon so ein Gebäude.
web-deciding-not-build-free-site = { $province } hat keinen freien Bauplatz.
web-deciding-not-origin = Die Armeen stehen schon in { $province }.

# What is suggested: a march with its armies
web-deciding-suggest-attack = { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } angreifen
web-deciding-suggest-move = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } nach { $target } ziehen

