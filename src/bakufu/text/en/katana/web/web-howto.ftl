# How to play SHOGUN NO KATANA: a start for newcomers, not the rules.

howto-smiths = Forge for the Daimyos
    .more = You are a master smith. Whoever has the most points after four rounds wins.
howto-smiths-points = A delivered Sword brings the points on its tile, more in later rounds.
howto-smiths-flags = Its Sashimono counts at the end: sets of different Houses are worth most.
howto-smiths-honor = At the end of each round you take an Honor card. It says what else brings you points.

howto-figures = Send your figures
    .more = In your turn you send one figure to one place. Then it is the turn of the next.
howto-figures-worker = Choose a place on the board: you see what comes of it before you decide.
howto-figures-monk = A Monk does more than a Worker, but costs Coins for the Temple.
howto-figures-pass = Nothing left to do? Choose an Honor card and pass.
howto-area-houses = Houses
howto-area-market = Market
howto-area-academy = Academy
howto-area-palace = Palace
howto-area-komainu = Komainu
howto-area-forge = Forge

howto-moving = Swords move through your Forge
    .more = A figure at a row or a column lets each Sword there take one step.
howto-moving-line = Choose a row or a column that has many Swords: one figure moves them all.
howto-moving-next = A step uses the next Resource of the recipe: in its own row the Sword goes right, else up or down to the row of that Resource.
howto-moving-blocked = Two Swords cannot share a space. The order in which you move them matters.

howto-delivering = Deliver
    .more = A Sword with all its Resources can be delivered, at any moment, even in the turns of others.
howto-delivering-any = What you could do now stands in the panel “At any moment”. There you also choose when you are asked.
howto-delivering-lines = The row and the column where it lies give Resources and Coins. Cards beneath your Forge give more.
howto-delivering-frees = Some deliveries free a Worker for you.
howto-delivering-decorate = Decorate it first at the Academy: for Coins now, and for points with the delivery.

howto-shogun = A Sword for the Shogun
    .more = Delivered Swords give Resources to your Project for the Shogun.
howto-shogun-project = With one of each kind you can compose your SHOGUN NO KATANA, of up to seven Resources.
howto-shogun-compose = Neighbours must be of the same row or of the next one. The composer beside your Forge says what is wrong.
howto-shogun-worth = It is worth what its Resources cost, and the most precious one wins the Shogun's favour.

howto-ghost = Alone against the Ghost
    .more = The Ghost has no Forge. Its cards say where it goes.
howto-ghost-card = After each of your turns it draws a card and takes a space there.
howto-ghost-points = It scores at once, and for its Swords, Sashimonos and Honor cards at the end.
howto-ghost-gifts = At the Palace and the Academy you get something too.
