# What the arena says of points in SHOGUN NO KATANA.

arena-source-swords = 刀
arena-source-benefits = 收益
arena-source-katana = 御刀
arena-source-honor = 荣誉牌
arena-source-sashimono = 指物旗
arena-source-favour = 青睐
arena-source-coins = 钱币
