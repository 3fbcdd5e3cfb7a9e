# Keys on the keyboard.

web-keys = Keys on the keyboard
web-keys-text = the table as text
web-keys-map = to the map
web-keys-target = the next target
web-keys-go = the next card, space or province
web-keys-take = choose it
web-keys-space = lay the card on the bid or a space
web-keys-extra = the same, on the spaces that a module adds
web-keys-back = take the card back
web-keys-undo = undo
web-keys-hint = what a bot would do
web-keys-ready = ready
web-keys-howto = how to play; on a space of the plan: why?
web-keys-skip = skip what is being told
web-keys-escape = one step back
