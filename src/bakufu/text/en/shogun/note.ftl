# Notes to the facts: what each is about, and how sure it is. The facts name them; reconstructed values are ours.

note-borders = read from the sun side; the moon side is very probably the same
    .of = Borders by land
note-sea-of-sun = the route between Shima and Izu is an example in the rulebook
    .of = Sea routes of the sun side
note-sea-of-moon = assumed to be the same as on the sun side; they split the moon side's green region in two
    .of = Sea routes of the moon side
note-colours = which Daimyo has which color; seats take the colors in this order
    .of = Colors of the Daimyos
note-tower = fitted to 1539 simulated throws, not to the printed tower
    .of = Tower probabilities
