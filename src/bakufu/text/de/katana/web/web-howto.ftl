# Wie man SHOGUN NO KATANA spielt: ein Anfang für Neulinge, nicht die Regeln.

howto-smiths = Schmiede für die Daimyos
    .more = Du bist ein Meister der Schmiedekunst. Wer nach vier Runden die meisten Punkte hat, gewinnt.
howto-smiths-points = Ein ausgeliefertes Schwert bringt die Punkte auf seinem Plättchen, in späteren Runden mehr.
howto-smiths-flags = Sein Sashimono zählt am Ende: Sätze aus verschiedenen Häusern sind am meisten wert.
howto-smiths-honor = Am Ende jeder Runde nimmst du eine Ehrenkarte. Sie sagt, was dir noch Punkte bringt.

howto-figures = Setze deine Figuren ein
    .more = In deinem Zug schickst du eine Figur an einen Ort. Dann ist der Nächste dran.
howto-figures-worker = Wähle einen Ort auf dem Spielplan: Du siehst, was daraus wird, bevor du dich entscheidest.
howto-figures-monk = Ein Mönch tut mehr als ein Arbeiter, kostet aber Münzen für den Tempel.
howto-figures-pass = Nichts mehr zu tun? Wähle eine Ehrenkarte und passe.
howto-area-houses = Häuser
howto-area-market = Markt
howto-area-academy = Akademie
howto-area-palace = Palast
howto-area-komainu = Komainu
howto-area-forge = Schmiede

howto-moving = Schwerter wandern durch deine Schmiede
    .more = Eine Figur an einer Reihe oder Spalte lässt jedes Schwert dort einen Schritt machen.
howto-moving-line = Wähle eine Reihe oder Spalte mit vielen Schwertern: Eine Figur bewegt sie alle.
howto-moving-next = Ein Schritt verbraucht das nächste Material des Rezepts: In seiner eigenen Reihe geht das Schwert nach rechts, sonst nach oben oder unten zur Reihe dieses Materials.
howto-moving-blocked = Zwei Schwerter können sich kein Feld teilen. Es kommt darauf an, in welcher Reihenfolge du sie bewegst.

howto-delivering = Liefere aus
    .more = Ein Schwert mit allen seinen Materialien kannst du ausliefern, jederzeit, auch in den Zügen der anderen.
howto-delivering-any = Was du gerade tun könntest, steht im Kasten „Jederzeit“. Dort wählst du auch, wann du gefragt wirst.
howto-delivering-lines = Die Reihe und die Spalte, in der es liegt, geben Materialien und Münzen. Karten unter deiner Schmiede geben mehr.
howto-delivering-frees = Manche Auslieferungen befreien einen Arbeiter für dich.
howto-delivering-decorate = Verziere es vorher in der Akademie: für Münzen jetzt und für Punkte bei der Auslieferung.

howto-shogun = Ein Schwert für den Shogun
    .more = Ausgelieferte Schwerter geben Materialien für dein Projekt für den Shogun.
howto-shogun-project = Mit einem jeder Art kannst du dein SHOGUN NO KATANA komponieren, aus bis zu sieben Materialien.
howto-shogun-compose = Nachbarn müssen aus derselben Reihe oder aus der nächsten sein. Der Kasten neben deiner Schmiede sagt, was nicht stimmt.
howto-shogun-worth = Es ist so viel wert, wie seine Materialien kosten, und das kostbarste gewinnt die Gunst des Shogun.

howto-ghost = Allein gegen den Geist
    .more = Der Geist hat keine Schmiede. Seine Karten sagen, wohin er geht.
howto-ghost-card = Nach jedem deiner Züge zieht er eine Karte und besetzt dort ein Feld.
howto-ghost-points = Er bekommt sofort Punkte, und am Ende für seine Schwerter, Sashimonos und Ehrenkarten.
howto-ghost-gifts = Im Palast und in der Akademie bekommst auch du etwas.
