# Einstellungen.

web-settings-theme = Farben
web-settings-theme-system = Wie das System
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-motion = Bewegung
web-settings-motion-system = Wie das System
web-settings-motion-reduced = Reduziert
web-settings-pace = Züge der anderen
web-settings-pace-calm = Langsam
web-settings-pace-brisk = Zügig
web-settings-pace-once = Sofort
web-settings-sounds = Töne
web-settings-obvious = Fragen mit nur einer sinnvollen Antwort überspringen
web-settings-printed-order = Wie gedruckt
    .more = Das Tableau in der gedruckten Ordnung, nicht in der Reihenfolge der Runde
web-settings-follow-battles = Kämpfen folgen
    .more = Die Karte geht nahe an deine eigenen Kämpfe heran und danach wieder zurück
web-settings-notes = Hinweise für das erste Mal wieder zeigen
web-settings-notes-all = Hinweise für das erste Mal werden gezeigt
