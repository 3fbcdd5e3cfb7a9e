# How to play, in five short pages and one for each module: enough to begin with. The rules themselves answer "Why?" at the table.

## What you want

howto-points = Become Shogun
    .more = You are a daimyo, a lord who wants to rule Japan. The player with the most points after two years wins.
howto-points-one = +1
howto-points-provinces = Each province you control scores 1 point every winter.
howto-points-buildings = Each castle, temple and theater in your provinces scores 1 more point.
howto-points-most =
    Have the most castles in a region (one color on the map): { $castle } points. Most temples: { $temple }. Most
    theaters: { $theatre }.

## A year

howto-year = Two years of four seasons
    .more = In spring, summer and autumn, everyone takes the same ten actions. Then comes winter.
howto-year-seasons = The actions: build, collect rice or taxes, deploy armies, move and attack.
howto-year-order = Their order changes every season. While planning, you see the first five. One more is revealed after each action.
howto-year-winter = In winter your provinces need rice, and points are scored.

## A plan

howto-plan = Plan in secret
    .more = Before each season, all players choose cards for the ten actions at the same time.
howto-plan-card = Province card on an action: that province carries it out. It can do one thing per season.
howto-plan-pass = Chest card on an action: you skip it.
howto-plan-bid = On “Bid” you offer chests. The highest bidder picks first from the turn-order positions and their special cards.
howto-plan-help = Every space tells you what your card will do there. Not sure? “Suggest plan” fills in a plan for you.
howto-plan-does-tax = collects chests
howto-plan-does-castle = builds a castle
howto-plan-does-battle-a = attacks
howto-plan-does-rice = skipped
howto-plan-does-bid = pays 2 chests

## The tower

howto-tower = The tower decides battles
    .more = All armies in a battle are dropped into a tower with hidden shelves.
howto-tower-throw = Some cubes get stuck inside. Others fall out into the tray.
howto-tower-tray = The side with more cubes in the tray wins, and loses as many as the other side had.
howto-tower-inside = Stuck cubes might fall out in a later battle. So no battle is ever certain.
howto-tower-in = Thrown in
howto-tower-out = Came out
howto-tower-left = Blue wins, 2 remain

## Farmers and rice

howto-farmers = Watch your farmers
    .more = Farmers pay for your war with chests and rice. Don't squeeze one province twice in a year.
howto-farmers-store = Winter: { $provinces } provinces, { $rice } rice
howto-farmers-marker = Collecting rice or taxes puts a revolt marker (a flame) on the province.
howto-farmers-revolt =
    Collect there again in the same year and the farmers revolt: they fight your armies in the tower. If you don't win,
    you lose the province.
howto-farmers-rice = In winter each of your provinces needs 1 rice. If you run short, some of them revolt.
