# How words of SHOGUN are joined.

phrase-event-card = { $effect } (winter: { $loss } rice)
