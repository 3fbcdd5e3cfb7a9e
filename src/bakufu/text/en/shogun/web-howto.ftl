# How to play, in five short pages and one for each module: enough to begin with. The rules themselves answer "Why?" at the table.

howto-title = How to play
howto-page = { $page } of { $pages }
howto-back = Back
howto-next = Next
howto-done = Done
howto-offer = First time here?
howto-offer-yes = How to play

## What you want

howto-points = Become Shogun
    .more = You are a daimyo, a lord who wants to rule Japan. Whoever has the most points after two years wins.
howto-points-one = +1
howto-points-provinces = Every province you hold brings 1 point each winter.
howto-points-buildings = Every castle, temple and theatre in your provinces brings 1 point more.
howto-points-most =
    The most castles in a region (an area of one colour) bring { $castle } points, the most temples { $temple }, the most
    theatres { $theatre }.

## A year

howto-year = Two years of four seasons
    .more = In spring, summer and autumn everybody takes the same ten actions. Then comes winter.
howto-year-seasons = The actions: build, take rice or taxes, place new armies, march and fight.
howto-year-order = Their order changes every season. While you plan, you see the first five. One more is revealed after each action.
howto-year-winter = In winter your provinces need rice, and points are counted.

## A plan

howto-plan = Plan in secret
    .more = Before a season starts, everybody chooses cards for all ten actions at the same time.
howto-plan-card = A province card on an action: that province will do it. It can do one thing a season.
howto-plan-pass = A chest card on an action: you leave it out.
howto-plan-bid = On “Bid” you offer chests. The highest bid chooses first when you act and which bonus you get.
howto-plan-help = Every space tells you what your card will do there. Unsure? “Suggest” fills in a plan for you.
howto-plan-does-tax = collects chests
howto-plan-does-castle = builds a castle
howto-plan-does-battle-a = marches out
howto-plan-does-rice = left out
howto-plan-does-bid = pays 2 chests

## The tower

howto-tower = The tower decides battles
    .more = All armies that fight are thrown into a tower full of hidden floors.
howto-tower-throw = Some cubes get stuck inside. Others fall out into the tray.
howto-tower-tray = The side with more cubes in the tray wins, and loses as many as the other side had.
howto-tower-inside = What got stuck may fall out in a later battle. So a fight is never quite sure.
howto-tower-in = Thrown in
howto-tower-out = Came out
howto-tower-left = Blue wins, 2 stay

## Farmers and rice

howto-farmers = Mind your farmers
    .more = Farmers pay for your war, with chests and with rice. Do not ask too much of one province.
howto-farmers-store = Winter: { $provinces } provinces, { $rice } rice
howto-farmers-marker = Taking rice or taxes puts a flame on the province: the farmers are angry.
howto-farmers-revolt =
    Take there again in the same year, and they revolt: farmers fight your armies in the tower. If you do not win, the
    province is lost.
howto-farmers-rice = In winter each of your provinces eats 1 rice. If there is too little, some of them revolt.

## Tenno's Court

howto-court = Tenno’s Court
    .more = Send officials to the Tenno, and each season you may win one of his favours.
howto-court-plan =
    Your plan has three more spaces: they turn 3, 2 and 1 armies of a province into officials. One army must stay, and it is
    all or nothing.
howto-court-tower = A dice tower card there takes your armies out of the tray instead. Anywhere else it means: no action.
howto-court-audience = Whoever has the most officials chooses first: one favour, for 4, 3 or 2 officials.
howto-court-stay = Officials you do not spend stay for the next season.

## Samurai

howto-samurai = Samurai
    .more = Who holds land far and wide is rewarded.
howto-samurai-regions = Have provinces in four regions when the turn order is set, and your next samurai card turns up.
howto-samurai-benefit = You choose one of the things on it: chests, rice, points or armies in the tray.
howto-samurai-reset = There are three cards, each better than the last. After winter you start again with the first.

## Military Leaders

howto-leaders = Military Leaders
    .more = Your leader stands in one of your provinces.
howto-leaders-helps = What you do where he stands costs less or brings more.
howto-leaders-moves =
    After each season he must go to another province of yours. If it lies next door, you may leave a statue behind.
howto-leaders-trophy = Where he arrives, the statues of others become your trophies. If his province falls, he is gone until after winter.
howto-leaders-points = At the end your statues on the map and your trophies bring points.

## Chambers

howto-chambers = Chambers
    .more = A board of its own, with points for its rows and columns.
howto-chambers-drawn = Each season six chambers are laid open.
howto-chambers-most = After the season, region by region: whoever has the most provinces there may put a marker on one of them.
howto-chambers-lines = At the end the most markers in a row or a column bring its points. Those who share the most get one less.
