"""Makes the weights that levels have learned: games as data, training, and the file that the package reads.

Only for developers: needs PyTorch, and nothing here is part of the package. `docs/learning.md` has every experiment.
"""
