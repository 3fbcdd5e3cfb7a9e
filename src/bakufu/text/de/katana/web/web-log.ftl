# Wie der Filter des Protokolls die Ereignisse von SHOGUN NO KATANA nennt.

web-log-kind-deliveries = Auslieferungen
web-log-kind-forging = Schmiede und Akademie
web-log-kind-gains = Figuren und Gewinne
web-log-kind-cards = Karten
web-log-kind-ghost = Der Geist
web-log-kind-scoring = Passen und Wertung
