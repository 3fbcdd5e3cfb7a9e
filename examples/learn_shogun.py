"""An agent that learns SHOGUN from the environment alone, with numpy, in less than a minute on one core.

    python examples/learn_shogun.py

It scores each legal move with a weight for the move itself and weights for what the observation says about it, both
by kind of decision. Policy gradient (REINFORCE) shifts the weights toward moves that did better than average. Finally,
the agent plays new games against random players and prints how many it has won. Many games are played in parallel.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time

import numpy as np
from numpy.typing import NDArray

from bakufu.env import random_actions, shogun_v0
from bakufu.shogun.box.components import PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.box.picks import NUMBER, NUMBERS
from bakufu.shogun.numbers import PICKS
from bakufu.shogun.rules.decision_kinds import PLAN

Array = NDArray[np.float64]

KINDS = 21  # of decisions; planning counts as one kind per space
SPACES = 11
FACTS = 7  # features of a move
RATE = 0.03
AT_ONCE = 64  # games in parallel
GAMES_A_STEP = 16  # games per update of the weights


class Game:
    """The agent's decisions in one game, its seat, and the rewards after each decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.questions: list[int] = []
        self.told: list[Array] = []
        self.chances: list[Array] = []
        self.picks: list[int] = []
        self.earned: list[float] = []


class Learner:
    """`by_move` and `by_fact` are the weights, with a row per kind of decision."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.fields = shogun_v0.layout(players=players)
        self.rng = np.random.default_rng(seed)
        self.by_move: Array = np.zeros((KINDS + SPACES, PICKS))
        self.by_fact: Array = np.zeros((KINDS + SPACES, FACTS))

    def questions(self, seen: NDArray[np.uint8]) -> NDArray[np.intp]:
        """By row: the kind of decision, or the space while planning."""
        numbers = seen[:, self.fields["numbers"]].astype(np.intp) - 1
        plans = seen[:, self.fields["plan"]].reshape(len(seen), self.players, SPACES)
        own = plans[np.arange(len(seen)), numbers[:, 0]]
        return np.where(numbers[:, 2] == PLAN, KINDS + np.argmax(own == UNPLANNED + 4, axis=1), numbers[:, 2])

    def facts(self, seen: NDArray[np.uint8]) -> Array:
        """Features by row and move: the contents of provinces, or the number of armies."""
        told = np.zeros((len(seen), PICKS, FACTS))
        seat = seen[:, self.fields["numbers"]][:, :1].astype(int) - 1
        owner = seen[:, self.fields["owner"]].astype(int) - 2
        provinces = told[:, :PROVINCE_COUNT]
        provinces[:, :, 0] = seen[:, self.fields["armies"]] / 4
        provinces[:, :, 1] = seen[:, self.fields["revolts"]]
        provinces[:, :, 2] = seen[:, self.fields["buildings"]] > 0
        provinces[:, :, 3] = owner == seat
        provinces[:, :, 4] = owner < 0
        told[:, NUMBER : NUMBER + NUMBERS, 5] = np.arange(NUMBERS) / 4
        told[:, NUMBER, 6] = 1
        return told

    def choose(self, games: list[Game], seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> NDArray[np.intp]:
        """Sample a move for each row by its score; each game remembers its decisions."""
        questions, told = self.questions(seen), self.facts(seen)
        scores = self.by_move[questions] + np.einsum("nmf,nf->nm", told, self.by_fact[questions])
        scores[mask == 0] = -np.inf
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        # The Gumbel-max trick, as exponential clocks: likelier moves tend to ring first.
        picks: NDArray[np.intp] = np.argmin(
            self.rng.exponential(size=chances.shape) / np.maximum(chances, 1e-300), axis=1
        )
        for row, game in enumerate(games):
            game.questions.append(int(questions[row]))
            game.told.append(told[row])
            game.chances.append(chances[row])
            game.picks.append(int(picks[row]))
            game.earned.append(0.0)
        return picks


def play(learner: Learner, seed: int, games: int, reward: str = "place", shaping: float = 0.0) -> Iterator[Game]:
    """Play games against random players from random seats; yields them as they end."""
    env = shogun_v0.vector_env(min(AT_ONCE, games), reward, shaping, players=learner.players)
    rng = np.random.default_rng(seed)
    under_way = [Game(int(rng.integers(learner.players))) for _ in range(env.num_envs)]
    seen, infos = env.reset(seed=seed)
    ended = 0
    while ended < games:
        actions = random_actions(seen["action_mask"], rng)
        own = np.flatnonzero(infos["seat"] == [game.seat for game in under_way])
        if own.size:
            deciding = [under_way[game] for game in own]
            actions[own] = learner.choose(deciding, seen["observation"][own], seen["action_mask"][own])
        seen, rewards, over, _, infos = env.step(actions)
        for number, game in enumerate(under_way):
            if game.earned:
                game.earned[-1] += float(rewards[number, game.seat])
        for number in np.flatnonzero(over)[: games - ended]:
            ended += 1
            yield under_way[number]
            under_way[number] = Game(int(rng.integers(learner.players)))


def train(learner: Learner, games: int) -> None:
    """Play games against random players, and update the weights after each batch."""
    usual = np.zeros(KINDS + SPACES)  # by kind of decision: the average reward still to come
    scale = 1.0
    by_move, by_fact = np.zeros_like(learner.by_move), np.zeros_like(learner.by_fact)
    for number, game in enumerate(play(learner, 0, games, shaping=0.1), 1):
        to_come = np.cumsum(game.earned[::-1])[::-1]
        better = np.empty(len(to_come))
        for at, question in enumerate(game.questions):
            better[at] = to_come[at] - usual[question]
            usual[question] += 0.01 * better[at]
            scale += 0.001 * (better[at] ** 2 - scale)
        towards = -np.array(game.chances)
        towards[np.arange(len(towards)), game.picks] += 1
        towards *= better[:, None] / scale**0.5
        np.add.at(by_move, game.questions, towards)
        np.add.at(by_fact, game.questions, np.einsum("nm,nmf->nf", towards, np.array(game.told)))
        if number % GAMES_A_STEP == 0:
            learner.by_move += RATE * by_move / GAMES_A_STEP**0.5
            learner.by_fact += RATE * by_fact / GAMES_A_STEP**0.5
            by_move[:], by_fact[:] = 0, 0


def judge(learner: Learner, games: int) -> tuple[float, float, float]:
    """The win rate against random players on separate seeds, with a 95% interval (Wilson)."""
    share = sum(sum(game.earned) for game in play(learner, 2**40, games, reward="win")) / games
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
    train(learner, chosen.games)
    print(f"{process_time() - begin:.0f} s of learning")
    print(told(chosen.games, learner, chosen))


def told(games: int, learner: Learner, chosen: argparse.Namespace) -> str:
    share, low, high = judge(learner, chosen.judged)
    return (
        f"after {games} games: wins {share:.1%} of {chosen.judged} against random players "
        f"(95 %: {low:.1%} to {high:.1%}; a fair share is {1 / chosen.players:.1%})"
    )


if __name__ == "__main__":
    main()
