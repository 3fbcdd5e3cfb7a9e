"""The network in PyTorch, as `bakufu.bots.network` computes it, and how it is trained.

What all seasons have in common and what is particular to one are learned apart and added up: the particular part is
held small, because there are fewer positions to learn it from.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bakufu.bots.network import LIMIT, ONE_BITS
from bakufu.bots.shogun.judgement.groups import COUNT
from training.examples import Examples
from training.smooth import slopes

STAGES = 5
TOP = LIMIT / (1 << ONE_BITS)
NEVER = -1e9
SLOPES = slopes()


@dataclass
class Settings:
    """What an experiment can change."""

    hidden: int = 32
    second: int = 16
    epochs: int = 12
    batch: int = 2000
    rate: float = 0.004
    decay: float = 3.0
    particular_decay: float = 9.0
    margin: float = 0.3  # how much it counts to foretell the points, too
    disturbed: float = 0.4  # how much positions count after which plans were disturbed
    trust: float = 1.0  # in what happened after a season, beside what its plans led to: see `returns.py`
    seed: int = 1


class Part(nn.Module):
    """The weights of a network: those of all seasons, or of one."""

    def __init__(self, settings: Settings, scale: float) -> None:
        super().__init__()
        hidden, second = settings.hidden, settings.second
        self.first = nn.Parameter(torch.randn(COUNT, hidden) * 0.02 * scale)
        self.slopes = nn.Parameter(torch.zeros(SLOPES.shape[1], hidden))
        self.first_bias = nn.Parameter(torch.full((hidden,), 0.1 * scale))
        self.own = nn.Parameter(torch.randn(hidden, second) * scale / hidden**0.5)
        self.all = nn.Parameter(torch.randn(hidden, second) * scale / hidden**0.5)
        self.bias = nn.Parameter(torch.full((second,), 0.1 * scale))
        self.out = nn.Parameter(torch.randn(second) * scale / second**0.5)
        self.margin = nn.Parameter(torch.randn(hidden + second) * scale * 0.1)


NAMES = ("first", "slopes", "first_bias", "own", "all", "bias", "out", "margin")


class Judgement(nn.Module):
    def __init__(self, settings: Settings) -> None:
        super().__init__()
        torch.manual_seed(settings.seed)
        self.register_buffer("along", torch.from_numpy(SLOPES))
        self.common = Part(settings, 1.0)
        self.particular = nn.ModuleList([Part(settings, 0.0) for _ in range(STAGES)])

    def weights(self, stage: int) -> dict[str, Tensor]:
        common, particular = self.common, self.particular[stage]
        found = {name: getattr(common, name) + getattr(particular, name) for name in NAMES}
        found["first"] = found["first"] + self.along @ found["slopes"]
        return found

    def chosen(self, name: str, named: bool) -> list[Tensor]:
        """The common weights of this name, or all others."""
        return [weights for other, weights in self.common.named_parameters() if (other == name) == named]

    def forward(self, stage: int, active: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all seats, and the points beyond the mean that each will have, in tens."""
        weights = self.weights(stage)
        count, seats, _ = active.shape
        seen = torch.zeros(count * seats, COUNT + 1, device=active.device)
        index = active.reshape(count * seats, -1).long()
        seen.scatter_add_(1, index, torch.ones_like(index, dtype=seen.dtype))
        sums = (seen[:, :COUNT] @ weights["first"] + weights["first_bias"]).reshape(count, seats, -1)
        seated = torch.arange(seats, device=active.device) < players[:, None]
        straight = sums[:, :, 0]
        lane = torch.ones(sums.shape[-1], device=active.device)
        lane[0] = 0.0
        hidden = sums.clamp(0.0, TOP) * lane * seated[:, :, None]
        mean = hidden.sum(1, keepdim=True) / players[:, None, None]
        second = (hidden @ weights["own"] + mean @ weights["all"] + weights["bias"]).clamp(0.0, TOP)
        logits = (straight + second @ weights["out"]).masked_fill(~seated, NEVER)
        margin = torch.cat([hidden, second], 2) @ weights["margin"]
        return logits, margin * seated


def losses(logits: Tensor, won: Tensor) -> Tensor:
    return -(torch.log_softmax(logits, 1) * won).sum(1)


class OnDevice:
    """The examples of one stage where they are trained on, and what each seat's chance is learned to be."""

    def __init__(self, examples: Examples, target: NDArray[np.float32], device: str) -> None:
        def tensor(values: NDArray[np.generic]) -> Tensor:
            return torch.from_numpy(values).to(device)

        self.active = tensor(examples.active)
        self.players = tensor(examples.players)
        self.won = tensor(examples.won)
        self.target = tensor(target)
        self.margin = tensor(examples.margin) / 10.0
        self.disturbed = tensor(examples.disturbed)
        self.count = len(self.players)


def by_stage(examples: Examples, target: NDArray[np.float32], device: str) -> list[OnDevice]:
    stages = [examples.left == stage + 1 for stage in range(STAGES)]
    return [OnDevice(examples.chosen(which), target[which], device) for which in stages]


def train(model: Judgement, examples: list[OnDevice], tested: list[OnDevice], settings: Settings) -> None:
    device = examples[0].active.device
    model.to(device)
    optimizer = torch.optim.AdamW(
        [
            {"params": model.chosen("first", True), "weight_decay": settings.decay},
            {"params": model.chosen("first", False), "weight_decay": settings.decay * 0.1},
            {"params": model.particular.parameters(), "weight_decay": settings.particular_decay},
        ],
        lr=settings.rate,
        betas=(0.9, 0.98),
    )
    share = settings.batch // STAGES
    rounds = max(1, max(one.count for one in examples) // share)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, settings.rate, settings.epochs * rounds, pct_start=0.2)
    begun = perf_counter()
    generator = torch.Generator(device=device).manual_seed(settings.seed)
    for epoch in range(settings.epochs):
        orders = [torch.randperm(one.count, device=device, generator=generator) for one in examples]
        told = 0.0
        for number in range(rounds):
            total = torch.zeros((), device=device)
            for stage, one in enumerate(examples):
                start = number * share % max(1, one.count - share + 1)
                chosen = orders[stage][start : start + share]
                logits, margin = model(stage, one.active[chosen], one.players[chosen])
                counts = 1.0 - (1.0 - settings.disturbed) * one.disturbed[chosen]
                loss = losses(logits, one.target[chosen])
                if settings.margin:
                    loss = loss + settings.margin * ((margin - one.margin[chosen]) ** 2).sum(1)
                total = total + (loss * counts).sum() / counts.sum()
            optimizer.zero_grad(set_to_none=True)
            total.backward()
            optimizer.step()
            schedule.step()
            if number % 50 == 0:
                told = float(total.detach()) / STAGES
        found = [float(one.mean()) for one in tested_losses(model, tested)]
        shown = " ".join(f"{loss:.4f}" for loss in found)
        print(f"epoch {epoch + 1}: loss {told:.4f}, test by seasons left 1..5: {shown}", flush=True)
    print(f"{perf_counter() - begun:.0f} s", flush=True)


def predicted(model: Judgement, one: OnDevice, stage: int) -> Tensor:
    with torch.no_grad():
        parts = [
            model(stage, one.active[at : at + 8192], one.players[at : at + 8192])[0] for at in range(0, one.count, 8192)
        ]
    return torch.cat(parts) if parts else torch.zeros((0, 5), device=one.active.device)


def tested_losses(model: Judgement, tested: list[OnDevice]) -> list[Tensor]:
    """The log loss of every position, by stage."""
    return [losses(predicted(model, one, stage), one.won) for stage, one in enumerate(tested)]
