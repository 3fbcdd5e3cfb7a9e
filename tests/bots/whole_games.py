"""Whole games between bots, for the tests of the bots of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from bakufu.bots import Bot, make
from bakufu.kernel.contract import Game, S


class WholeGames(Generic[S]):
    """Plays games of one kind to their end."""

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game

    def moments(self, options: dict[str, Any], bots: list[Bot], seed: int) -> Iterator[tuple[S, int, int]]:
        """The state, the seat and its move before every move of a game."""
        state = self.game.start(options, seed)
        while awaited := self.game.to_move(state):
            seat = awaited[0]
            move = bots[seat].decide(self.game.view(state, seat))
            yield state, seat, move
            self.game.play(state, seat, move)

    def bots_for(self, levels: list[str], seed: int) -> list[Bot]:
        return [make(self.game.name, level, f"{seed}, seat {seat}") for seat, level in enumerate(levels)]

    def final_state(self, options: dict[str, Any], levels: list[str], seed: int) -> S:
        *_, (state, _, _) = self.moments(options, self.bots_for(levels, seed), seed)
        assert not self.game.to_move(state)
        return state

    def won_alone(self, players: int, games: int) -> int:
        """How many of these games Ashigaru wins alone against random players, from every seat in turn."""
        won = 0
        for seed in range(games):
            seat = seed % players
            levels = ["ashigaru" if other == seat else "random" for other in range(players)]
            rows = self.game.standings(self.final_state({"players": players}, levels, seed))
            won += rows[0].seat == seat and rows[1].place > 1
        return won
