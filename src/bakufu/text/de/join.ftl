# Was `bakufu join` sagt, während ein Bot an jemandes Tisch spielt.

join-name = Bot { $level }
join-seated = Sitzt als { $player } an Tisch { $table }.
join-over =
    { $place ->
        [1] Das Spiel ist zu Ende, und { $player } hat gewonnen: { $scores }.
       *[other] Das Spiel ist zu Ende, { $player } hat Platz { $place }: { $scores }.
    }
