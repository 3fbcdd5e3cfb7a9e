# Names of things. What people type at a prompt is matched against these as well as against the notation's words.

## Players, by the colour of their figures; they stand at the start of sentences

name-colour-purple = 紫方
name-colour-yellow = 黄方
name-colour-black = 黑方
name-colour-orange = 橙方
name-player-ghost = 幽灵

## Resources: by name, by letter in a recipe, and counted. Letters have to be Latin: a capital lies on the Sword

name-resource-lacquer = 漆料
name-resource-wood = 木材
name-resource-steel = 钢材
name-resource-leather = 鳐皮

name-letter-lacquer = Q
name-letter-wood = M
name-letter-steel = G
name-letter-leather = P

name-some-lacquer = { $count }份漆料
name-some-wood = { $count }份木材
name-some-steel = { $count }份钢材
name-some-leather = { $count }份鳐皮

## Houses, and where a card may come from

name-house-red = 红色
name-house-blue = 蓝色
name-house-white = 白色
name-house-green = 绿色

name-source-red = 红色宅邸
name-source-blue = 蓝色宅邸
name-source-white = 白色宅邸
name-source-green = 绿色宅邸
name-source-market = 集市

## Areas of the main board, and the lines of a Forge: rows by their Resource, columns by letter. In lists they are short

name-place-market = 集市
    .short = 集市
name-place-academy = 学院
    .short = 学院
name-place-palace = 御所
    .short = 御所
name-place-komainu = 狛犬
    .short = 狛犬

name-line-row-1 = 漆料行
    .short = 漆料行
name-line-row-2 = 木材行
    .short = 木材行
name-line-row-3 = 钢材行
    .short = 钢材行
name-line-row-4 = 鳐皮行
    .short = 鳐皮行
name-line-column-1 = a列
    .short = a列
name-line-column-2 = b列
    .short = b列
name-line-column-3 = c列
    .short = c列
name-line-column-4 = d列
    .short = d列
name-line-column-5 = e列
    .short = e列

## The Sword that has no number

name-sword-katana = SHOGUN NO KATANA

## Rooms, by what they grant

name-room-coins = { $amount }枚钱币
name-room-leather = 以{ $amount }枚钱币买鳐皮
name-room-lacquer = 以{ $amount }枚钱币买漆料
name-room-move = 移动1把刀
name-room-advance = 装饰师前进1步
name-room-steel = { $amount }份钢材
name-room-decorate = 装饰1份资源

## The immediate effects of cards

name-effect-cheaper-monk = 派僧侣只需{ $monk }枚钱币
name-effect-double-coins = 学院所得钱币翻倍
name-effect-double-line = 一次交付中一行或一列的收益翻倍
name-effect-second-benefit = 一行或一列的第二项收益
name-effect-double-points = 交付时刀牌片的分数翻倍
name-effect-decorate-one = 装饰1份资源
name-effect-rearrange = 重新安排家族
name-effect-exchange = 互换至多3份{ $first }和{ $second }
name-effect-advance = 装饰师前进1步
name-effect-room = { $room }

## Honor cards, by what they count

name-honor-sashimono = 每面{ $of }指物旗{ $points }分
name-honor-strength = 每把强度至少{ $of }的刀{ $points }分
name-honor-resource = 每把含{ $of }的刀{ $points }分
name-honor-decorated = 每把至少有{ $of }处装饰的刀{ $points }分
name-honor-certain = 无论如何{ $points }分
name-honor-total-strength = 所有刀的强度每1级{ $points }分
name-honor-strength-levels = 每种不同的强度{ $points }分
name-honor-benefits = 锻造坊下方每张牌{ $points }分
name-honor-figures = 终局时主图板上每名人物{ $points }分
name-honor-decorators = 装饰师所示的每枚钱币{ $points }分
name-honor-unused-cards = 每张未用的牌{ $points }分
name-honor-flowers = 计分条上每到达一朵花{ $points }分
name-honor-coins = 钱币连同折价的资源每{ $of }枚{ $points }分
name-honor-decorations = SHOGUN NO KATANA以外的刀上每处装饰{ $points }分
name-honor-katana-decorations = SHOGUN NO KATANA上每处装饰{ $points }分

## The cards of the Ghost

name-ghost-daimyo = 大名
name-ghost-palace = 御所
name-ghost-market = 集市
name-ghost-academy = 学院
name-ghost-first-player = 起始玩家
