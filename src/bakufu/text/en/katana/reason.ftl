# Why a bot would make a move: one sentence under a hint.

reason-sword = Scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } when delivered, pays { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    } now and takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to finish.
reason-forge = { $done ->
        [0] { $count ->
            [0] Nothing can move there yet, but it's the row or column you'll need next.
            [one] 1 Sword moves closer to its delivery.
           *[other] Your Swords make { $count } moves at once.
        }
        [one] { $count ->
            [one] The move completes a Sword.
           *[other] Your Swords make { $count } moves, and 1 is complete.
        }
       *[other] Your Swords make { $count } moves, and { $done } are complete.
    }
reason-market = { $kinds ->
        [0] Stock up on Resources for your next moves, and take a card.
        [one] A Sword needs a Resource that you don't have.
       *[other] Your Swords need { $kinds } kinds of Resources that you don't have.
    }
reason-academy = { $count ->
        [0] A Decorator advances, so later decorations earn more.
        [one] You can decorate 1 Resource and earn at least { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
       *[other] You can decorate { $count } Resources and earn at least { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
    }
reason-palace = Another Family Member joins, and you use each of your Rooms.
reason-komainu = You get { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } and go first next round.
reason-pass = Nothing else helps you more{ $points ->
        [0] {""}
        [one] , and this Honor card is worth 1 point already
       *[other] , and this Honor card is worth { $points } points already
    }.
reason-enough = Everything else would cost more than it gains.
reason-enough-aside = It can wait for your own turn.
reason-enough-buying = Save your { $coins ->
        [one] last Coin
       *[other] { $coins } Coins
    } for later.
reason-enough-turn = Nothing else helps you this turn.
reason-move = { $left ->
        [0] That completes the Sword.
        [one] Then the Sword is 1 move from complete.
       *[other] Then the Sword is { $left } moves from complete.
    }
reason-swap = Two Swords move at once, and neither blocks the other.
reason-deliver = { $points ->
        [one] 1 point
       *[other] { $points } points
    } now, { $coins ->
        [0] and more room
        [one] 1 Coin and more room
       *[other] { $coins } Coins and more room
    } in your Forge.
reason-decorate = { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } now, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } when you deliver the Sword.
reason-play = The card's effect is worth most right now.
reason-benefit = It pays off with every delivery in that row or column.
reason-line = { $count ->
        [0] Your next Swords will be delivered there.
        [one] 1 of your Swords is there already.
       *[other] { $count } of your Swords are there already.
    }
reason-family = These are the Rooms that help you most this turn.
reason-room = It's the most useful of your Rooms now.
reason-decorator = From now on, each decoration of this kind earns more Coins.
reason-buy = A Sword needs it for its next move.
reason-buy-later = You'll need it for later moves, and you can afford it now.
reason-compose = It keeps the SHOGUN NO KATANA easy to forge.
reason-sashimono = It adds to your sets of Sashimonos.
reason-card = It's the most useful of the face-up cards.
reason-start = You get { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } to start with, and it takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
reason-exchange = You have more of one than you need, and too little of the other.
reason-take = You get this first, and can use it for what follows.
reason-project = It makes your SHOGUN NO KATANA worth more.
reason-project-none = More Resources would make the SHOGUN NO KATANA hard to finish.
reason-katana = Your Project is ready, and the SHOGUN NO KATANA scores a lot.
reason-change = The change is worth the point it costs.
reason-ghost = With this card the Ghost scores least.
reason-double = This Sword has many points, so doubling pays off here.
