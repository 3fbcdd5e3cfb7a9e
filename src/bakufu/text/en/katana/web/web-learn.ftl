# What the coach says in a first round of SHOGUN NO KATANA.

learn-chapter-begin = Start
learn-chapter-figures = Workers
learn-chapter-deliver = Delivery
learn-chapter-pass = Passing

learn-end-result =
    You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $delivered ->
        [one] 1 Sword is
       *[other] { $delivered } Swords are
    } delivered, and { $swords ->
        [0] your Forge is empty
        [one] 1 Sword is in your Forge
       *[other] { $swords } Swords are in your Forge
    }. In a real game there are four rounds, and later deliveries score more.
learn-learned-figures = On your turn, place one Worker or Monk. A full area is closed for the rest of the round.
learn-learned-swords = A House gives you a Sword, Coins, its Sashimono and a card.
learn-learned-moves =
    At a row or column of your Forge, every Sword there moves one step and gets the next Resource of its recipe.
learn-learned-deliver =
    Deliver a Sword that has all its Resources, even in another player's turn: for points, and for what its row and column give.
learn-learned-palace = At the Palace, each Family Member opens a Room that you can use on every visit.
learn-learned-monks = A Monk does more than a Worker, but costs Coins.
learn-learned-project = Delivered Swords leave Resources for your Project: later it becomes your SHOGUN NO KATANA.
learn-learned-honor = When you pass, take an Honor card. It scores at the end of the game.

## What to look at

learn-hello =
    Welcome! You're a master smith with one rival. You score points by delivering Swords. In this lesson you'll make your first
    delivery.
learn-forge =
    This is your Forge. Each of its four rows belongs to a Resource: Lacquer, Wood, Steel, Leather. Swords start at the
    left.
learn-recipe =
    A Sword shows its recipe: the Resources it needs, from left to right. Each Resource moves it one step. If the next Resource
    matches its row, the Sword moves right. Otherwise it moves up or down to that Resource's row.
learn-figures =
    You have { $workers } Workers, and { $monks } Monks that cost { $coins } each. On your turn, place one of them. You'll see a
    preview first. Nothing happens until you confirm.
learn-further = The round is over, but you haven't delivered a Sword yet. Let's play on until you have.
learn-sword =
    { $count ->
        [0] Your Forge is empty.
        [one] You have 1 Sword.
       *[other] You have { $count } Swords.
    } Place a Worker at a House to get another. The more Swords in one row or column, the more one Worker moves.
learn-several = One Worker at { $line } moves { $count } Swords. Choose it to see the preview.
learn-market =
    { $lacks ->
        [0] Stock up at the Market: buy Resources and take a card.
       *[other] Your Swords need { $missing } next, and you have none. The Market sells it.
    } You have { $coins }.
learn-palace =
    Place a Worker at the Palace. A Family Member moves into a Room, and you use that Room now and on every later visit. Some
    Rooms sell a Resource for less than the Market.
learn-one = A Sword in { $line } can move. Choose { $line } to see the preview.
learn-monk =
    Place a Monk at { $line } for { $coins }: every Sword there moves, and any one Sword moves an extra step. That makes
    { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
learn-card = You have a card that helps now. Use it: playing a card doesn't end your turn.
learn-elsewhere =
    I'd place a { $figure ->
        [monk] Monk
       *[worker] Worker
    } here: { $place }. The Komainu gives Coins, the Market sells Resources, and the Academy decorates Swords. Choose it to see the preview.
learn-deliver =
    You have a finished Sword. Deliver it! That takes no Worker, and you can do it at any time, even in your rival's turn.
learn-last =
    { $workers ->
        [0] You have no Workers left, so pass.
       *[other] You've done what pays this round, so pass.
    } Choose an Honor card that rewards what you're already doing. The first to pass gets first pick.
learn-confirm = That's the preview: what would happen there. Press “{ $button }” to do it, or choose something else.
learn-confirm-line = The numbers show which Swords would move, and in which order. Press “{ $button }”, or choose something else.

## Decisions

learn-at-starting-sword =
    Choose your first Sword. The signs along its blade are its recipe. A short one is finished sooner, a long one scores more.
    The one I've marked is good for a start.
learn-at-buying = Buy what your Swords need next. Keep a few Coins: cards and Monks cost Coins too.
learn-at-taking-a-card =
    Every visit to the Market ends with a card. Each has an immediate effect, and a permanent benefit for a row or column of
    your Forge.
learn-at-forging =
    Each Sword of this row or column can move once. The order matters: move the one in front first to make room.
learn-at-advancing = Advance a Decorator by one step. From now on, decorating that Resource earns more Coins.
learn-at-decorating = Decorate a Resource that is already on a Sword. You get Coins now and points on delivery.
learn-at-family = Choose a Room for your Family Member. You'll use it now, and again on every later visit.
learn-at-rooms = Use the Rooms with your Family Members, in any order.
learn-at-komainu-effect = Your Monk also gets a small effect of another area. Choose what you need most.
learn-at-academy-gift = Your rival used the Academy, so you get something too: decorate one Resource.
learn-at-palace-gift = Your rival used the Palace, so you may use one of your own Rooms.
learn-at-sashimono = Choose a Sashimono. Sets of different Houses score points at the end of the game.
learn-at-delivery = The Sword's row and column both give you something. Take them in any order.
learn-at-project = Keep up to two of its Resources for your Project. With one of each kind you can compose your SHOGUN NO KATANA.
learn-at-exchange = Swap Resources you have too many of for ones you need next.
learn-at-aside =
    Your rival has just moved. You can take an anytime action now, such as a delivery, or choose “Not now”.
learn-at-end-of-turn = Take any anytime actions, or end your turn.

## What happened

learn-taken =
    { $sword } is in your Forge at { $space }, the start of the row of its first Resource. You also got Coins, and the Sashimono of
    the House.
learn-moved = { $sword } got { $resource } and moved one step. When its recipe is complete, you can deliver it.
learn-delivered = { $sword } is delivered and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Its space is free for another Sword.
learn-line-gave =
    The row and column of the delivered Sword gave you something. Cards under your Forge make them give more.
learn-kept =
    These Resources are on your Project. With one of each kind you can compose your own SHOGUN NO KATANA, the most precious
    Sword in the game.
learn-room = You used the Room. Your Family Member stays there, so the Room is yours on every later visit.
learn-freed = This delivery freed a Worker: you can place one more per round.
learn-got-card =
    You got a card. Use its immediate effect at any time, or pay for its permanent benefit.
learn-rival =
    Your rival has placed a Worker. Occupied spaces stay occupied until the round ends, so do first what you want most.
learn-rival-passed = Your rival has passed and taken an Honor card. You play on alone as long as you have Workers or Monks.
learn-passed =
    You've passed. Once everybody has, Workers and Monks come back, Swords stay in the Forges, and the next round begins.

## A tip: what a learner may come to regret

learn-early =
    You still have { $count ->
        [one] a Worker
       *[other] { $count } Workers
    }. Once you pass, you can't place anyone else this round. The Honor cards can wait.
learn-still =
    Nothing in { $line } can move: there is no Sword, the next space is occupied, or the next Resource is missing. You'd waste
    your turn.
learn-idle-monk = A Monk costs { $coins } and wouldn't do more here than a Worker.
learn-better-monk =
    A Monk could move one Sword an extra step here, for { $coins }. That pays off if it finishes a Sword or clears the
    way.
learn-blocked =
    { $sword } won't move: another Sword is in its way, or its next Resource is missing. Continue anyway, or make room
    first.
learn-poor-monk =
    The Monk costs { $coins }, which leaves you { $left }. You need Coins for Resources and permanent benefits.
learn-unfit =
    { $sword } still needs { $missing }. That costs { $price }, and with the Coins it gives you'd have { $coins }. It would clog
    your Forge for a long time.
