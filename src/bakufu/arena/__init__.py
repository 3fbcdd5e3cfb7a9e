"""Many games at once: contests between bots, what they show, and the tuning of weights by self-play."""
