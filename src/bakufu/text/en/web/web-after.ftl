# After a game, whichever it was: the end screen and the replay.

web-after-title = The end · Bakufu
web-after-over = The game is over
web-after-still = The game is not over yet.
web-after-loading = Loading…
web-after-no-line = Can't reach the server. Try again in a moment.
web-after-to-table = Back to the table
web-after-why = Why?
web-after-rematch = Play again
web-after-replay = Replay
web-after-share = Copy link
web-after-copied = Copied
web-after-as-table = As a table
web-after-record = Download the game record
web-after-replay-title = Replay · Bakufu
web-after-transport = Replay controls
web-after-slider = Step of the game
web-after-told = What happened here
web-after-moment = { $chapter }, step { $at } of { $last }
web-after-round-back = Previous round
web-after-back = Previous step
web-after-play = Play
web-after-pause = Pause
web-after-on = Next step
web-after-round-on = Next round
web-after-seen-by = View as
web-after-seen-by-me = Myself
web-after-seen-by-all = A spectator
web-after-share-moment = Link to this step
web-after-to-end = Final scoring
web-after-what-if = What if?
web-after-what-if-title = Continue from here
web-after-what-if-how = A new game starts at this step: you play the seat you choose, bots play the others.
web-after-what-if-seat = Continue as { $player }
web-after-what-if-over = The game is over here. Go back to an earlier step.

## The review of a finished game.

web-after-review = Review
web-after-review-title = Game review · Bakufu
web-after-review-of = Review for
web-after-review-computing = Reviewing the game: { $done } of { $total }
web-after-review-chances = Chance to win
web-after-review-hidden = up to this decision
web-after-review-mark = { $stage }: { $change }
web-after-review-place = { $number } of { $count }
web-after-review-played = Played:
web-after-review-better = Better:
web-after-review-good = Clearly better than what a Hard bot would have done.
web-after-review-try = Try it from here
web-after-review-show = Show on the board
web-after-review-next = Next
web-after-review-guess = Guess mode
web-after-review-guess-end = Leave guess mode
web-after-review-guess-which = Which is better?
web-after-review-guess-right = You found the better move.
web-after-review-guess-wrong = The other one was better.
web-after-review-none = No decision clearly cost this player more than 5% of the chance to win.
web-after-review-causes = Luck and play
web-after-review-sum = Own decisions { $play }, luck { $luck }.
web-after-review-accuracy = Chance to win kept by decisions
web-after-review-accuracy-all = All decisions
web-after-review-note = Chances to win are estimates. They use only what the player could know. Differences within noise aren't called mistakes.

## Puzzles.

web-after-puzzle-title = Puzzles · Bakufu
web-after-puzzle-game = Game
web-after-puzzle-about = Theme
web-after-puzzle-difficulty = Difficulty
web-after-puzzle-any-theme = Any theme
web-after-puzzle-any-level = Any difficulty
web-after-puzzle-theme = { $title } ({ $solved }/{ $count })
web-after-puzzle-level =
    { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
web-after-puzzle-then = { $move }. And then?
web-after-puzzle-back = Back
web-after-puzzle-hint = Hint
web-after-puzzle-right = Right!
web-after-puzzle-wrong = Not the best move.
web-after-puzzle-answered = You chose: { $move }
web-after-puzzle-best = Best: { $move }
web-after-puzzle-gain = Then you have a { $chance }% chance to win, { $gain } points more than with the next best answer.
web-after-puzzle-next = Next puzzle
web-after-puzzle-mine = Rating { $rating } · streak { $streak } · solved { $solved } of { $tried }
web-after-puzzle-none = You have solved all puzzles of this kind. Try another theme or difficulty.
