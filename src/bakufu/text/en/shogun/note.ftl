# Notes to the facts: what each is about, and how sure it is. The facts name them; reconstructed values are ours.

note-borders = read off the sun side; the same on the moon side by strong inference
    .of = Borders by land
note-sea-of-sun = the one between Shima and Izu is an example in the rulebook
    .of = Sea routes of the sun side
note-sea-of-moon = taken over from the sun side; with them the moon side's green region falls in two parts
    .of = Sea routes of the moon side
note-colours = which Daimyo has which colour; seats take the colours in this order
    .of = Colours of the Daimyos
note-tower = fitted to 1539 simulated throws, not to the printed tower
    .of = The law of the tower
