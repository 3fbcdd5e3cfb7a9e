# Notices: what reaches people who aren't at the table.

notice-turn = The others are waiting for you.
    .title = Your turn in { $game }
notice-over = See how it ended.
    .title = { $game }: the game is over
notice-test = Notifications work. You'll hear from us when it's your turn.
