# Wie man spielt, auf fünf kurzen Seiten und einer für jedes Modul: genug für den Anfang. Die Regeln selbst antworten am Tisch auf „Warum?“.

howto-title = Wie man spielt
howto-page = { $page } von { $pages }
howto-back = Zurück
howto-next = Weiter
howto-done = Fertig
howto-offer = Zum ersten Mal hier?
howto-offer-yes = Wie man spielt

## Was du willst

howto-points = Werde Shogun
    .more = Du bist ein Daimyo, ein Fürst, der über Japan herrschen will. Wer nach zwei Jahren die meisten Siegpunkte hat, gewinnt.
howto-points-one = +1
howto-points-provinces = Jede deiner Provinzen bringt jeden Winter 1 Punkt.
howto-points-buildings = Jede Burg, jeder Tempel und jedes Theater in deinen Provinzen bringt 1 Punkt mehr.
howto-points-most =
    Die meisten Burgen in einer Region (einem Gebiet in einer Farbe) bringen { $castle } Punkte, die meisten Tempel
    { $temple }, die meisten Theater { $theatre }.

## Ein Jahr

howto-year = Zwei Jahre mit je vier Jahreszeiten
    .more = Im Frühling, Sommer und Herbst haben alle dieselben zehn Aktionen. Dann kommt der Winter.
howto-year-seasons = Die Aktionen: bauen, Reis oder Steuern einziehen, Armeen aufstellen, ziehen und kämpfen.
howto-year-order = Ihre Reihenfolge wechselt jede Runde. Beim Planen siehst du die ersten fünf. Nach jeder Aktion wird eine weitere aufgedeckt.
howto-year-winter = Im Winter brauchen deine Provinzen Reis, und die Punkte werden gezählt.

## Ein Plan

howto-plan = Plane im Geheimen
    .more = Vor jeder Runde wählen alle gleichzeitig Karten für alle zehn Aktionen.
howto-plan-card = Eine Provinzkarte auf einer Aktion: Diese Provinz führt sie aus. Pro Runde kann sie nur eine Sache tun.
howto-plan-pass = Eine Truhenkarte auf einer Aktion: Du lässt sie aus.
howto-plan-bid = Auf „Gebot“ bietest du Truhen. Das höchste Gebot sucht sich zuerst aus, wann es dran ist und welchen Vorteil es bekommt.
howto-plan-help = Jedes Feld sagt dir, was deine Karte dort bewirkt. Unsicher? „Vorschlag“ füllt den Plan für dich aus.
howto-plan-does-tax = zieht Truhen ein
howto-plan-does-castle = baut eine Burg
howto-plan-does-battle-a = zieht los
howto-plan-does-rice = entfällt
howto-plan-does-bid = zahlt 2 Truhen

## Der Würfelturm

howto-tower = Der Würfelturm entscheidet Kämpfe
    .more = Alle kämpfenden Armeen kommen in einen Turm mit verborgenen Böden.
howto-tower-throw = Einige Würfel bleiben darin hängen. Andere fallen in die Schale.
howto-tower-tray = Wer mehr Würfel in der Schale hat, gewinnt und verliert so viele, wie die andere Seite hatte.
howto-tower-inside = Was hängen blieb, kann in einem späteren Kampf herausfallen. Ganz sicher ist ein Kampf also nie.
howto-tower-in = Hineingeworfen
howto-tower-out = Herausgefallen
howto-tower-left = Blau gewinnt, 2 bleiben

## Bauern und Reis

howto-farmers = Achte auf deine Bauern
    .more = Die Bauern bezahlen deinen Krieg mit Truhen und Reis. Verlange von einer Provinz nicht zu viel.
howto-farmers-store = Winter: { $provinces } Provinzen, { $rice } Reis
howto-farmers-marker = Ziehst du Reis oder Steuern ein, kommt eine Flamme in die Provinz: Die Bauern sind verärgert.
howto-farmers-revolt =
    Ziehst du dort im selben Jahr noch einmal ein, gibt es einen Aufstand: Die Bauern kämpfen im Turm gegen deine Armeen.
    Gewinnst du nicht, ist die Provinz verloren.
howto-farmers-rice = Im Winter braucht jede deiner Provinzen 1 Reis. Reicht er nicht, gibt es in einigen von ihnen einen Aufstand.

## Tenno's Court

howto-court = Tenno's Court
    .more = Entsende Hofbeamte zum Tenno, und jede Runde kannst du eine Gunst gewinnen.
howto-court-plan =
    Dein Plan hat drei Felder mehr: Sie wandeln 3, 2 und 1 Armee einer Provinz in Hofbeamte um. Eine Armee muss bleiben,
    und es gilt alles oder nichts.
howto-court-tower = Eine Würfelturmkarte nimmt dort stattdessen deine Armeen aus der Schale. Überall sonst heißt sie: keine Aktion.
howto-court-audience = Wer die meisten Hofbeamten hat, wählt zuerst: eine Gunst für 4, 3 oder 2 Hofbeamte.
howto-court-stay = Hofbeamte, die du nicht ausgibst, bleiben für die nächste Runde.

## Samurai

howto-samurai = Samurai
    .more = Wer weit verstreut Land besitzt, wird belohnt.
howto-samurai-regions = Hast du Provinzen in vier Regionen, wenn die Reihenfolge feststeht, wird deine nächste Samuraikarte aufgedeckt.
howto-samurai-benefit = Du wählst etwas, das darauf steht: Truhen, Reis, Punkte oder Armeen in der Schale.
howto-samurai-reset = Es gibt drei Karten, jede besser als die vorige. Nach dem Winter fängst du wieder mit der ersten an.

## Heerführer

howto-leaders = Heerführer
    .more = Dein Heerführer steht in einer deiner Provinzen.
howto-leaders-helps = Was du dort tust, kostet weniger oder bringt mehr.
howto-leaders-moves =
    Nach jeder Runde muss er in eine andere deiner Provinzen ziehen. Liegt sie nebenan, darfst du ein Denkmal
    zurücklassen.
howto-leaders-trophy = Wo er ankommt, werden die Denkmäler anderer zu deinen Trophäen. Fällt seine Provinz, fehlt er bis nach dem Winter.
howto-leaders-points = Am Ende bringen deine Denkmäler auf dem Spielplan und deine Trophäen Punkte.

## Künste in Japan

howto-chambers = Künste in Japan
    .more = Ein eigenes Tableau mit Punkten für seine Zeilen und Spalten.
howto-chambers-drawn = Jede Runde werden sechs Künstlerplättchen offen ausgelegt.
howto-chambers-most = Nach der Runde, Region für Region: Wer dort die meisten Provinzen hat, darf eines davon durch einen eigenen Marker ersetzen.
howto-chambers-lines = Am Ende bringen die meisten Marker in einer Zeile oder Spalte deren Punkte. Wer sich die Mehrheit teilt, bekommt einen weniger.
