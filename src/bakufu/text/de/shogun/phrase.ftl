# Wie Wörter von SHOGUN verbunden werden.

phrase-event-card = { $effect } (Winter: { $loss } Reis)
