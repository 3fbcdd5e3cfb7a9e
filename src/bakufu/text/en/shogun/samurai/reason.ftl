# Samurai: reasons for a suggestion.

reason-benefit-chests = { $amount ->
        [one] 1 chest does
       *[other] { $amount } chests do
    } most for your plan.
reason-benefit-rice = Winter will ask for { $short } more rice than you have.
reason-benefit-armies = { $amount ->
        [one] 1 army in the tray helps
       *[other] { $amount } armies in the tray help
    } in your next battle.
reason-benefit-points = { $amount ->
        [one] 1 point is
       *[other] { $amount } points are
    } worth more than the rest.
