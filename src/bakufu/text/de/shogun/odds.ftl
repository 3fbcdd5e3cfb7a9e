# Wie ein Kampf ausginge. Anteile liegen zwischen 0 und 1.

odds-short =
    Sieg { NUMBER($won, style: "percent") }, Niederlage { NUMBER($lost, style: "percent") }, niemand
    { NUMBER($undecided, style: "percent") }
odds-own = deine eigene, kein Kampf
odds-attack =
    { $attackers ->
        [one] 1 Armee
       *[other] { $attackers } Armeen
    } gegen { $defenders ->
        [one] 1 Armee
       *[other] { $defenders } Armeen
    }{ $loyal ->
        [yes]{""}
       *[no] {" "}(Bauern halten sich heraus)
    }
odds-neutral =
    { $attackers ->
        [one] 1 Armee
       *[other] { $attackers } Armeen
    } gegen { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    } einer neutralen Provinz
odds-revolt =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } gegen einen Aufstand mit { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    }
odds-attacker-wins = Angreifer gewinnt
odds-defender-wins = Verteidiger gewinnt
odds-farmers-win = Bauern gewinnen
odds-owner-wins = Besitzer behält sie
odds-undecided = niemand gewinnt
odds-tie-lost = unentschieden, sie ist verloren
odds-tie-neutral = unentschieden, sie bleibt neutral
odds-left = im Mittel bleiben { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-tower = Im Turm: { $inside }. In der Schale: { $tray }.
odds-sampled = { $throws } Würfe mit so einem Turm.
