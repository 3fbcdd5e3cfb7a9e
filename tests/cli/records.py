"""Records to try the commands on, made by random players without the command line."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import bakufu
from bakufu.kernel.chance import Rng
from bakufu.kernel.fairness import Fairness, fingerprint, mixed_seed
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.recorder import Recorder
from bakufu.kernel.records.text_form import to_text

GAME = bakufu.load("shogun")


@cache
def played(setup: str = "fixed", moves: int = 10_000, fair: bool = False) -> Record:
    """A game of three, whole or broken off after so many moves."""
    fairness = Fairness(fingerprint("secret"), "secret", ("a", "b", "c")) if fair else None
    seed = mixed_seed("secret", ("a", "b", "c")) if fair else "7"
    recorder = Recorder(GAME, {"players": 3, "setup": setup}, seed)
    rng = Rng(7)
    while (awaited := GAME.to_move(recorder.state)) and len(recorder.moves) < moves:
        offered = GAME.moves(recorder.state, awaited[0])
        recorder.play(awaited[0], offered[rng.below(len(offered))])
    made = recorder.record()
    return replace(made, fairness=fairness)


def as_text(record: Record) -> str:
    return to_text(record, GAME.words, {})


def as_json(record: Record) -> str:
    return to_json(record)
