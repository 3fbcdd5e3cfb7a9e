# Was neben den Möglichkeiten einer Entscheidung steht.

option-claim-pile = die oberste Karte, ungesehen
option-claim-bury = beide offenen Karten kommen unter den Stapel, und du wählst noch einmal
option-province = Steuern { $tax }, Reis { $rice }, { $sites ->
        [one] 1 Bauplatz
       *[other] { $sites } Bauplätze
    }, Region { $region }{ $count ->
        [0]{""}
       *[other] , neben { $own }
    }
option-own = deine, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
option-foe = { $owner }, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
option-neutral = neutral
option-worth = { $who }; Steuern { $tax }, Reis { $rice }{ $count ->
        [0]{""}
       *[other] ; { $buildings }
    }{ $markers ->
        [0]{""}
        [one] ; 1 Unruhemarker
       *[other] ; { $markers } Unruhemarker
    }
option-stay = die Armeen bleiben
option-revolt = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }, { $markers ->
        [0] kein Unruhemarker
        [one] 1 Unruhemarker
       *[other] { $markers } Unruhemarker
    }
option-place = { $special }: { $privilege }
option-add = 1 Armee aus deinem Vorrat von { $supply } dazugeben
option-add-none = keine dazugeben
