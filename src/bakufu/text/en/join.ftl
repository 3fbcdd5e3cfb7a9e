# What `bakufu join` says while a bot plays at somebody's table.

join-name = { $level } bot
join-seated = Joined table { $table } as { $player }.
join-over =
    { $place ->
        [1] The game is over. { $player } won: { $scores }.
       *[other] The game is over. { $player } ranked { $place }: { $scores }.
    }
