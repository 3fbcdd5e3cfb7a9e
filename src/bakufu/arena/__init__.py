"""Many games in parallel: contests between bots, their results, and tuning of weights by self-play."""
