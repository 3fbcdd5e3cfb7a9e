# 规则的章节，以规则名称的第一个词区分。

chapter-table = 牌桌
chapter-setup = 游戏准备
chapter-turn = 回合
chapter-temple = 寺院
chapter-houses = 宅邸
chapter-market = 集市
chapter-forge = 锻造坊
chapter-academy = 学院
chapter-palace = 御所
chapter-komainu = 狛犬
chapter-pass = 收工
chapter-movement = 移动刀
chapter-delivery = 交付
chapter-cards = 牌
chapter-project = 献刀计划
chapter-katana = SHOGUN NO KATANA
chapter-restore = 整备
chapter-end = 游戏结束
chapter-honor = 荣誉牌
chapter-market-cards = 集市牌
chapter-daimyo-cards = 大名牌
chapter-ghost = 单人：幽灵
chapter-ghost-end = 单人：终局计分
