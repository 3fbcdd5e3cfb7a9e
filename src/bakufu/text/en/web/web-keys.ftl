# Keys on the keyboard.

web-keys = Keyboard shortcuts
web-keys-text = the table as text
web-keys-map = to the map
web-keys-target = the next target
web-keys-go = the next card, space or province
web-keys-take = choose it
web-keys-space = place the card on the bid or a space
web-keys-extra = the same, on the spaces that a module adds
web-keys-back = return the card to your hand
web-keys-undo = undo
web-keys-hint = hint
web-keys-ready = ready
web-keys-howto = how to play; on a space of the plan: why?
web-keys-skip = skip the animation
web-keys-escape = one step back
