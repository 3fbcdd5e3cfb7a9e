# How words of SHOGUN are joined.

phrase-event-card = { $effect }（冬季稻米{ $loss }）
phrase-chamber-row = 横行{ $name }
phrase-chamber-column = 纵列{ $name }
