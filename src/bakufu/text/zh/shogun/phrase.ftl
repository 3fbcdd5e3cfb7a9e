# How words of SHOGUN are joined.

phrase-event-card = { $effect }（冬季损失{ $loss }单位稻米）
phrase-chamber-row = 横行{ $name }
phrase-chamber-column = 纵列{ $name }
