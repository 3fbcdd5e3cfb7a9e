# Wie Wörter von SHOGUN verbunden werden.

phrase-event-card = { $effect } (Winter: { $loss } Reis)
phrase-chamber-row = Zeile { $name }
phrase-chamber-column = Spalte { $name }
