# Learning by playing: where lessons begin, and the coach's words in every lesson.

learn-title = Learn to play
learn-shogun = SHOGUN
    .more = { web-learn-shogun }
learn-katana = SHOGUN NO KATANA
    .more = { web-learn-katana }
learn-coach = Coach
learn-thought = Tip
learn-says = Coach: { $words }
learn-next = Next
learn-skip = Skip this
learn-leave-it = Keep it
learn-take-back = Undo
learn-hide = Hide the coach
learn-show = Show the coach
learn-rule = The rule behind it
learn-quiet = Carry on. I'll speak up when there's something new.
learn-thinking = One moment, I'm looking at the table…
learn-held = Press Next to see what happens next.
learn-over = The lesson is over. Feel free to finish the game.
learn-end-again = What I learned
learn-end = Well done
learn-end-learned = What you know now
learn-end-play = Play a real game
learn-end-on = Keep playing here

# What would be better, after a remark
learn-better = { $card ->
        [none] Skipping this
       *[other] { $card }
    } would be about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better.
