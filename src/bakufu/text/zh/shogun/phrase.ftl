# How words of SHOGUN are joined.

phrase-event-card = { $effect }（冬季稻米{ $loss }）
