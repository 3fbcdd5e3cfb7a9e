# How to play SHOGUN NO KATANA: a start for newcomers, not the rules.

howto-smiths = Forge for the Daimyos
    .more = You're a master smith. The player with the most points after four rounds wins.
howto-smiths-points = A delivered Sword scores the points on its tile, and more in later rounds.
howto-smiths-flags = You keep its Sashimono. At the end, sets of different Houses score points.
howto-smiths-honor = When you pass, you take an Honor card. It scores for something you've done.

howto-figures = Place Workers and Monks
    .more = On your turn, place one Worker or Monk. Then it's the next player's turn.
howto-figures-worker = Choose a place on the board. You'll see a preview before anything happens.
howto-figures-monk = A Monk does more than a Worker, but costs Coins.
howto-figures-pass = Nothing left to do? Choose an Honor card to pass.
howto-area-houses = Houses
howto-area-market = Market
howto-area-academy = Academy
howto-area-palace = Palace
howto-area-komainu = Komainu
howto-area-forge = Forge

howto-moving = Swords move through your Forge
    .more = At a row or column of your Forge, every Sword there moves one step.
howto-moving-line = Choose a row or column with many Swords: one Worker moves them all.
howto-moving-next = Each step uses the next Resource of the recipe. If it matches the Sword's row, the Sword moves right. Otherwise it moves up or down to that Resource's row.
howto-moving-blocked = Two Swords can't share a space, so the order of their moves matters.

howto-delivering = Deliver
    .more = Deliver a Sword that has all its Resources at any time, even in other players' turns.
howto-delivering-any = “Anytime actions” lists what you can do now. There you also choose when you're asked.
howto-delivering-lines = The Sword's row and column give you Resources and Coins. Cards under your Forge make them give more.
howto-delivering-frees = Some deliveries free another Worker.
howto-delivering-decorate = Decorate a Sword at the Academy first: you get Coins now and points on delivery.

howto-shogun = A Sword for the Shogun
    .more = Delivered Swords leave Resources for your Project for the Shogun.
howto-shogun-project = With one of each kind you can compose your SHOGUN NO KATANA, from up to seven Resources.
howto-shogun-compose = Neighboring Resources must be from the same row or adjacent rows. The composer next to your Forge shows what's wrong.
howto-shogun-worth = It scores what its Resources cost. The most precious one wins the Shogun's favor.

howto-ghost = Solo against the Ghost
    .more = The Ghost has no Forge. Its cards tell it where to go.
howto-ghost-card = After each of your turns it draws a card and takes a space in that area.
howto-ghost-points = It scores right away, and at the end for its Swords, Sashimonos and Honor cards.
howto-ghost-gifts = When it uses the Palace or the Academy, you get something too.
