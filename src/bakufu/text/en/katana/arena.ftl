# What the arena says of points in SHOGUN NO KATANA.

arena-source-swords = Swords
arena-source-benefits = Benefits
arena-source-katana = Katana
arena-source-honor = Honor cards
arena-source-sashimono = Sashimonos
arena-source-favour = Favour
arena-source-coins = Coins
