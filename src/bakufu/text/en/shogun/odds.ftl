# How a battle would end. Shares are between 0 and 1.

odds-short =
    win { NUMBER($won, style: "percent") }, lose { NUMBER($lost, style: "percent") }, nobody
    { NUMBER($undecided, style: "percent") }
odds-own = your own, no battle
odds-attack =
    { $attackers ->
        [one] 1 army
       *[other] { $attackers } armies
    } against { $defenders ->
        [one] 1 army
       *[other] { $defenders } armies
    }{ $loyal ->
        [yes]{""}
       *[no] {" "}(farmers don't join)
    }
odds-neutral =
    { $attackers ->
        [one] 1 army
       *[other] { $attackers } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } of a neutral province
odds-revolt =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against a revolt of { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }
odds-attacker-wins = attacker wins
odds-defender-wins = defender wins
odds-farmers-win = farmers win
odds-owner-wins = owner keeps it
odds-undecided = nobody wins
odds-tie-lost = tie, province lost
odds-tie-neutral = tie, province stays neutral
odds-left = { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } left on average
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-tower = Inside the tower: { $inside }. In the tray: { $tray }.
odds-sampled = From { $throws } simulated throws.
