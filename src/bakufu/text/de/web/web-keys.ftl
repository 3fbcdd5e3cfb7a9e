# Die Tasten.

web-keys = Tasten
web-keys-text = der Tisch als Text
web-keys-map = zum Spielplan
web-keys-target = das nächste Ziel
web-keys-go = nächste Karte, nächstes Feld, nächste Provinz
web-keys-take = auswählen
web-keys-space = die Karte auf das Gebot oder ein Feld legen
web-keys-extra = dasselbe auf den Feldern, die ein Modul hinzufügt
web-keys-back = die Karte zurücknehmen
web-keys-undo = Zug zurücknehmen
web-keys-hint = Tipp
web-keys-ready = fertig
web-keys-howto = wie man spielt; auf einem Feld des Plans: warum?
web-keys-skip = überspringen, was gerade erzählt wird
web-keys-escape = einen Schritt zurück
