# Was die Arena über Punkte in SHOGUN NO KATANA sagt.

arena-source-swords = Schwerter
arena-source-benefits = Boni
arena-source-katana = Katana
arena-source-honor = Ehrenkarten
arena-source-sashimono = Sashimonos
arena-source-favour = Gunst
arena-source-coins = Münzen
