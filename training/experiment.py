"""One experiment: examples, a network trained on nine deals of ten, its weights, and a report of the tenth."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from bakufu.bots.network import HIDDEN, SECOND
from bakufu.bots.shogun.judgement.judge import shogun_network
from training.examples import Examples, load_examples
from training.export import write
from training.further import Further
from training.network import STAGES, Judgement, OnDevice, Settings, by_stage, predicted, train
from training.report import Chances, by_kind, calibration, is_tested
from training.returns import returns


def settings_of(changes: list[str]) -> Settings:
    """Settings with some changed, each as `name=value`."""
    settings = Settings()
    for change in changes:
        name, _, value = change.partition("=")
        known = getattr(settings, name)
        setattr(settings, name, int(value) if isinstance(known, int) else float(value))
    return settings


def chances_of(model: Judgement, examples: Examples, tested: list[OnDevice]) -> Chances:
    found = np.zeros(examples.won.shape, dtype=np.float32)
    for stage in range(STAGES):
        logits = predicted(model, tested[stage], stage)
        found[examples.left == stage + 1] = torch.softmax(logits, 1).cpu().numpy()
    return found


def run(folder: Path, changes: list[str], jobs: int, out: Path, report: Path, further: bool) -> None:
    examples, settings = load_examples(folder, jobs), settings_of(changes)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    apart = is_tested(examples.deal)
    learned, held_out = examples.chosen(~apart), examples.chosen(apart)
    print(f"{len(learned.left)} positions to learn from, {len(held_out.left)} to test with, on {device}", flush=True)
    tested = by_stage(held_out, held_out.won, device)
    model = Further(settings, shogun_network()) if further else Judgement(settings)
    train(model, by_stage(learned, returns(learned, settings.trust), device), tested, settings)
    chances = chances_of(model, held_out, tested)
    results = {
        "settings": vars(settings),
        "positions": [len(learned.left), len(held_out.left)],
        "linear": by_kind(held_out, held_out.linear),
        "network": by_kind(held_out, chances),
        "calibration of linear": calibration(held_out, held_out.linear),
        "calibration": calibration(held_out, chances),
    }
    report.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if (settings.hidden, settings.second) == (HIDDEN, SECOND):
        write(model, out)
    else:
        print("not written: the package computes networks of one size")
