# Learning by playing: what is said in a first year of SHOGUN. Short sentences for somebody who knows nothing yet.

## A first year of SHOGUN: its parts, and its last page

learn-chapter-spring = Spring
learn-chapter-summer = Summer
learn-chapter-autumn = Autumn
learn-chapter-winter = Winter

learn-end-result =
    Your first year is over. You hold { $provinces } { $provinces ->
        [one] province
       *[other] provinces
    } and { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    }, and you have { $points } { $points ->
        [one] point
       *[other] points
    }.
learn-learned-plan = Plan: one card for each action, in secret. A chest card leaves an action out.
learn-learned-order = Bid: who pays more chooses first when to act and which special card to have.
learn-learned-tower = Fight: all cubes go through the tower, and what falls out counts.
learn-learned-farmers = Farmers: taxes and rice leave a revolt marker. Asking there again brings a revolt.
learn-learned-rice = Rice: winter wants one for each province, and the event takes some more.
learn-learned-points = Points: provinces, buildings, and the most of a kind of building in a region.

## Spring: the first plan, space by space

learn-hello =
    Welcome. You are { $clan }, and the provinces in your colour are yours. I tell you what to look at. Do what you
    like: I explain what comes of it.
learn-aim =
    You want points. They are counted each winter: 1 for each province, 1 for each building, more for the most
    castles, temples or theatres in a region.
learn-row =
    A season has ten actions, the same for everybody. Only their order changes. You see the first five.
    The others are revealed later, one after each action.
learn-cards =
    Each card in your hand is one of your provinces. Lay it on an action, and that province will do it. Every
    province can do one thing a season.
learn-tax = Money first. { $province } pays { $tax } chests. Choose its card, then the space “{ $space }”.
learn-rice =
    Now rice. In winter each of your { $provinces } provinces wants 1. { $province } brings { $rice }. Lay it on “{
    $space }”.
learn-markers =
    Taxes and rice make farmers angry. Both provinces get a revolt marker. Ask them again while it lies there, and
    they rise. Change provinces each season.
learn-build = A building is a point every winter. Choose { $province } for “{ $space }”. { $why }
learn-deploy = You need armies. Choose { $province } for “{ $space }”. { $why }
learn-battle = Now a march. Choose { $province } for “{ $space }”. { $why } Where you really march you decide later.
learn-bid =
    The bid. A chest card here says what you pay to choose early. 0 costs nothing and may come last. I would do this: {
    $why }
learn-rest =
    { $count ->
        [one] 1 space is left.
       *[other] { $count } spaces are left.
    } Choose provinces for them, or chest cards for “I leave this out”. “{ planning-suggest }” fills them in for you.
learn-ready =
    Your plan is complete. Below it stands how your chests and your rice will do, at worst. Content? Press
    “{ planning-ready }”.

## Decisions

learn-place =
    Choose your place. Early means acting before the others. Each place comes with a card that helps you all season:
    read what it would change in your plan.
learn-six =
    Your special card lets you place six armies instead of five, for the same price. More armies are rarely wrong.
learn-move = Besides the new army you may move some armies to a neighbour of your own. You need not.
learn-march =
    Choose where to march. The percentage is your chance to win. One army has to stay at home; send many rather than
    few.
learn-reinforce =
    Your special card offers one more army for the tower. It costs you nothing. Take it when the fight is close.
learn-next-revolt =
    Hungry farmers rise in several provinces. You choose which comes first. Cubes that stay in the tray can help in
    the next.

## What happened

learn-event = The event of this season is drawn: { $effect }. It is so for everybody until the season ends.
learn-bids = All bids are turned up and paid, { $chests ->
        [0] yours for nothing
        [one] yours with 1 chest
       *[other] yours with { $chests } chests
    }. The highest bid chooses its place first.
learn-actions =
    Now the ten actions, one after the other. In each, everybody turns up the card they laid there, in turn order.
    After each action, the next face-down action is revealed.
learn-collected = { $what ->
        [rice] { $province } brought { $amount } rice.
       *[tax] { $province } paid { $amount } chests.
    } The revolt marker there says: farmers remember.
learn-built = Your building stands in { $province }: a point each winter, as long as the province is yours.
learn-deployed = { $amount ->
        [one] 1 new army stands in { $province }.
       *[other] { $amount } new armies stand in { $province }.
    } Armies defend what you have, and next season they can march.
learn-skipped =
    { $province } did nothing for “{ $space }”. “Why?” tells what was missing. Its card comes back after the season.
learn-won =
    { $province }: { $attackers } against { $defenders } came out of the tower, and you won. Cubes that stayed
    inside are not lost. They may fall out in a later fight.
learn-lost =
    { $province }: { $attackers } against { $defenders } came out of the tower, and you lost. That happens. Part of
    your armies is still in the tower and may help you later.
learn-surrendered = With the province you lost its card: what { $province } still had to do is cancelled.
learn-risen =
    Farmers rise in { $province }: it was asked too often. They fight like an army. If you lose, the province is
    gone.
learn-risen-elsewhere =
    Farmers rise in { $province }: its owner asked for taxes or rice while a revolt marker lay there. Remember that
    for your own plan.
learn-season-over = The season is over. All cards come back to your hand. Actions and special cards are laid out anew.
learn-winter =
    Winter. First the event takes rice, then provinces are fed, then hungry farmers rise, and last points are
    counted.
learn-rice-lost =
    The cold took { $lost } of your rice. You have { $rice } left. The number stood on the event card all year.
learn-fed = All your { $provinces } provinces are fed. Nobody rises. That is what rice is for.
learn-starved = { $count ->
        [one] 1 province goes hungry.
       *[other] { $count } provinces go hungry.
    } Farmers rise in provinces of yours, drawn by chance. Next year: more rice in autumn.
learn-scored = Points are counted. You have { $points }. The list shows what they are for.

## Summer and autumn

learn-summer-markers =
    { $count ->
        [one] A revolt marker lies in { $province }.
       *[other] Revolt markers lie in { $count } of your provinces, { $province } among them.
    } No taxes and no rice from there this season, or farmers rise. Building and marching anger nobody.
learn-summer =
    Now you plan by yourself. Look what the map has become: who stands beside you, and where you are thin. I say
    something if I see a danger.
learn-summer-ready = That is a plan. Press “{ planning-ready }” when you are content.
learn-autumn =
    The last plan before winter. You have { $rice } rice and { $provinces } provinces. With what the cold may take,
    { $need } would be safe.
learn-autumn-most =
    Look at the regions, too. One building more may be the most of its kind there, and that brings points at once.
learn-autumn-ready = Ready for winter? Then press “{ planning-ready }”.

## One thought: what a learner may come to regret

learn-unfinished = { $count ->
        [one] 1 space still needs a card.
       *[other] { $count } spaces still need a card.
    } What you do not want to do gets a chest card: that costs nothing.
learn-vain =
    { $province } can do nothing on “{ $space }”. “Why?” tells the reason. Another province, or another space, makes
    more of the card.
learn-unpaid =
    “{ $space }” costs { $price } chests, and with all you plan you may not have them by then. What cannot be paid
    is left out. You have { $chests } now.
learn-anger =
    { $province } has a revolt marker. Ask it again, and farmers rise: { $farmers } against your { $armies }. You
    get the yield, but you may lose the province.
learn-thin =
    { $province } has 2 armies, and 1 has to stay. So a single army would march: too weak to attack, and missed at home.
learn-hopeless =
    No attack from { $province } is likely to succeed now, and its armies would have to march. Another province, or a
    chest card, is better here.
learn-doomed = { $province } has { $armies ->
        [one] only 1 army
       *[other] only { $armies } armies
    }, and a rival stands beside it with { $threat }. What you build there may soon be theirs.
learn-hungry =
    Winter may want { $need } rice, and with this plan you have { $after }. Provinces that are not fed revolt.
    Choose a province with much rice for “{ planning-space-rice }”.
learn-broke =
    This plan spends your last chest. Next season nothing could be built and no army hired. Tax a rich province, or
    leave something out.
learn-idle =
    You leave { $count } of ten actions out. Each is a chance that does not come back. Provinces in your hand could
    do them.
learn-lone = One army against { $against ->
        [one] one farmer or army
       *[other] { $against }
    } in { $province }. If it gets stuck in the tower, you lose at once. Send more, or go elsewhere.
learn-weak =
    { $armies } armies against { $against } in { $province }. The tower is fickle, but this is more likely lost than
    won. Attack where you are more.
