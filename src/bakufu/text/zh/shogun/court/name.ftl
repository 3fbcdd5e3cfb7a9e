# Tenno's Court: names of things.

name-space-convert-3 = 转任3名
name-space-convert-2 = 转任2名
name-space-convert-1 = 转任1名
name-card-tower-1 = 骰塔牌1
name-card-tower-2 = 骰塔牌2
name-card-tower-3 = 骰塔牌3

## Favours, with the number of the card

name-favour-event = 移除事件（{ $number }号牌）
name-favour-marker = 移走1个不满标志物（{ $number }号牌）
name-favour-armies = { $amount }支军队进驻一国（{ $number }号牌）
name-favour-chests = { $amount }个宝箱（{ $number }号牌）
name-favour-tray = { $amount }支军队放入接盘（{ $number }号牌）
name-favour-rice = { $amount }单位稻米（{ $number }号牌）
name-favour-points = { $amount }分（{ $number }号牌）
name-favour-castle = 1座城堡（{ $number }号牌）
name-favour-temple = 1座神社（{ $number }号牌）
name-favour-theatre = 1座能剧舞台（{ $number }号牌）
name-favour-protection-a = 免受战斗A（{ $number }号牌）
name-favour-protection-b = 免受战斗B（{ $number }号牌）
name-favour-protection-both = 免受战斗A和战斗B（{ $number }号牌）
