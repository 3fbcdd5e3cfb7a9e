# What `bakufu join` says while a bot plays at somebody's table.

join-name = { $level }机器人
join-seated = 已在牌桌{ $table }以{ $player }入座。
join-over =
    { $place ->
        [1] 游戏结束，{ $player }获胜：{ $scores }。
       *[other] 游戏结束，{ $player }得第{ $place }名：{ $scores }。
    }
