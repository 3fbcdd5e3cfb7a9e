# Reviews of finished games.

review-running = Reviewing
review-title = Review: { $game }
review-unfinished = the game isn't over; only finished games can be reviewed
review-result = { $scores }. { $count ->
        [0] The Ghost won.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
review-chances = Chance to win
review-percent = { $percent }%
review-end = End of the game
review-player = { $player }: decisions kept { $percent }% of the chance to win ({ $parts })
review-causes = What changed the chance to win
review-accuracy = Chance to win kept by decisions
review-none-costly = No decision clearly cost more than 5% of the chance to win.
review-decision = { $stage }, move { $number }: { $moves }
review-better = Better: { $moves } ({ $after }% instead of { $before }%)
review-good = Clearly better than what a Hard bot would have done.
review-note = Chances to win are estimates: each decision is compared with the best alternative found in the same simulated worlds, using only what the player could know. Differences within noise aren't called mistakes. A review searches much longer than a hint at the table. It may find something better than a suggested move.
review-marks = The lines know all cards, face-down ones too. A mark stands at the chance to win after the decision, judged only by what its player could know then.

review-reason = { $space }: { $reason }
review-share = { $what } { $percent }%
review-cause = { $what } { $change }

review-kind-all = all decisions
review-kind-plan = plans
review-kind-order = turn order
review-kind-battle = attacks
review-kind-move = moving armies
review-kind-turn = turns
review-kind-other = other decisions

review-change-own = own decisions
review-change-rivals = rivals
review-change-tower = tower
review-change-order = tied bids
review-change-cards = cards
review-change-rest = unexplained

review-stage-spring = Spring, year { $number }
review-stage-summer = Summer, year { $number }
review-stage-autumn = Autumn, year { $number }
review-stage-winter = Winter, year { $number }
review-stage-round = Round { $number }

# Puzzles: positions in which one move is clearly best.

review-puzzles-making = Finding puzzles
review-puzzles-no-file = name a file for the puzzles with { $option }
review-puzzles-stopped = stopped; { $file } holds { $count } puzzles. The same command continues there.
review-puzzles-made = { $count } puzzles in { $file }, { $seconds } core seconds each
review-puzzles-none = You have solved all of these puzzles.
review-puzzles-level =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
review-puzzles-seat = You play { $player }.
review-puzzles-prompt = Your answer (h hint, s solution, q quit):
review-puzzles-what = Type the number of an answer, or h, s or q.
review-puzzles-right = Right!
review-puzzles-wrong = Not the best move.
review-puzzles-best = Best: { $move }
review-puzzles-gain = Then your chance to win is { $chance }%, { $gain } points more than with the next best answer.
review-puzzles-mine = Rating { $rating }, streak { $streak }, solved { $solved } of { $tried }
