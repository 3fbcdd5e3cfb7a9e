# The table as text, for terminals and screen readers.

## What lies beside the board

board-title = { $chapter }. { $players } players, { $side } side.
board-you = You are { $player } ({ $daimyo }).
board-over = The game is over.
board-event = Event of the season: { $effect }.
board-events-open = Events to come, one per season; the last one only costs rice in winter:
board-event-loss = winter: { $loss } rice
board-actions = Actions:
board-action = { $position } { $action }
board-action-now = [{ $position } { $action }]
board-action-hidden = { $count ->
        [one] { $last } face down
       *[other] { $first }-{ $last } face down
    }
board-places = Positions: 
board-place-free = { $place } { $special }
board-place-taken = { $place } { $special } ({ $player })
board-tray = In the tray: { $cubes }.
board-inside = Inside the tower: { $cubes }.
board-supply =
    Supply: { $chests } chests, { $farmers } farmers, { $markers } revolt markers, { $castles } castles,
    { $temples } temples, { $theatres } theaters.
board-battle =
    { $defenders ->
        [0] Battle in { $province }: { $attacker } with { $attackers } against farmers.
       *[other] Battle in { $province }: { $attacker } with { $attackers } against { $defender } with { $defenders }.
    }
board-revolting = Revolts still to resolve: { $provinces }.
board-claiming = Face-up cards: { $open }. The pile has { $pile } more.
board-buried = Under the pile: { $provinces }.
board-groups = { $player } still has army groups of { $groups }.

## Players

board-column-player = Player
board-column-points = Points
board-column-chests = Chests
board-column-rice = Rice
board-column-supply = Supply
board-column-provinces = Provinces
board-column-buildings = Buildings
board-column-state = State
board-state-deciding = deciding
board-state-planning = planning
board-state-ready = ready

## Provinces

board-region = { $region } region
board-column-province = Province
board-column-owner = Owner
board-column-armies = Armies
board-column-tax = Tax
board-column-sites = Sites
board-column-built = Built
board-column-revolt = Revolt
board-neutral = neutral
board-sites = { $built }/{ $sites }
board-neighbours = Adjacent:
board-by-sea = { $province } (by sea)
board-region-of = { $province } is in the { $region } region.

## Your hand and plan

board-hand = Your hand:
board-plan = Your plan:
board-laid = { $space } { $card }
