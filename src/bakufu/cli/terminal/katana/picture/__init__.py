"""SHOGUN NO KATANA on the full screen: the player's Forge, Houses and town beside it, and the turn."""
