# How words of SHOGUN are joined.

phrase-event-card = { $effect } (winter { $loss } rice)
phrase-chamber-row = row { $name }
phrase-chamber-column = column { $name }
