"""A recorder: plays a game and keeps its moves and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.kernel.contract import Game
from bakufu.kernel.event import Event
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import points


class Recorder:
    """Records a game while it is played."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, object], seed: int | str) -> None:
        self.game = game
        self.events: list[Event] = []
        self.state = game.start(options, seed, self.events)
        self.seed = str(seed)
        self.moves: list[tuple[int, int]] = []

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move; the events it caused."""
        events: list[Event] = []
        self.game.play(self.state, seat, move, events)
        self.moves.append((seat, move))
        self.events += events
        return events

    def record(self) -> Record:
        game, state = self.game, self.state
        result = points(game, state) if not game.to_move(state) else None
        options, facts, moves = game.options(state), game.facts_digest, tuple(self.moves)
        return Record(game.name, game.rules_version, options, facts, self.seed, moves, result)
