"""What positions are learned to be worth: the result of the game, or what the following seasons led to, or a mixture.

A result is certain, but most of it is chance. What the present network expects after the season is more even, but
repeats its mistakes. `trust` is how much of each step goes on to what came later (lambda in TD(lambda)).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from training.examples import Examples


def returns(examples: Examples, trust: float) -> NDArray[np.float32]:
    """By position and seat. The positions of a game follow each other; where plans were disturbed, nothing goes on."""
    found = examples.won.copy()
    known = examples.expected.sum(1) > 0.0
    for at in range(len(found) - 1, -1, -1):
        if not known[at] or trust == 1.0:
            continue
        later = examples.won[at] if examples.left[at] == 1 else found[at + 1]
        found[at] = examples.expected[at]
        if not examples.disturbed[at]:
            found[at] += trust * (later - examples.expected[at])
    return found
