"""A network that learns further: what it adds to weights that the package has already."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from bakufu.bots.network import FINE_BITS, FRACTION_BITS, HIDDEN, ONE_BITS, SECOND, Network
from bakufu.bots.shogun.judgement.groups import COUNT
from training.network import STAGES, Judgement, Settings

# As `export.py` writes them.
PARTS = (
    ("first", (COUNT, HIDDEN), FINE_BITS),
    ("own", (HIDDEN, SECOND), FRACTION_BITS),
    ("all", (HIDDEN, SECOND), FRACTION_BITS),
    ("bias", (SECOND,), ONE_BITS),
    ("out", (SECOND,), FRACTION_BITS),
)


class Further(Judgement):
    def __init__(self, settings: Settings, network: Network) -> None:
        super().__init__(settings)
        with torch.no_grad():
            for values in self.common.parameters():
                values.zero_()
        numbers = np.frombuffer(network.numbers, dtype="<i2").reshape(STAGES, -1)
        for stage in range(STAGES):
            at = 0
            for name, shape, bits in PARTS:
                size = int(np.prod(shape))
                values = numbers[stage, at : at + size].astype(np.float32).reshape(shape) / (1 << bits)
                self.register_buffer(f"{name}_{stage}", torch.from_numpy(values))
                at += size

    def weights(self, stage: int) -> dict[str, Tensor]:
        found = super().weights(stage)
        for name, _, _ in PARTS:
            found[name] = found[name] + self.get_buffer(f"{name}_{stage}")
        return found
