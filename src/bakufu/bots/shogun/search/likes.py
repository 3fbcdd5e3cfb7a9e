"""What a character likes in a position beside the chance to win: a little of that chance for each of some features."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.winning_chance import Tower
from bakufu.bots.shogun.search.features import features
from bakufu.bots.shogun.search.value_model import Judge, seasons_left
from bakufu.shogun.rules.state import State


class InCharacter(Judge):
    """A judge who adds what a character likes. Once the game is over, only the victory counts."""

    def __init__(self, judge: Judge, likes: list[float], tower: Tower) -> None:
        self.judge = judge
        self.likes = likes
        self.tower = tower

    def winning(self, state: State, seat: int) -> float:
        value = self.judge.winning(state, seat)
        if seasons_left(state):
            row = features(state, self.tower)[seat]
            for i in range(len(row)):
                value += self.likes[i] * row[i]
        return value
