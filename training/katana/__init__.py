"""Learns the weights of SHOGUN NO KATANA's value function, one set for each round, from the results of games."""
