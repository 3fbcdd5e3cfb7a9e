"""SHOGUN on the full screen: the map, players and tower beside it, the row of actions, and planning."""
