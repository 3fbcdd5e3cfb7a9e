# Military Leaders: reasons for a suggestion.

reason-leader = From { $province } your leader can move on to { $count ->
        [0] none of your provinces, but it is safe
        [one] 1 province of yours
       *[other] { $count } provinces of yours
    }.
reason-leader-stays = { $province } is the safest place for your leader.
reason-leader-trophies = In { $province } your leader takes { $count ->
        [one] a rival statue
       *[other] { $count } rival statues
    } as trophies.
reason-leader-comes = { $province } has { $count ->
        [0] no neighbor of yours, but later ones may be worse
        [one] 1 neighbor of yours to move on to
       *[other] { $count } neighbors of yours to move on to
    }.
reason-leader-waits = A province with more neighbors of yours would suit your leader better.
reason-statue = A statue scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and { $province } is not in much danger.
reason-statue-risk = You may lose { $province }, and then a rival takes the statue.
