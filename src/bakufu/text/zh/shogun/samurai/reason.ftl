# 武士：建议的理由。

reason-benefit-chests = { $amount }个宝箱对你的计划帮助最大。
reason-benefit-rice = 冬季需要的稻米比你现有的多{ $short }单位。
reason-benefit-armies = 接盘里的{ $amount }支军队会在你的下一场战斗中帮忙。
reason-benefit-points = { $amount }分比其他的更有价值。
