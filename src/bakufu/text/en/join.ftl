# What `bakufu join` says while a bot plays at somebody's table.

join-name = { $level } bot
join-seated = Sat down as { $player } at table { $table }.
join-over =
    { $place ->
        [1] The game is over and { $player } has won: { $scores }.
       *[other] The game is over, { $player } is number { $place }: { $scores }.
    }
