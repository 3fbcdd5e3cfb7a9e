# Wie man spielt, auf fünf kurzen Seiten und einer für jedes Modul: genug für den Anfang. Die Regeln selbst antworten am Tisch auf „Warum?“.

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
howto-plan-help = Jedes Feld sagt dir, was deine Karte dort bewirkt. Unsicher? „Plan vorschlagen“ füllt den Plan für dich aus.
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
    .more = Die Bauern bezahlen deinen Krieg mit Truhen und Reis. Zieh nicht zweimal im Jahr in derselben Provinz ein.
howto-farmers-store = Winter: { $provinces } Provinzen, { $rice } Reis
howto-farmers-marker = Ziehst du Reis oder Steuern ein, kommt eine Flamme in die Provinz: Die Bauern sind verärgert.
howto-farmers-revolt =
    Ziehst du dort im selben Jahr noch einmal ein, gibt es einen Aufstand: Die Bauern kämpfen im Turm gegen deine Armeen.
    Gewinnst du nicht, ist die Provinz verloren.
howto-farmers-rice = Im Winter braucht jede deiner Provinzen 1 Reis. Reicht er nicht, gibt es in einigen von ihnen einen Aufstand.
