# What the arena says of points in SHOGUN NO KATANA.

arena-source =
    { $source ->
        [swords] 刀
        [benefits] 收益
        [katana] 御刀
        [honor] 荣誉牌
        [sashimono] 指物旗
        [favour] 青睐
       *[coins] 钱币
    }
