# Anmerkungen zu den Fakten: worum es geht, und wie sicher das ist.

note-borders = von der Sonnenseite abgelesen; auf der Mondseite mit großer Sicherheit gleich
    .of = Grenzen zu Lande
note-sea-of-sun = der zwischen Shima und Izu ist ein Beispiel der Spielregel
    .of = Seewege der Sonnenseite
note-sea-of-moon = von der Sonnenseite übernommen; die Region Grün der Mondseite zerfällt damit in zwei Teile
    .of = Seewege der Mondseite
note-colours = welcher Daimyo welche Farbe hat; die Plätze nehmen die Farben in dieser Reihenfolge
    .of = Farben der Daimyos
note-tower = an 1539 simulierte Würfe angepasst, nicht an den echten Turm
    .of = Das Gesetz des Würfelturms
