"""Writes a trained network as the package reads it: whole numbers, with a digest and what they were made for."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from pathlib import Path

import numpy as np
import torch

from bakufu.bots.network import (
    FINE_BITS,
    FRACTION_BITS,
    HIDDEN,
    OFFSET,
    ONE_BITS,
    SECOND,
    SMALL_OFFSET,
    stage_size,
)
from bakufu.bots.shogun.judgement.groups import COUNT, MODULES, PLAYERS
from training.network import STAGES, Judgement
from training.positions import GAME


def numbers_of(model: Judgement, stage: int) -> list[int]:
    with torch.no_grad():
        weights = {name: values.cpu().double().numpy() for name, values in model.weights(stage).items()}
    first = weights["first"].copy()
    first[PLAYERS:MODULES] += weights["first_bias"]  # every seat has exactly one of these features
    parts = (
        (first, FINE_BITS, OFFSET - 1),
        (weights["own"], FRACTION_BITS, SMALL_OFFSET - 1),
        (weights["all"], FRACTION_BITS, SMALL_OFFSET - 1),
        (weights["bias"], ONE_BITS, OFFSET - 1),
        (weights["out"], FRACTION_BITS, OFFSET - 1),
    )
    numbers = [
        int(number)
        for values, bits, most in parts
        for number in np.clip(np.rint(values.reshape(-1) * (1 << bits)), -most, most)
    ]
    assert len(numbers) == stage_size(COUNT)
    return numbers


def write(model: Judgement, file: Path) -> None:
    assert model.common.own.shape == (HIDDEN, SECOND), "the package computes networks of one size"
    numbers = np.array([number for stage in range(STAGES) for number in numbers_of(model, stage)], dtype="<i2")
    plain = numbers.tobytes()
    table = {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "facts_digest": GAME.facts_digest,
        "features": COUNT,
        "digest": hashlib.sha256(plain).hexdigest(),
        "weights": base64.b64encode(zlib.compress(plain, 9)).decode(),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
