# Learning by playing: what is said in a first year of SHOGUN. Short sentences for somebody who knows nothing yet.

## A first year of SHOGUN: its parts, and its last page

learn-chapter-spring = Spring
learn-chapter-summer = Summer
learn-chapter-autumn = Autumn
learn-chapter-winter = Winter

learn-end-result =
    Your first year is over. You control { $provinces } { $provinces ->
        [one] province
       *[other] provinces
    } and { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    }, and you have { $points } { $points ->
        [one] point
       *[other] points
    }.
learn-learned-plan = Plan: place one card on each action, in secret. A chest card skips an action.
learn-learned-order = Bid: the highest bidder picks first from the turn-order positions and special cards.
learn-learned-tower = Battle: all cubes go through the tower. The ones that come out count.
learn-learned-farmers = Farmers: collecting taxes or rice leaves a revolt marker. Collect there again and they revolt.
learn-learned-rice = Rice: in winter, each province needs 1, and the event takes some first.
learn-learned-points = Points: provinces, buildings, and the most buildings of a kind in a region.

## Spring: the first plan, space by space

learn-hello =
    Welcome! You play { $colour }: the provinces with { $colour } borders and cubes are yours. I'll point things out as we
    go. Try anything; I'll explain what happens.
learn-aim =
    Your goal is points. They're scored every winter: 1 per province, 1 per building, and more for having the most
    castles, temples or theaters in a region.
learn-row =
    A season has ten actions, the same for everyone. Only their order changes. You can see the first five. The others
    are revealed later, one after each action.
learn-cards =
    Each card in your hand is one of your provinces. Place it on an action, and that province will carry it out. Each
    province can do one thing per season.
learn-tax = Money first. { $province } gives { $tax } chests. Choose its card, then the space “{ $space }”.
learn-rice =
    Now rice. In winter, each of your { $provinces } provinces needs 1. { $province } gives { $rice }. Place it on “{
    $space }”.
learn-markers =
    Farmers don't like taxes. Both provinces get a revolt marker. Collect there again this year and they revolt. Use
    different provinces each season.
learn-build = Buildings score points. Choose { $province } for “{ $space }”. { $why }
learn-deploy = You need armies. Choose { $province } for “{ $space }”. { $why }
learn-battle =
    Now a battle. Choose { $province } for “{ $space }”. { $why } You'll pick the actual target when the action comes up.
learn-bid =
    Now your bid. A chest card here is what you pay to pick your position early. 0 is free, but you might pick last. My
    suggestion: { $card }. { $why }
learn-elsewhere = { $there ->
        [none] I'd have put { $card } on “{ $space }”.
       *[other] { $card } is on “{ $there }” now. I'd have put it on “{ $space }”.
    } That's your choice. I'll speak up if I see a danger.
learn-rest =
    { $count ->
        [one] 1 space is left.
       *[other] { $count } spaces are left.
    } Choose provinces for them, or chest cards to skip. “{ planning-suggest }” fills them in for you.
learn-ready =
    Your plan is complete. The summary below shows your chests and rice if nothing goes wrong, and warns you in red. Happy
    with it? Press “{ planning-ready }”.

## Decisions

learn-place =
    Choose your position. Early means you act before the others. Each position has a special card that helps you all
    season: check what it would change in your plan.
learn-six =
    Your special card lets you deploy six armies instead of five, for the same price. More armies rarely hurt.
learn-move = After adding the new army, you may move armies to one adjacent province of your own. You don't have to.
learn-march =
    Choose where to go. The percentage is your chance to win. One army has to stay behind; when in doubt, send more.
learn-reinforce =
    Your special card offers one more army for the tower, for free. Take it when the battle is close.
learn-next-revolt =
    Unfed provinces revolt. You choose the order. Cubes left in the tray can help you in the next one.

## What happened

learn-event = This season's event: { $effect }. It applies to everyone until the season ends.
learn-bids = All bids are revealed and paid. { $chests ->
        [0] Yours was free
        [one] Yours cost 1 chest
       *[other] Yours cost { $chests } chests
    }. The highest bidder picks a position first.
learn-actions =
    Now the ten actions, one after the other. In each, players reveal the card they placed there, in turn order. After
    each action, the next face-down action is revealed.
learn-collected = { $what ->
        [rice] { $province } gave { $amount } rice.
       *[tax] { $province } gave { $amount } chests.
    } It now has a revolt marker, so don't collect there again this year.
learn-built = You built in { $province }: 1 point every winter, as long as the province is yours.
learn-deployed = { $amount ->
        [one] { $province } has 1 new army.
       *[other] { $province } has { $amount } new armies.
    } Armies defend what you have, and next season they can attack.
learn-skipped =
    { $province } couldn't do “{ $space }”. “Why?” tells you what was missing. You get the card back after the season.
learn-won =
    You won the battle for { $province }, { $mine } to { $theirs }. Cubes stuck in the tower aren't lost. They might come
    out in a later battle.
learn-lost =
    You lost the battle for { $province }, { $mine } to { $theirs }. It happens. Some of your armies are
    still in the tower and might help you later.
learn-surrendered = You lost { $province } and with it its card, so the action you planned there is canceled.
learn-risen =
    Farmers revolt in { $province } because you collected there again. They fight like an army. If you lose, the
    province is gone.
learn-risen-elsewhere =
    Farmers revolt in { $province }: its owner collected there despite a revolt marker. Keep that in mind for your own
    plan.
learn-season-over = The season is over. You get all your cards back. Actions and special cards are shuffled again.
learn-winter =
    Winter. First the event takes rice, then provinces are fed, unfed provinces revolt, and finally points are scored.
learn-rice-lost =
    The event took { $lost } of your rice. You have { $rice } left. The number was on the event card all year.
learn-fed = All { $provinces } of your provinces are fed, so nobody revolts. That's what rice is for.
learn-starved = { $count ->
        [one] 1 province is unfed.
       *[other] { $count } provinces are unfed.
    } Some of your provinces, drawn at random, revolt. Next year, collect more rice by autumn.
learn-scored = Points are scored. You have { $points }. The list shows what for.

## Summer and autumn

learn-summer-markers =
    { $count ->
        [one] { $province } has a revolt marker.
       *[other] { $count } of your provinces have revolt markers, including { $province }.
    } Don't collect taxes or rice there this season, or the farmers revolt. Building and attacking are fine.
learn-summer =
    Now plan on your own. See how the map has changed: who is next to you, and where you're weak. I'll speak up if I
    see a danger.
learn-summer-ready = That's a plan. Press “{ planning-ready }” when you're happy with it.
learn-autumn =
    This is the last plan before winter. You have { $rice } rice and { $provinces } provinces. With what the event might
    take, { $need } would be safe.
learn-autumn-most =
    Look at the regions, too. One more building might give you the most of its kind there, and that scores extra points.
learn-autumn-ready = Ready for winter? Then press “{ planning-ready }”.

## One thought: what a learner may come to regret

learn-unfinished = { $count ->
        [one] 1 space still needs a card.
       *[other] { $count } spaces still need a card.
    } To skip an action, give it a chest card. That's free.
learn-vain =
    { $province } can't do “{ $space }”. “Why?” tells you the reason. Use another province, or use this card elsewhere.
learn-unpaid =
    “{ $space }” costs { $price } chests, and with this plan you might not have them by then. If you can't pay, the
    action is skipped. You have { $chests } now.
learn-anger =
    { $province } has a revolt marker. Collect there and the farmers revolt: { $farmers } against your { $armies }. You
    get the yield, but you might lose the province.
learn-thin =
    { $province } has 2 armies, and 1 has to stay. So only one army would go: too weak to attack, and missed at home.
learn-hopeless =
    No attack from { $province } is likely to succeed now, and its armies would have to go. Another province or a chest
    card is better here.
learn-doomed = { $province } has { $armies ->
        [one] only 1 army
       *[other] only { $armies } armies
    }, and a rival next to it has { $threat }. You might soon lose what you build there.
learn-hungry =
    Winter might take { $need } rice, and with this plan you have { $after }. Unfed provinces revolt. Choose a province
    with a lot of rice for “{ planning-space-rice }”.
learn-broke =
    This plan spends your last chest. Next season you couldn't build or deploy anything. Tax a rich province, or skip
    something.
learn-idle =
    You're skipping { $count } of 10 actions. You won't get them back. Provinces in your hand could do them.
learn-lone = One army against { $against ->
        [one] one farmer or army
       *[other] { $against }
    } in { $province }. If it gets stuck in the tower, you lose. Send more, or go elsewhere.
learn-weak =
    { $armies } armies against { $against } in { $province }. The tower can surprise you, but you'll probably lose this
    one. Attack where you outnumber them.
