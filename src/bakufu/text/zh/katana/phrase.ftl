# How words of SHOGUN NO KATANA are joined.

phrase-sword = { $number }号刀
phrase-card = “{ $effect }”牌
phrase-house-space = { $house }宅邸（{ $number }号位）
phrase-swords-at = { $house }宅邸{ $swords }号
phrase-coins = { $coins }枚钱币
phrase-points = { $points }分
