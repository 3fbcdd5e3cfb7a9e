# What the arena says of points in SHOGUN.

arena-source =
    { $source ->
        [provinces] 国
        [buildings] 建筑物
        [castles] 城堡
        [temples] 神社
        [theatres] 能剧舞台
        [favours] 恩赐
        [samurai] 武士
        [statues] 雕像
        [trophies] 战利品
       *[chambers] 殿室
    }
