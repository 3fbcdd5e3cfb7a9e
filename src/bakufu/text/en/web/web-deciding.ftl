# Decisions of every game: what a bot would do.

web-deciding-watching = You're watching.
web-deciding-hint = Hint
web-deciding-hint-is = Hint: { $move }
web-deciding-hint-thinking = Thinking…
web-deciding-hint-then = After that
web-deciding-hint-do = Do it
web-deciding-hint-hide = Hide
# How much better a suggestion is than something else
web-deciding-than-points = { $by ->
        [0] As good as “{ $other }”.
        [one] About { $by } point better than “{ $other }”.
       *[other] About { $by } points better than “{ $other }”.
    }
web-deciding-than-far = Far better than “{ $other }”.
web-deciding-than-chance = Your chance to win is { $by ->
        [one] { $by } percentage point
       *[other] { $by } percentage points
    } higher than with “{ $other }”.
web-deciding-than-rank = Suits you better than “{ $other }”.
web-deciding-than-own = { $by ->
        [0] Your plan is as good as this one.
        [one] About { $by } point better than your plan.
       *[other] About { $by } points better than your plan.
    }
