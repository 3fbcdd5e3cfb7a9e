# Names of things. What people type at a prompt is matched against these as well as against the notation's words.

## Players, by the colour of their pieces; they stand at the start of sentences

name-colour-blue = 蓝方
name-colour-yellow = 黄方
name-colour-red = 红方
name-colour-black = 黑方
name-colour-purple = 紫方

## Cubes, counted

name-cube-blue = { $count }支蓝军
name-cube-yellow = { $count }支黄军
name-cube-red = { $count }支红军
name-cube-black = { $count }支黑军
name-cube-purple = { $count }支紫军
name-cube-farmers = { $count }支农民军

## Regions have no printed names, only colours

name-region-brown = 棕色
name-region-green = 绿色
name-region-purple = 紫色
name-region-red = 红色
name-region-yellow = 黄色

## Actions, and the space of the bid

name-space-castle = 修建城堡
name-space-temple = 修建神社
name-space-theatre = 修建舞台
name-space-rice = 征收稻米
name-space-tax = 征收税金
name-space-deploy-5 = 招募5支
name-space-deploy-3 = 招募3支
name-space-deploy-1 = 招募1支
name-space-battle-a = 战斗A
name-space-battle-b = 战斗B
name-space-bid = 出价

## Cards of a hand that are not provinces, and what may lie on a space instead of a card

name-card-chest = 宝箱牌{ $chests }
name-board-chest = { $chests }个宝箱
name-card-empty = 没有牌
name-card-nothing = 无
name-card-unplanned = 尚未放牌
name-card-surrendered = 牌已失去
name-card-face-down = 扣放

## What a player who claims may pick

name-card-left = 左
name-card-right = 右
name-card-pile = 牌堆
name-card-bury = 压底

## Special cards

name-special-one-more-chest = +1宝箱
name-special-one-more-rice = +1稻米
name-special-six-armies = 6支军队
name-special-attack = 进攻+1军队
name-special-defence = 防守+1军队

## What the events do. $first and $second are the numbers on the card.

name-effect-theatre-calms = 新建能剧舞台移走1个不满标志物
name-effect-two-farmers = 中立国由{ $first }支农民军防守
name-effect-castle-defends = 有城堡的国受到进攻时增加1支军队
name-effect-temple-protects = 有神社的国不能被进攻
name-effect-tax-at-most = 征收税金至多得{ $first }个宝箱
name-effect-tax-at-least = 征收税金至少得{ $first }个宝箱
name-effect-rice-at-least = 征收稻米至少得{ $first }单位
name-effect-rice-at-most = 征收稻米至多得{ $first }单位
name-effect-fewer-armies = “招募5支”只得{ $first }支，“招募3支”只得{ $second }支

## Seasons, sides, set-ups, buildings

name-season-spring = 春季
name-season-summer = 夏季
name-season-autumn = 秋季
name-season-winter = 冬季
name-side-sun = 太阳
name-side-moon = 月亮
name-setup-fixed = 预设
name-setup-claim = 选取
name-building-castle = 城堡
name-building-temple = 神社
name-building-theatre = 能剧舞台

## Provinces

name-province-aki = 安芸
name-province-awa-boso = 安房
name-province-awa-shikoku = 阿波
name-province-bingo = 备后
name-province-bitchu = 备中
name-province-bizen = 备前
name-province-echigo = 越后
name-province-echizen = 越前
name-province-etchu = 越中
name-province-harima = 播磨
name-province-hida = 飞驒
name-province-hitachi = 常陆
name-province-hoki = 伯耆
name-province-ise = 伊势
name-province-iwami = 石见
name-province-iyo = 伊予
name-province-izu = 伊豆
name-province-izumo = 出云
name-province-kaga = 加贺
name-province-kai = 甲斐
name-province-kazusa = 上总
name-province-kii = 纪伊
name-province-kozuke = 上野
name-province-mikawa = 三河
name-province-mimasaka = 美作
name-province-mino = 美浓
name-province-musashi = 武藏
name-province-mutsu = 陆奥
name-province-noto = 能登
name-province-omi = 近江
name-province-owari = 尾张
name-province-sagami = 相模
name-province-sanuki = 赞岐
name-province-settsu = 摄津
name-province-shima = 志摩
name-province-shimosa = 下总
name-province-shimotsuke = 下野
name-province-shinano = 信浓
name-province-suruga = 骏河
name-province-tajima = 但马
name-province-tamba = 丹波
name-province-tosa = 土佐
name-province-totomi = 远江
name-province-wakasa = 若狭
name-province-yamato = 大和
