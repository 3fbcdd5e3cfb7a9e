# How to play, in five short pages and one for each module: enough to begin with. The rules themselves answer "Why?" at the table.

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
