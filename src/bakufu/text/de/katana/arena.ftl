# Was die Arena über Punkte in SHOGUN NO KATANA sagt.

arena-source =
    { $source ->
        [swords] Schwerter
        [benefits] Boni
        [katana] Katana
        [honor] Ehrenkarten
        [sashimono] Sashimonos
        [favour] Gunst
       *[coins] Münzen
    }
