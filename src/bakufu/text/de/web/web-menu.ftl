# Das Menü des Tisches.

web-menu = Tisch
web-menu-text = Als Text
web-menu-record = Aufzeichnung herunterladen
web-menu-link = Link zu diesem Tisch
web-menu-result = Ergebnis und Wertung
web-menu-rematch = Noch einmal mit denselben Leuten
web-menu-back = Platz wieder einnehmen
web-menu-resign = Platz einem Bot überlassen
web-menu-resign-what = Ein Bot spielt für dich weiter. Du kannst den Platz wieder einnehmen, solange das Spiel läuft.
web-menu-resign-yes = Dem Bot überlassen
