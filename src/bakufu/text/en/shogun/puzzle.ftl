# Puzzles: what they are about, and what to think about.

puzzle-ask = Your plan is complete except for { $space }. Which card goes there?

puzzle-battle = A battle worth fighting
    .hint = Compare the odds of each attack with what the province is worth, and with what you leave behind.
puzzle-majority = The last majority
    .hint = Count the buildings of each kind in the region. Winter is near.
puzzle-feed = Feed the provinces
    .hint = Count your provinces and your rice for the winter, and look for revolt markers.
puzzle-taxes = Taxes
    .hint = Which province pays most, and which would revolt?
puzzle-attack = Where to attack from
    .hint = An attack needs more armies than the province defends with, and somewhere worth going.
puzzle-building = Where to build
    .hint = Which region can you still win, and which province can you hold?
puzzle-order = Turn order
    .hint = Look at the special cards as well, and at who must not act before you.
puzzle-move = Moving armies
    .hint = Where will armies be needed before the season is over?
puzzle-hold = Stay where you are
    .hint = What happens to the province that armies leave?
puzzle-revolt = Revolts
    .hint = Cubes that are left in the tray are thrown again.
