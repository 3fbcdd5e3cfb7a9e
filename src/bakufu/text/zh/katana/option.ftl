# What is said beside the options of a decision.

option-monk = 僧侣：{ $place }
option-tile = { $recipe }，{ $points }分，{ $coins }枚钱币，强度{ $strength }
option-sword = { $house }宅邸：{ $tile }；从{ $space }开始
option-with-card = { $number }号牌（{ $effect }；或付{ $coins }，以后每次交付得{ $benefit }）
option-price = { $resource }{ $coins }
option-market = 购买（{ $prices }）并拿{ $cards }
option-academy = 装饰师前进1步，然后装饰（钱币：{ $steps }）
option-palace = 增加家族成员并使用房间（{ $rooms }）
option-komainu = { $coins }，并在下一轮先行
option-pass = 收工，荣誉牌{ $slot }
option-honor = { $honor }，现在对你值{ $points }分
option-quiet = 安静
option-deliver = { $points }分；行给{ $row }，列给{ $column }
option-play = 使用{ $number }号牌
option-effect = { $effect }
option-buy = 购买{ $number }号牌的收益
option-benefit = { $coins }；此后在一行或一列每次交付得{ $benefit }
option-card = { $number }号牌
option-both = { $effect }／付{ $coins }，在一行或一列每次交付得{ $benefit }
option-advance = 从{ $before }到{ $after }枚钱币
option-gives = 现在给{ $gives }
option-sashimono = 你有{ $count }面

## What "enough" means, by decision

option-enough-forging = 不再移动
option-enough-buying = 不再购买
option-enough-decorating = 不再装饰
option-enough-rooms = 不再使用房间
option-enough-komainu-effect = 不使用效果
option-enough-academy-gift = 不装饰
option-enough-palace-gift = 不使用房间
option-enough-aside = 现在不做
option-enough-end-of-turn = 结束回合
option-enough-changing-project = 进入构成
