# Künste in Japan: wie Wörter verbunden werden.

phrase-chamber-row = Zeile { $name }
phrase-chamber-column = Spalte { $name }
