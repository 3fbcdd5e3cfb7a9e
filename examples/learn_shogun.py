"""A player that learns SHOGUN from nothing but the environment, with numpy alone, in minutes on one core.

    python examples/learn_shogun.py

It scores each legal move: a weight for the move itself and some for what the observation says about it, both by the
question that is asked. Policy gradient (REINFORCE) moves the weights towards what went better than usual, and at the
end the learner plays new games against random players and prints how many it has won.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import gymnasium
import numpy as np
from numpy.typing import NDArray

import bakufu.env
from bakufu.shogun.components import PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.decision_kinds import PLAN
from bakufu.shogun.picks import NUMBER, NUMBERS, PICKS

Array = NDArray[np.float64]

ENV = bakufu.env.SINGLES["shogun"]
KINDS = 21  # of decisions; planning is one for each space instead
SPACES = 11
FACTS = 7  # what is told about a move
RATE = 0.03
GAMES_A_STEP = 16


class Learner:
    """`by_move` and `by_fact` are the weights, one row of each for every question."""

    def __init__(self, players: int, seed: int) -> None:
        self.fields = bakufu.env.shogun_v0.layout(players=players)
        self.rng = np.random.default_rng(seed)
        self.by_move: Array = np.zeros((KINDS + SPACES, PICKS))
        self.by_fact: Array = np.zeros((KINDS + SPACES, FACTS))

    def question(self, seen: NDArray[np.uint8]) -> int:
        decision = int(seen[self.fields["numbers"]][2]) - 1
        if decision != PLAN:
            return decision
        seat = int(seen[self.fields["numbers"]][0]) - 1
        own = seen[self.fields["plan"]][seat * SPACES : (seat + 1) * SPACES]
        return KINDS + int(np.argmax(own == UNPLANNED + 4))

    def facts(self, seen: NDArray[np.uint8]) -> Array:
        """By move: for provinces what lies there, for numbers of armies the number."""
        told = np.zeros((PICKS, FACTS))
        seat = int(seen[self.fields["numbers"]][0]) - 1
        owner = seen[self.fields["owner"]].astype(int) - 2
        provinces = told[:PROVINCE_COUNT]
        provinces[:, 0] = seen[self.fields["armies"]] / 4
        provinces[:, 1] = seen[self.fields["revolts"]]
        provinces[:, 2] = seen[self.fields["buildings"]] > 0
        provinces[:, 3] = owner == seat
        provinces[:, 4] = owner < 0
        told[NUMBER : NUMBER + NUMBERS, 5] = np.arange(NUMBERS) / 4
        told[NUMBER, 6] = 1
        return told

    def choices(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> tuple[int, NDArray[np.intp], Array, Array]:
        """The question, the legal moves, what is told of them, and how likely each is to be made."""
        question = self.question(seen)
        legal = mask.nonzero()[0]
        told = self.facts(seen)[legal]
        scores = self.by_move[question, legal] + told @ self.by_fact[question]
        chances = np.exp(scores - scores.max())
        return question, legal, told, chances / chances.sum()


def play(env: gymnasium.Env, learner: Learner, seed: int, learn: Callable[[list, list], None] | None = None) -> float:
    """One game; what the final place was worth. Decisions and rewards are handed to `learn`."""
    seen, info = env.reset(seed=seed)
    made, earned, over = [], [], False
    while not over:
        question, legal, told, chances = learner.choices(seen, info["action_mask"])
        pick = int(learner.rng.choice(len(legal), p=chances))
        made.append((question, legal, told, chances, pick))
        seen, reward, over, _, info = env.step(legal[pick])
        earned.append(float(reward))
    if learn is not None:
        learn(made, earned)
    return sum(earned)


def train(learner: Learner, players: int, games: int) -> None:
    """Play so many games against random players, and learn from each handful."""
    env = gymnasium.make(ENV, players=players, opponents="random", seat=None, shaping=0.1, disable_env_checker=True)
    usual = np.zeros(KINDS + SPACES)  # by question: what usually still comes
    scale = 1.0
    for first in range(0, games, GAMES_A_STEP):
        by_move, by_fact = np.zeros_like(learner.by_move), np.zeros_like(learner.by_fact)

        def learn(made: list, earned: list, by_move: Array = by_move, by_fact: Array = by_fact) -> None:
            nonlocal scale
            to_come = np.cumsum(earned[::-1])[::-1]
            for (question, legal, told, chances, pick), comes in zip(made, to_come, strict=True):
                better = comes - usual[question]
                usual[question] += 0.01 * better
                scale += 0.001 * (better * better - scale)
                towards = -chances * (better / scale**0.5)
                towards[pick] += better / scale**0.5
                by_move[question, legal] += towards
                by_fact[question] += towards @ told

        for game in range(first, first + GAMES_A_STEP):
            play(env, learner, game, learn)
        learner.by_move += RATE * by_move / GAMES_A_STEP**0.5
        learner.by_fact += RATE * by_fact / GAMES_A_STEP**0.5


def judge(learner: Learner, players: int, games: int) -> tuple[float, float, float]:
    """The share of games won against random players on seeds of their own, with a 95 % interval (Wilson)."""
    env = gymnasium.make(ENV, players=players, opponents="random", seat=None, reward="win", disable_env_checker=True)
    share = sum(play(env, learner, 2**40 + game) for game in range(games)) / games
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return share, middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500, help="to learn from")
    parser.add_argument("--judged", type=int, default=400, help="games to judge by, before and after")
    parser.add_argument("--players", type=int, default=3)
    chosen = parser.parse_args()
    learner = Learner(chosen.players, seed=1)
    print(told(0, learner, chosen))
    begin = process_time()
    train(learner, chosen.players, chosen.games)
    print(f"{process_time() - begin:.0f} s of learning")
    print(told(chosen.games, learner, chosen))


def told(games: int, learner: Learner, chosen: argparse.Namespace) -> str:
    share, low, high = judge(learner, chosen.players, chosen.judged)
    return (
        f"after {games} games: wins {share:.1%} of {chosen.judged} against random players "
        f"(95 %: {low:.1%} to {high:.1%}; a fair share is {1 / chosen.players:.1%})"
    )


if __name__ == "__main__":
    main()
