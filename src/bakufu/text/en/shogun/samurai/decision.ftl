# Samurai: its decisions.

decision-choose-benefit = Which benefit of the samurai do you take?
    .help = You get one of those on your new top card. Armies in the tray fight along the next time you throw.
