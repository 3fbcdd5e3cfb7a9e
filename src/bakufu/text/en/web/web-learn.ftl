# Learning by playing: where lessons begin, and the coach's words in every lesson.

learn-title = Learn to play
learn-shogun = SHOGUN
    .more = A guided first year, about 30 minutes
learn-katana = SHOGUN NO KATANA
    .more = A guided first round, about 15 minutes
learn-go-on = Go on with your lesson
learn-mark = Lesson
learn-fair = This table was a lesson: everybody learns with the same cards and the same tower. So there is nothing to prove.
learn-coach = Coach
learn-thought = One thought
learn-says = Coach: { $words }
learn-next = Next
learn-skip = Skip this
learn-leave-it = Leave it so
learn-take-back = Take it back
learn-hide = Hide the coach
learn-show = Show the coach
learn-rule = The rule behind it
learn-quiet = Go on as you like. I speak up when there is something new to see.
learn-over = The lesson is over. You may play this game to its end.
learn-end-again = What I learned
learn-end = Well done
learn-end-learned = You know now
learn-end-play = Play a real game
learn-end-on = Play on here

# What would be better, after a remark
learn-better = { $card ->
        [none] Leaving this out
       *[other] { $card }
    } would be about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better.
