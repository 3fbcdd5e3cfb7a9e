# 规则的章节，以规则名称的第一个词区分。

chapter-table = 牌桌
chapter-setup = 游戏准备
chapter-season = 一季
chapter-plan = 制定计划
chapter-order = 行动顺序
chapter-event = 事件
chapter-special = 特殊牌
chapter-action = 行动
chapter-build = 修建
chapter-collect = 稻米与税金
chapter-deploy = 招募军队
chapter-march = 进军
chapter-battle = 战斗
chapter-revolt = 暴动
chapter-winter = 冬季
chapter-score = 计分
chapter-end = 游戏结束
