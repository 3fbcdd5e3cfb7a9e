# Puzzles: what they are about, and what to think about.

puzzle-delivery = A delivery in time
    .hint = Which complete Sword is worth most now, and what does its line give?
puzzle-jam = A Forge that jams
    .hint = Which Sword is in the way of the others?
puzzle-forge = At the Forge
    .hint = Which row or column moves the most Swords with what you have in stock?
puzzle-sword = The next Sword
    .hint = Compare recipes, flags and points, and what you can still finish.
puzzle-market = At the Market
    .hint = What is missing for the next moves, and what can you afford?
puzzle-academy = At the Academy
    .hint = Which Sword gains most by a decoration?
puzzle-palace = At the Palace
    .hint = Which Rooms bring something now?
puzzle-komainu = The Komainu
    .hint = What could you do with more Coins?
puzzle-cards = Playing a card
    .hint = Look at your cards: when is their effect worth most?
puzzle-pass = When to pass
    .hint = Compare the Honor cards with what another turn would bring.
puzzle-choice = The better choice
    .hint = Think about the rest of your turn.
