# Chambers: reasons for a suggestion.

reason-chamber-leads = You lead a row or column worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } with { $own } to { $most }.
reason-chamber = It brings you nearer in a row or column worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $own } to { $most }.
reason-chamber-none = No chamber on offer brings you nearer to points.
