# What the log's filter calls the events of SHOGUN NO KATANA.

web-log-kind-deliveries = 交付
web-log-kind-forging = 锻造坊与学院
web-log-kind-gains = 人物与所得
web-log-kind-cards = 牌
web-log-kind-ghost = 幽灵
web-log-kind-scoring = 收工与计分
