# Why a bot would make a move: one sentence under a suggestion.

reason-sword = A new Sword earns points, and its House pays in advance.
reason-forge = { $count ->
        [0] No Sword moves there now, but the row or column is needed later.
        [one] 1 Sword of yours moves there.
       *[other] { $count } steps of your Swords at once.
    }
reason-market = Your Swords need Resources, and a card brings more.
reason-academy = Decorated Resources earn Coins and points.
reason-palace = Rooms with your Family work for you in this turn.
reason-komainu = Its effects help more than any other space now.
reason-pass = Nothing else brings more, and you choose your Honor card first.
reason-enough = Going on would cost more than it brings.
reason-quiet = Nothing to do here until something changes.
reason-move = It brings a Sword nearer to its delivery.
reason-deliver = A delivered Sword is points and Coins, and makes room.
reason-decorate = It earns Coins now and points later.
reason-play = The card’s effect is worth most right now.
reason-benefit = It pays with every later delivery in that row or column.
reason-buy = A Sword of yours needs it next.
reason-compose = It makes your SHOGUN NO KATANA worth most.
reason-sashimono = It counts for the points of its House.
reason-card = The most useful of the open cards.
reason-start = Its recipe is the easiest to start with.
reason-take = These benefits are worth more.
reason-project = It makes the most of your Project.
reason-double = This Sword brings many points, so doubling pays here.
reason-other = It leads to the best position.
