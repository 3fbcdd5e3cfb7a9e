# What the coach says in a first round of SHOGUN NO KATANA.

learn-chapter-begin = Start
learn-chapter-figures = Figures
learn-chapter-pass = Passing

learn-end-result =
    Your first round is over. You have { $swords } { $swords ->
        [one] Sword
       *[other] Swords
    } in your Forge, { $delivered } delivered, and { $points } { $points ->
        [one] point
       *[other] points
    }. Three more rounds would follow.
learn-learned-figures = In your turn you send one figure to one place. Places that are full are gone for this round.
learn-learned-swords = A House gives a Sword, its Sashimono and a card.
learn-learned-moves =
    A figure at a row or column moves every Sword there one step, with the next Resource of its recipe.
learn-learned-deliver =
    A Sword with all its Resources is delivered, whenever you like: points, Coins, and a place is free again.
learn-learned-monks = A Monk does a little more than a Worker, for Coins.
learn-learned-honor = Who passes takes an Honor card. It says what else brings points at the end.

## What to look at

learn-hello =
    Welcome. You are a master smith with one rival. Deliver Swords: that brings points. The lesson is the first of
    four rounds.
learn-forge =
    This is your Forge. It has four rows, one for each Resource: Lacquer, Wood, Steel, Leather. Swords begin at the
    left.
learn-recipe =
    A Sword shows its recipe: the Resources it needs, in their order. With each it moves one step. Is the next one of its
    own row, it goes right; else up or down to the row of that Resource.
learn-figures =
    You have { $workers } Workers, and { $monks } Monks who cost { $coins } each. In your turn you send one of them to one
    place. First you see what comes of it; nothing is done before you confirm.
learn-sword =
    { $count ->
        [0] Your Forge is empty.
        [one] You have 1 Sword.
       *[other] You have { $count } Swords.
    } Send a Worker to a House for another: the more Swords stand in one line, the more one figure moves.
learn-several = { $line }: one Worker there moves { $count } Swords at once. Choose it and look.
learn-market = Your Swords want { $missing } next, and you have none. The Market sells it. You have { $coins }.
learn-one = { $line } has a Sword that can take its next step. Choose it and look.
learn-elsewhere =
    Now I'd send a Worker to { $place }. The Komainu gives Coins, the Market sells Resources, the Palace and the Academy
    help in other ways. Choose it and look.
learn-deliver =
    A Sword of yours is complete. Deliver it: that takes no figure, and it can be done at any moment, in the turns of
    others too.
learn-last =
    { $monks ->
        [0] You have no figures left, so pass.
       *[other] You have no Workers left. Send a Monk, or pass.
    } Choose an Honor card that fits what you do anyway. Who passes first chooses first.

## Decisions

learn-at-starting-sword =
    Choose your first Sword. Letters are its recipe. A short one is delivered sooner, a long one brings more.
learn-at-buying = Buy what your Swords need next, one Resource at a time. Keep a few Coins: cards and Monks cost some.
learn-at-taking-a-card =
    Every visit to the Market ends with a card. Read what it does at once, or what it would give at a line of your
    Forge.
learn-at-forging =
    Each Sword of this line may step once. The order matters: the one in front first, so that it makes room.
learn-at-advancing = A Decorator goes one step ahead. From then on decorating with that Resource brings more Coins.
learn-at-decorating = Decorate a Resource that already lies on a Sword. It brings Coins now and points when you deliver.
learn-at-family = A Family Member comes to the Palace. Put it into a Room whose help you want now, and again later.
learn-at-rooms = Use the Rooms where your Family is, in any order.
learn-at-komainu-effect = Your Monk may have a small effect of another area. Choose what you miss most.
learn-at-academy-gift = Your rival is at the Academy, and you get something, too: decorate one Resource.
learn-at-palace-gift = Your rival is at the Palace, and you may use one of your own Rooms.
learn-at-sashimono = A Sashimono of your choice. Different Houses make a set, and sets bring points at the end.
learn-at-delivery = The row and the column of the Sword give you something. Take them in any order. Before each you can still take anytime actions, such as paying for a benefit.
learn-at-project = You may keep up to two of its Resources for your Project: one day they become a Sword for the Shogun.
learn-at-exchange = Exchange what you have too much of for what your next step needs.
learn-at-aside =
    Your rival has just moved. You may do something small now, such as a delivery. If not, say so and go on.
learn-at-end-of-turn = Your figure has done its work. Anything small before the turn ends? Else end it.

## What happened

learn-taken =
    { $sword } stands in your Forge at { $space }, the beginning of the row of its first Resource. You got Coins in advance
    and the Sashimono of the House.
learn-moved = { $sword } took its { $resource } and went one step. So it goes until the recipe is full.
learn-delivered = { $sword } is delivered: { $points } points. Its space is free again for another Sword.
learn-line-gave =
    The row and the column of the delivered Sword gave you something. Cards beneath the Forge give more there.
learn-freed = With this delivery a Worker of yours is free: one more figure to send.
learn-got-card =
    You have a card. Play it for its effect at a moment of your choice, or pay for its benefit at a delivery.
learn-rival =
    Now your rival has sent a figure. Spaces that are taken stay taken until the round ends: what you want most, do
    first.
learn-rival-passed = Your rival has passed and chosen an Honor card. You go on alone as long as you have figures.
learn-passed =
    You have passed. When everybody has, figures come home, Swords stay where they are, and the next round begins.

## One thought: what a learner may come to regret

learn-early =
    You still have { $count ->
        [one] a Worker
       *[other] { $count } Workers
    }. Who passes sends nobody any more in this round. An Honor card does not run away so quickly.
learn-still =
    In { $line } no Sword can move: there is none, its way is taken, or the next Resource is missing. The figure
    would do nothing.
learn-idle-monk = A Monk costs { $coins } and would do no more here than a Worker.
learn-better-monk =
    A Monk would move one Sword twice here. He costs { $coins }. If it completes a Sword or clears the way, that
    pays.
learn-blocked =
    { $sword } stays where it is: another Sword is in its way, or its next Resource is missing. You may go on, or
    make room first.
learn-poor-monk =
    The Monk costs { $coins }, and { $left } would be left. Without Coins there are no Resources and no benefits.
learn-unfit =
    { $sword } still needs { $missing }. That costs { $price }, and with its Coins you would have { $coins }. It
    would stand in your Forge for long.
