# Was jede Seite sagen kann: Lobby, Einstellungen und der Rahmen eines Tisches. Dateien wie web-room.ftl kommen mit ihren Seiten.

web-description = Der digitale Tisch für SHOGUN und SHOGUN NO KATANA: Spiel mit Freunden oder gegen Bots.
web-no-such-page = Diese Seite gibt es nicht.
web-to-lobby = Alle Tische
web-connecting = Du kommst an den Tisch
web-name-default = Gast

## Wer wo sitzt

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
web-bot-random = Bot, leicht
    .shogun = spielt auf gut Glück
    .katana = spielt auf gut Glück
web-bot-ashigaru = Bot, mittel
    .shogun = plant für die laufende Runde
    .katana = nimmt, was gerade am besten ist
web-bot-samurai = Bot, stark
    .shogun = plant voraus und rechnet mit Angriffen
    .katana = plant seine Schmiede voraus
web-bot-daimyo = Bot, sehr stark
    .shogun = probiert seine Pläne aus, bevor er wählt
    .katana = probiert seine Züge aus, bevor er wählt

## Überall

web-close = Schließen

## Einstellungen

web-settings = Einstellungen
web-language = Sprache

## Der eigene Name

web-tools = Werkzeuge
web-name-suggestions = Haru, Ren, Sora, Kaede, Aki, Nao, Rei, Yuki
web-account = Dein Name: { $name }
web-account-name = Name
web-account-failed = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Die Lobby

web-title-lobby = Bakufu: Tische für SHOGUN
web-title-lobby-turn =
    { $count ->
        [one] Du bist an 1 Tisch am Zug - Bakufu
       *[other] Du bist an { $count } Tischen am Zug - Bakufu
    }
web-hero = Nimm Platz
web-hero-more = Pläne, Armeen und Reis im alten Japan. Gegen Bots oder mit Freunden.
web-play-bots = Sofort gegen 3 Bots spielen
web-play-ghost = Allein spielen: SHOGUN NO KATANA
    .more = Das Spiel der Schwertschmiede, allein gegen den Geist
web-join-code = Mit einem Link beitreten
web-join-code-what = Der Link, den du bekommen hast
web-join-go = Zum Tisch
web-join-unknown = Das ist nicht der Link eines Tisches.
web-intro = Was ist { $game }?
web-intro-shogun-more =
    Du führst einen Clan im alten Japan. Plane heimlich zehn Aktionen, schicke deine Armeen durch den Würfelturm und
    versorge deine Bauern. Nach zwei Jahren gewinnt der Clan mit den meisten Siegpunkten.
web-intro-shogun-facts = Für 3 bis 5 Personen. Bots nehmen die freien Plätze.
web-intro-katana-more =
    Du bist ein Meister der Schmiedekunst. Schicke Arbeiter und Mönche nach Schwertern aus, schmiede sie Material für
    Material, verziere sie und liefere sie aus. Nach vier Runden gewinnt, wer die meisten Punkte hat.
web-intro-katana-facts = Für 1 bis 4 Personen. Allein spielst du gegen den Geist.
web-mine = Deine Partien
web-mine-play = Du bist am Zug
web-mine-open = Hingehen
web-open = Offene Tische
web-open-join = Beitreten
web-open-watch = Zuschauen
web-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen.
web-table-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
web-table-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }, { $setup ->
        [claim] Startprovinzen werden gewählt
       *[fixed] Startprovinzen vorgegeben
    }, { $side ->
        [moon] Spielplan Mond
       *[sun] Spielplan Sonne
    }
web-table-your-turn = Du bist am Zug
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
web-table-running = Läuft
web-table-finished = { $winners }: Sieg mit { $points } Punkten, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player } kam auf { $points } Punkte, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }

## Ein neuer Tisch

web-new-title = Stell dein eigenes Spiel zusammen
web-new-what = Wähle, wer mitspielt und wie. Lass einen Platz für Freunde frei, und du bekommst einen Link zum Verschicken.
web-new-filled = { $taken } von { $seats } Plätzen besetzt
web-new-game = Welches Spiel
web-game-shogun = SHOGUN
    .more = Pläne, Armeen und Reis: Führe einen Clan durch zwei Jahre. Für 3 bis 5 Personen.
web-game-katana = SHOGUN NO KATANA
    .more = Meister der Schmiedekunst fertigen Schwerter für die Daimyos und den Shogun. Allein oder bis zu viert.
web-new-alone = Allein
web-new-rooms = Räume des Palasts
web-new-rooms-first = Empfohlen
    .more = Die fünf Räume, die sich für die erste Partie am besten eignen.
web-new-rooms-random = Gezogen
    .more = Fünf der sieben Räume, zufällig gezogen.
web-new-seats = Wie viele spielen
web-new-players = { $count } Personen
web-seat-number = Platz { $seat }
web-seat-you = Du
web-seat-open = Freier Platz
web-seat-bot = Ein Bot
web-new-side = Spielplan
web-new-side-sun = Sonne
    .more = Die übliche Seite, am besten für die erste Partie.
web-new-side-moon = Mond
    .more = Dieselben Provinzen, aber zu anderen Regionen zusammengefasst.
web-new-setup = Startprovinzen
web-new-setup-fixed = Vorgegeben
    .more = Alle beginnen mit festgelegten Provinzen und Armeen.
web-new-setup-claim = Reihum gewählt
    .more = Reihum wählt jeder seine Provinzen. Das dauert länger.
web-module-how = So spielt sich { $module }
web-new-modules = Module: mehr Regeln, wenn du das Spiel kennst
web-new-hints = Hilfe im Spiel
web-new-hints-on = An
    .shogun = Du siehst deine Chancen im Kampf und kannst fragen, was ein Bot tun würde.
    .katana = Du kannst fragen, was ein Bot tun würde.
web-new-hints-off = Aus
    .shogun = Niemand sieht Chancen oder bekommt Vorschläge.
    .katana = Niemand bekommt Vorschläge.
web-new-visible = Wer beitreten darf
web-new-visible-listed = Alle
    .more = Der Tisch steht auf dieser Seite.
web-new-visible-link = Nur mit dem Link
    .more = Sonst findet niemand den Tisch.
web-new-pace = Zeit pro Entscheidung
    .more = Ist die Zeit um, entscheidet ein Bot, bis die Person zurück ist.
web-new-pace-short = 3 Minuten
web-new-pace-long = 10 Minuten
web-new-pace-hour = 1 Stunde
web-new-pace-day = 1 Tag
web-new-pace-week = 1 Woche
web-new-no-hurry = Beginnt sofort. Niemand drängt dich.
web-new-then-invite = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn du es sagst.
web-new-start = Spiel beginnen
web-new-open =
    { $count ->
        [one] Tisch eröffnen, 1 Platz frei
       *[other] Tisch eröffnen, { $count } Plätze frei
    }

## The rules page

web-rules-title = Die Regeln
web-rules-all = Alle Regeln
