"""PPO for SHOGUN or SHOGUN NO KATANA against a league of bots and earlier selves, with PyTorch.

    pip install 'bakufu[learn]'
    python examples/ppo_selfplay.py --steps 1000000 --out run
    tensorboard --logdir run
    bakufu arena --bots net:run/net.npz,ashigaru,ashigaru

One network plays every seat, because the relative encoding counts seats from the one that observes. A copy of it joins
the league from time to time, so that it keeps beating what it has beaten before. `--out` holds a checkpoint, from which
the same command goes on, the curves for TensorBoard, and the network as a file that plays in the arena; so do
the copies.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.utils.tensorboard import SummaryWriter

from bakufu.arena.contest import Contest, play
from bakufu.arena.entrants import entrants
from bakufu.env import League, katana_v0, shogun_v0
from bakufu.env.net import Net

GAMES = {"shogun": shogun_v0, "katana": katana_v0}
BOTS = ("random", "ashigaru")  # the first members of the league
STEPS_A_GAME = 64  # between two updates
EPOCHS, PARTS = 3, 8
DISCOUNT, SMOOTHING = 0.999, 0.95
CLIP, ENTROPY, VALUE, NORM = 0.2, 0.01, 0.5, 0.5
UPDATES_A_CHECKPOINT = 20
UPDATES_A_MEMBER = 60


class Agent(nn.Module):
    """A score per action and the value of the position, from one body."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.scores.weight, 0.01)
        nn.init.zeros_(self.scores.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen)
        scores = self.scores(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden)[:, 0]

    def layers(self) -> list[tuple[NDArray[np.float32], NDArray[np.float32]]]:
        linear = [one for one in (*self.body, self.scores) if isinstance(one, nn.Linear)]
        return [(one.weight.detach().cpu().numpy().T, one.bias.detach().cpu().numpy()) for one in linear]


class Frozen:
    """A copy of the agent as a member of the league."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._rng = np.random.default_rng(0)

    def __call__(self, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[np.intp]:
        scores = np.where(mask, self._net.scores(seen), -np.inf)
        noise = self._rng.gumbel(size=scores.shape)  # the largest of scores with this noise is drawn by its chance
        picked: NDArray[np.intp] = (scores + noise).argmax(axis=1)
        return picked


class Training:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.out = Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.options = {"players": args.players}
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        self.league = League(list(BOTS))
        self.env = GAMES[args.game].vector_env(
            args.games, opponents=self.league, seat=None, encode="relative", reward="place", **self.options
        )
        (inputs,) = self.env.single_observation_space.shape
        self.agent = Agent(inputs, int(self.env.single_action_space.n), args.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=args.rate, eps=1e-5)
        self.steps = self.updates = 0
        self.copies: list[int] = []  # by the number of steps after which they joined the league
        self._go_on()
        self.curves = SummaryWriter(str(self.out))

    def run(self) -> None:
        self.seen, infos = self.env.reset(seed=self.args.seed)
        self.mask = infos["action_mask"]
        begun, first = perf_counter(), self.steps
        while self.steps < self.args.steps:
            places = self._update()
            self.updates += 1
            pace = (self.steps - first) / (perf_counter() - begun)
            print(f"{self.steps} steps, {pace:.0f} a second, mean reward {np.mean(places or [0]):.3f}", flush=True)
            self._draw_curves(places)
            if self.updates % UPDATES_A_MEMBER == 0:
                self._net().save(self._copy(self.steps))
                self._add_copy(self.steps)
            if self.updates % UPDATES_A_CHECKPOINT == 0:
                self._keep()
        self._keep()
        self._evaluate()
        self.curves.close()

    def _draw_curves(self, places: list[float]) -> None:
        if places:
            self.curves.add_scalar("reward", np.mean(places), self.steps)
        for name, value in zip(("better", "value", "entropy"), np.mean(self.losses, axis=0), strict=True):
            self.curves.add_scalar(f"loss/{name}", value, self.steps)
        for name, chance in self.league.chances().items():
            self.curves.add_scalar(f"drawn/{name}", chance, self.steps)

    def _update(self) -> list[float]:
        """Play, then learn from it. Returns the rewards of the games that have ended."""
        played = [self._step() for _ in range(STEPS_A_GAME)]
        seen, mask, action, chance, value, reward, over = (torch.stack(rows) for rows in zip(*played, strict=True))
        with torch.no_grad():
            following = self.agent(self._tensor(self.seen), self._tensor(self.mask))[1]
        gain = torch.zeros_like(reward)
        ahead = torch.zeros_like(following)
        for step in reversed(range(STEPS_A_GAME)):
            goes_on = 1.0 - over[step]
            surprise = reward[step] + DISCOUNT * following * goes_on - value[step]
            ahead = surprise + DISCOUNT * SMOOTHING * goes_on * ahead
            gain[step] = ahead
            following = value[step]
        target = gain + value
        self.losses: list[list[float]] = []
        flat = [rows.flatten(0, 1) for rows in (seen, mask, action, chance, gain, target)]
        for _ in range(EPOCHS):
            for part in torch.randperm(len(flat[0]), device=self.device).chunk(PARTS):
                self._learn(*[rows[part] for rows in flat])
        ended: list[float] = reward[over > 0].tolist()
        return ended

    def _step(self) -> tuple[torch.Tensor, ...]:
        seen, mask = self._tensor(self.seen), self._tensor(self.mask)
        with torch.no_grad():
            moves, value = self.agent(seen, mask)
            action = moves.sample()
        self.seen, reward, over, _, infos = self.env.step(action.cpu().numpy())
        self.mask = infos["action_mask"]
        self.steps += len(over)
        return seen, mask, action, moves.log_prob(action), value, self._tensor(reward), self._tensor(over)

    def _learn(
        self,
        seen: torch.Tensor,
        mask: torch.Tensor,
        action: torch.Tensor,
        chance: torch.Tensor,
        gain: torch.Tensor,
        target: torch.Tensor,
    ) -> None:
        moves, value = self.agent(seen, mask)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = (moves.log_prob(action) - chance).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        missed, entropy = (value - target).pow(2).mean(), moves.entropy().mean()
        loss = VALUE * missed - better - ENTROPY * entropy
        self.losses.append([better.item(), missed.item(), entropy.item()])
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.agent.parameters(), NORM)
        self.optimizer.step()

    def _tensor(self, rows: object) -> torch.Tensor:
        return torch.as_tensor(np.asarray(rows), dtype=torch.float32, device=self.device)

    def _evaluate(self) -> None:
        """Against two of each bot, seats rotated, as `bakufu arena` would."""
        others = self.args.players - 1
        for bot in BOTS:
            seated = entrants(self.args.game, ",".join([f"net:{self.out / 'net.npz'}", *[bot] * others]))
            contest = Contest(self.args.game, None, self.options, seated, f"evaluation-{self.args.seed}")
            games = range(self.args.evaluate)
            won = sum(play(contest, number).wins()[0] for number in games) / len(games)
            print(f"against {others} {bot}: {won:.1%} of {self.args.evaluate} games", flush=True)
            self.curves.add_scalar(f"won/{bot}", won, self.steps)

    def _net(self) -> Net:
        return Net(self.args.game, self.options, self.agent.layers())

    def _copy(self, steps: int) -> Path:
        return self.out / f"self-{steps}.npz"

    def _add_copy(self, steps: int) -> None:
        self.league.add(f"self at {steps}", Frozen(Net.load(self._copy(steps))))
        self.copies.append(steps)

    def _made_for(self) -> dict[str, Any]:
        return {name: getattr(self.args, name) for name in ("game", "players", "width")}

    def _keep(self) -> None:
        self._net().save(self.out / "net.npz")
        draft = self.out / "checkpoint.draft"
        state = {
            "agent": self.agent.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "steps": self.steps,
            "updates": self.updates,
            "copies": self.copies,
            "made_for": self._made_for(),
        }
        torch.save(state, draft)
        draft.replace(self.out / "checkpoint.pt")

    def _go_on(self) -> None:
        file = self.out / "checkpoint.pt"
        if file.exists():
            state = torch.load(file, map_location=self.device, weights_only=True)
            if state["made_for"] != self._made_for():
                meant = " ".join(f"--{name} {value}" for name, value in state["made_for"].items())
                raise SystemExit(f"{file} goes on with {meant}; for others, choose another --out")
            self.agent.load_state_dict(state["agent"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.steps, self.updates = state["steps"], state["updates"]
            for steps in state["copies"]:
                self._add_copy(steps)


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(GAMES), default="shogun")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions of the agent in all")
    parser.add_argument("--games", type=int, default=64, help="at the same time")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning")
    parser.add_argument("--evaluate", type=int, default=60, help="games against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="run", help="folder for the checkpoint, the curves and the network")
    Training(parser.parse_args(args)).run()


if __name__ == "__main__":
    main()
