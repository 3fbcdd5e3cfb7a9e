# Wie man SHOGUN NO KATANA spielt: ein Anfang für Neulinge, nicht die Regeln.

howto-smiths = Schmiede für die Daimyos
    .more = Du leitest eine Schmiede. Wer nach vier Runden die meisten Punkte hat, gewinnt.
howto-smiths-points = Ein ausgeliefertes Schwert bringt die Punkte auf seinem Plättchen, in späteren Runden mehr.
howto-smiths-flags = Du behältst sein Sashimono. Am Ende bringen Sätze aus verschiedenen Häusern Punkte.
howto-smiths-honor = Wenn du passt, nimmst du eine Ehrenkarte. Sie belohnt etwas, das du getan hast.

howto-figures = Arbeiter und Mönche einsetzen
    .more = In deinem Zug setzt du einen Arbeiter oder Mönch ein. Dann sind die anderen dran.
howto-figures-worker = Wähle einen Ort auf dem Spielplan. Bevor etwas geschieht, siehst du eine Vorschau.
howto-figures-monk = Ein Mönch tut mehr als ein Arbeiter, kostet aber Münzen.
howto-figures-pass = Nichts mehr zu tun? Wähle eine Ehrenkarte und passe.
howto-area-houses = Häuser
howto-area-market = Markt
howto-area-academy = Akademie
howto-area-palace = Palast
howto-area-komainu = Komainu
howto-area-forge = Schmiede

howto-moving = Schwerter wandern durch deine Schmiede
    .more = An einer Reihe oder Spalte deiner Schmiede rückt jedes Schwert dort einen Schritt.
howto-moving-line = Wähle eine Reihe oder Spalte mit vielen Schwertern: Ein Arbeiter bewegt sie alle.
howto-moving-next = Jeder Schritt verbraucht das nächste Material des Rezepts. Passt es zur Reihe des Schwerts, geht es nach rechts, sonst nach oben oder unten in die Reihe dieses Materials.
howto-moving-blocked = Zwei Schwerter teilen sich kein Feld, also zählt die Reihenfolge ihrer Schritte.

howto-delivering = Liefere aus
    .more = Ein Schwert mit allen Materialien kannst du jederzeit ausliefern, auch in fremden Zügen.
howto-delivering-any = Was du gerade tun könntest, steht im Kasten „Jederzeit“. Dort wählst du auch, wann du gefragt wirst.
howto-delivering-lines = Reihe und Spalte des Schwerts geben dir Materialien und Münzen. Karten unter deiner Schmiede sorgen dort für mehr.
howto-delivering-frees = Manche Auslieferungen machen einen weiteren Arbeiter frei.
howto-delivering-decorate = Verziere ein Schwert vorher in der Akademie: Das bringt jetzt Münzen und bei der Auslieferung Punkte.

howto-shogun = Ein Schwert für den Shogun
    .more = Ausgelieferte Schwerter lassen Materialien für dein Projekt für den Shogun übrig.
howto-shogun-project = Mit einem von jeder Art kannst du dein SHOGUN NO KATANA zusammenstellen, aus bis zu sieben Materialien.
howto-shogun-compose = Benachbarte Materialien müssen aus derselben oder aus angrenzenden Reihen sein. Der Kasten neben deiner Schmiede zeigt, was nicht stimmt.
howto-shogun-worth = Es bringt so viele Punkte, wie seine Materialien kosten. Das kostbarste gewinnt die Gunst des Shogun.

howto-ghost = Allein gegen den Geist
    .more = Der Geist hat keine Schmiede. Seine Karten sagen, wohin er geht.
howto-ghost-card = Nach jedem deiner Züge zieht er eine Karte und besetzt ein Feld dieses Bereichs.
howto-ghost-points = Er bekommt sofort Punkte, und am Ende für seine Schwerter, Sashimonos und Ehrenkarten.
howto-ghost-gifts = Ist er im Palast oder in der Akademie, bekommst auch du etwas.
