# 有性格的机器人：名字、称号，以及一句话概括的打法。

character-builder = 清志
    .known = 筑城者清志
    .manner = 先建造，有把握才开战
character-raider = 巴
    .known = 突袭者巴
    .manner = 出手早，进攻频繁
character-noble = 彰子
    .known = 贵族彰子
    .manner = 高价竞标，争取先手
character-miser = 善兵卫
    .known = 守财奴善兵卫
    .manner = 惜箱如命，很少竞标
character-warden = 五郎
    .known = 边境守将五郎
    .manner = 处处设防
character-steward = 阿梅
    .known = 管家阿梅
    .manner = 入冬前先备足粮食
