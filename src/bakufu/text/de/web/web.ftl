# Was jede Seite sagen kann: Lobby, Einstellungen und der Rahmen eines Tisches. Dateien wie web-room.ftl kommen mit ihren Seiten.

web-description = Der digitale Tisch für SHOGUN und SHOGUN NO KATANA.
web-no-such-page = Seite nicht gefunden.
web-to-lobby = Alle Tische
web-name-default = Gast

## Überall


## Einstellungen

web-settings = Einstellungen
web-language = Sprache

## Der eigene Name

web-tools = Werkzeuge
web-name-suggestions = Haru, Ren, Sora, Kaede, Hina, Nao, Rei, Yuki
web-account = Dein Name: { $name }
web-account-failed = Keine Antwort vom Server. Versuch es erneut.

## Die Lobby

web-title-lobby = Bakufu: Tische für SHOGUN
web-title-lobby-turn =
    Du bist an { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    } am Zug - Bakufu
web-hero-shogun = Plane im Geheimen. Erobere Provinzen. Der Turm entscheidet.
web-hero-katana = Schmiede Schwerter für vier Häuser, und eines für den Shogun.
web-play = Spielen
web-play-bots = Spielen: sofort gegen { web-table-bots }
    .more = sofort gegen { web-table-bots }
web-play-ghost = Spielen: sofort gegen den Geist
    .more = sofort gegen den Geist
web-learn = Lernen
web-learn-on = Weiter mit deiner Lektion
web-learn-shogun = Ein Jahr mit Begleitung, etwa 30 Minuten
web-learn-katana = Eine Runde mit Begleitung, etwa 15 Minuten
web-join-code = Link oder Datei öffnen
web-intro = Was ist { $game }?
web-intro-shogun-more =
    Du führst einen Clan im alten Japan. Plane zehn Aktionen, schicke Armeen durch den Würfelturm, versorge Bauern. Nach
    zwei Jahren gewinnt, wer die meisten Punkte hat.
web-intro-shogun-facts = Für 3 bis 5 Personen, auch Bots.
web-intro-katana-more =
    Du bist Schmiedemeister. Lass Arbeiter und Mönche Schwerter holen, schmiede, verziere und liefere sie. Nach
    vier Runden gewinnt, wer die meisten Punkte hat.
web-intro-katana-facts = Für 1 bis 4 Personen, allein gegen den Geist.
web-mine = Deine Partien
web-mine-play = Du bist am Zug
web-mine-open = Hingehen
web-open = Offene Tische
web-open-join = Beitreten
web-open-watch = Zuschauen
web-open-none = Kein offener Tisch. Eröffne einen.
web-how = Wie man spielt
web-table-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }

## Ein neuer Tisch

web-new-title = Einen Tisch einrichten
web-new-game = Welches Spiel
web-new-alone = Allein
web-new-players = { $count } Spieler
web-new-summary-open =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
web-new-summary-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    } ({ $level ->
        [random] leicht
        [ashigaru] mittel
        [samurai] stark
        [shogun] meisterhaft
       *[daimyo] sehr stark
    })
web-new-summary-side =
    { $side ->
        [moon] Mondseite
       *[sun] Sonnenseite
    }
web-new-summary-setup =
    { $setup ->
        [claim] gewählte Provinzen
       *[fixed] vorgegebene Provinzen
    }
web-new-summary-base = ohne Module
web-new-summary-rooms =
    { $rooms ->
        [random] zufällige Räume
       *[first] empfohlene Räume
    }
web-game-shogun = SHOGUN
web-game-katana = SHOGUN NO KATANA

## The rules page

web-rules-title = Die Regeln
web-puzzles = Aufgaben
web-daily = Tagespartie
web-rules-all = Alle Regeln
