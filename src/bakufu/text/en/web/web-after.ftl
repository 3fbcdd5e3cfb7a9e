# After a game, whichever it was: the end screen and the replay.

web-after-title = The end · Bakufu
web-after-over = The game is over
web-after-still = The game is not over yet.
web-after-loading = Loading…
web-after-no-line = Can't reach the server. Try again in a moment.
web-after-to-table = Back to the table
web-after-why = Why?
web-after-stands = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
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
web-after-review-left =
    { $minutes ->
        [0] Less than a minute left.
        [one] About 1 minute left.
       *[other] About { $minutes } minutes left.
    }
web-after-review-waiting = This can take a while
web-after-review-takes = It usually takes one to three minutes, longer on a busy computer.
web-after-review-slow = Longer than usual: the computer is probably busy.
web-after-review-does = Each decision is played again in many imagined games and compared with its best alternative. Only what the player could know then is used.
web-after-review-goes-on =
    You can leave this page. The review continues meanwhile{ $here ->
        [yes] , as long as this tab is open.
       *[no] .
    }
web-after-review-coming = What you'll see here
web-after-review-coming-chances = Where the game was decided
    .more = Everybody's chance to win, from the first decision to the last.
web-after-review-coming-decision = What you could have done better
    .more = Your costliest decisions, each with a better one, the reasons, and a button to try it.
web-after-review-coming-causes = Luck or play
    .more = How much your decisions, your rivals and luck each changed your chance to win.
web-after-review-chances = Chance to win
web-after-review-hidden = up to this decision
web-after-review-mark = { $stage }: { $change }
web-after-review-place = { $number } of { $count }
web-after-review-column-played = Played
web-after-review-column-better = Better
web-after-review-space = Action
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
web-after-review-accuracy-note = 100% means that each decision was as good as the best one found. At 90%, the decisions gave away a tenth of the chance to win that they could have had.
web-after-review-before = Before the decision: { $stage }
web-after-review-alone = Alone
    .more = “Alone”: what placing this one card would have gained, if that is more than noise. The card it replaces takes its place.
web-after-review-same =
    { $count ->
        [one] 1 card is the same
       *[other] { $count } cards are the same
    }
web-after-review-same-card = { $space }: { $card }
web-after-review-others =
    { $count ->
        [one] 1 more decision
       *[other] All { $count } other decisions
    }
web-after-review-other-plan =
    { $count ->
        [0] Plan
        [one] Plan: 1 card differs
       *[other] Plan: { $count } cards differ
    }
web-after-review-within-noise = within noise
web-after-review-noise = No clear difference from the best alternative: not a mistake.
web-after-review-best = Nothing better was found.
web-after-review-first = This is the first decision: the curve begins here.
web-after-review-rest = “{ $name }”: the same position, estimated again, doesn't come out exactly the same.
web-after-review-note = Chances to win are estimates. Decisions are judged only by what the player could know. Differences within noise aren't called mistakes.
web-after-review-marks = The lines know all cards, face-down ones too. A mark stands at the chance to win after the decision, judged only by what its player could know then.
web-after-review-deeper = A review searches much longer than a hint at the table. It may find something better than a suggested move.

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
web-after-puzzle-gain = Then your chance to win is { $chance }%, { $gain } points more than with the next best answer.
web-after-puzzle-next = Next puzzle
web-after-puzzle-list = Pick on the board, or from a list of { $count }
web-after-puzzle-mine = Rating { $rating } · streak { $streak } · solved { $solved } of { $tried }
web-after-puzzle-none = You have solved all puzzles of this kind. Try another theme or difficulty.

## The daily deal

web-after-daily-title =
    { $kind ->
        [week] Deal of the week
        [past] Daily deal
       *[today] Today's deal
    }
web-after-daily-about = The same cards, events, tower and bots for everyone. Your first game on the day counts.
web-after-daily-about-week = The same beginning for every group. Bring your friends, and compare how other groups did with it.
web-after-daily-from = Week of { $day }
web-after-daily-left = Next deal in { $hours } h { $minutes } min
web-after-daily-left-days = { $days } d { $hours } h left
web-after-daily-today = Today's deal
web-after-daily-week = Deal of the week
web-after-daily-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-after-daily-bots = Opponents: { $bots }
web-after-daily-times = { $count } × { $name }
web-after-daily-played =
    { $count ->
        [0] Nobody has finished yet
        [one] 1 player has finished
       *[other] { $count } players have finished
    }
web-after-daily-groups-played =
    { $count ->
        [0] No group has finished yet
        [one] 1 group has finished
       *[other] { $count } groups have finished
    }
web-after-daily-play = Play
web-after-daily-continue = Continue
web-after-daily-practice = Play for practice
web-after-daily-counts = This game counts: no hints, no undo, nobody watches, and there is no second try. Finish before midnight UTC.
web-after-daily-gather = Open a table
web-after-daily-gather-how = Open a table, pass its link on, and start when everyone is there. You can play each week's deal once.
web-after-daily-to-table = Go to your table
web-after-daily-mine = Place { $place } of { $players } ({ $margin } points)
web-after-daily-ahead = Better than { $percent }% of the others
web-after-daily-share = Your result as text
web-after-daily-review = Review my game
web-after-daily-late = Your game ended after the deal was over, so it doesn't count.
web-after-daily-sealed = Results appear when you have finished your own game.
web-after-daily-rank = Rank
web-after-daily-player = Player
web-after-daily-points = Points
web-after-daily-margin = Margin
web-after-daily-place = Place
web-after-daily-you = { $name } (you)
web-after-daily-of = { $place } of { $players }
web-after-daily-who = Whose results
web-after-daily-everyone = Everyone
web-after-daily-met = People you've played with
web-after-daily-spread = All { $count } results by points
web-after-daily-spread-middle = Median { $median }, best { $best }
web-after-daily-spread-you = You, { $points }
web-after-daily-spread-bar =
    { $count ->
        [one] { $low }–{ $high } points: { $count } game
       *[other] { $low }–{ $high } points: { $count } games
    }
web-after-daily-group = Group { $number }
web-after-daily-past = Past deals
web-after-daily-day = { $game }: { $points } points, place { $place } of { $players }
web-after-daily-average = average points
web-after-daily-wins =
    { $count ->
        [one] game won
       *[other] games won
    }
web-after-daily-streak =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
web-after-daily-missed = Missed a day? Play it for practice at any time. Only the day itself counts.
web-after-daily-fair = Can I trust the deal?
web-after-daily-fair-how = All chance follows from a secret that the server is committed to beforehand: its fingerprint is shown now, and the secret itself when the deal is over. Everyone can then check that nothing was exchanged.
web-after-daily-fair-alone = On this device the deal follows from the date alone. There is no server to keep a secret, so everyone could look it up: this is for your own fun.
web-after-daily-commitment = Fingerprint (SHA-256)
web-after-daily-next = Fingerprint of the next deal
web-after-daily-secret = Secret
web-after-daily-check = Check it with
web-after-daily-back = Back to the deal

## Statistics

web-after-stats = Statistics
web-after-stats-about = How your games went, private ones included. Lessons, branches and practice don't count.
web-after-stats-none = There is nothing to count yet. Finish a game, and it appears here a moment later.
web-after-stats-kind =
    { $kind ->
        [game] By game
        [opponent] By opponent
        [opening] By opening
        [seat] By seat
        [players] By number of players
        [module] By module
       *[thing] Favorite provinces and Swords
    }
web-after-stats-by =
    { $kind ->
        [game] Game
        [opponent] Opponent
        [opening] Opening
        [seat] Seat
        [players] Players
        [module] Module
       *[thing] Controlled at the end, or delivered
    }
web-after-stats-played = Games
web-after-stats-won = Won
web-after-stats-ahead = You ahead
web-after-stats-average = Points on average
web-after-stats-points = Points: { $game }
web-after-stats-points-label = Points of the last { $count } games, { $won } of them won
web-after-stats-points-how = One bar per game, the latest on the right. Games you won are green.
web-after-stats-luck = Luck over time
web-after-stats-luck-label = Luck of the last { $count } games; added up: { $sum } cubes
web-after-stats-luck-how = Bars: how many more of your cubes than expected came out of the tower, game by game. The line adds them up.
web-after-stats-csv = Download the data as CSV
web-after-stats-thing =
    { $played ->
        [one] { $title }: { $played } game, { $won }% won
       *[other] { $title }: { $played } games, { $won }% won
    }
web-after-stats-favourites =
    { $game ->
        [katana] Swords you deliver most
       *[other] Provinces you control most
    }
web-after-stats-rating = Rating over time
web-after-stats-rating-label =
    { $count ->
        [one] { $game }: { $last } after { $count } game
       *[other] { $game }: from { $first } to { $last } in { $count } games
    }
web-after-stats-rating-how = After each public game against other people with an account. Everyone begins at 1500.
web-after-stats-csv-of = { $of } as CSV
web-after-together = Look together
web-after-together-you = You're leading. The others see what you look at.
web-after-together-leads = { $name } is leading.
web-after-together-nobody = Nobody is leading yet.
web-after-together-lead = Lead
web-after-together-stop = Stop leading
web-after-together-follow = Follow { $name }
web-after-together-draw = Draw arrows
web-after-together-draw-how = Drag from one place to another. Click a place to circle it.
web-after-together-clear = Clear arrows
web-after-together-branch = { $name } is trying something else from here.
web-after-together-branch-yours = You can play on from here at another table; the others can watch.
web-after-together-watch = Watch
web-after-together-invite = Invite others
