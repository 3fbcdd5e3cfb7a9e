"""The state of a table, folded (reduced) from its log. The same log gives the same state in every process.

A fold holds the game's state, the sealed plans that wait for the other players, and how far each player may undo.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bakufu.games import AnyGame
from bakufu.kernel.event import Event
from bakufu.kernel.flow import Flow
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.refusal import NotNow


@dataclass(frozen=True)
class Played:
    """One seat's moves, with the state and the time before them, so that they can be undone."""

    seat: int
    moves: tuple[int, ...]
    before: Flow
    since: int


class Fold:
    """A table's state. Game states are replaced, never mutated, so that a fold can be copied cheaply."""

    def __init__(self, game: AnyGame, options: Mapping[str, object], seed: str, since: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.events: list[Event] = []  # of the last entry applied
        self.state = game.start(options, seed, self.events)
        self.options = game.options(self.state)
        self.seq = 0
        self.since = since  # when the pending decision came up
        self.sealed: dict[int, tuple[int, ...]] = {}
        self.away: set[int] = set()
        self._picks = array("q")  # seat and move alternately: an array, because it is copied for every entry
        self._undoable: list[Played] = []
        self._awaited: tuple[int, ...] | None = None  # cached: read many times between two entries

    def copy(self) -> Fold:
        twin = object.__new__(Fold)
        twin.__dict__.update(self.__dict__)
        twin.sealed = self.sealed.copy()
        twin.away = self.away.copy()
        twin._picks = self._picks[:]
        twin._undoable = self._undoable.copy()
        return twin

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every move of the game so far, with its seat."""
        return list(zip(self._picks[::2], self._picks[1::2], strict=True))

    def played(self) -> int:
        """How many moves were played; chat and plans that wait for others don't count."""
        return len(self._picks) // 2

    def over(self) -> bool:
        return not self.game.to_move(self.state)

    def awaited(self) -> tuple[int, ...]:
        """Pending seats: those to move in the game that haven't sealed their plan."""
        if self._awaited is None:
            self._awaited = self._awaited_now()
        return self._awaited

    def _awaited_now(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.game.to_move(self.state) if seat not in self.sealed)

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry of the log; the domain events it caused. After a refusal, the fold must be discarded."""
        if entry.kind is not Kind.TALK:
            if self.over():
                raise NotNow("game-is-over")
            if entry.by is By.PLAYER and entry.seat in self.away and entry.kind is not Kind.BACK:
                raise NotNow("a-bot-has-your-seat")
        self.events = []
        HANDLERS[entry.kind](self, entry)
        self._awaited = None
        self.seq = entry.seq
        return self.events

    def _moves(self, entry: Entry) -> None:
        if self.game.sealed(self.state):
            raise NotNow("plan-is-sealed")
        self._play(_seat(entry), tuple(entry.data["moves"]), entry.at)

    def _seal(self, entry: Entry) -> None:
        """Keep a sealed plan; when the last one is in, all are played in seat order."""
        seat, moves = _seat(entry), tuple(entry.data["moves"])
        if not self.game.sealed(self.state):
            raise NotNow("nothing-to-seal")
        trial = self.state.copy()
        for move in moves:
            if not self.game.sealed(trial):
                raise NotNow("nothing-to-seal")
            self.game.play(trial, seat, move)
        if seat in self.game.to_move(trial) and self.game.sealed(trial):
            raise NotNow("plan-is-incomplete")
        self.sealed[seat] = moves
        self._undoable.clear()
        if not self._awaited_now():
            sealed, self.sealed = self.sealed, {}
            for ready in sorted(sealed):
                self._play(ready, sealed[ready], entry.at)
            self._undoable.clear()

    def _unseal(self, entry: Entry) -> None:
        if self.sealed.pop(_seat(entry), None) is None:
            raise NotNow("nothing-sealed")

    def _play(self, seat: int, moves: tuple[int, ...], at: int) -> None:
        before = self.state
        state = before.copy()
        for move in moves:
            self.game.play(state, seat, move, self.events)
        self.state = state
        for move in moves:
            self._picks.extend((seat, move))
        if self.game.irrevocable(before, state):
            self._undoable.clear()
        elif self._undoable and self._undoable[-1].seat != seat:
            self._undoable = [Played(seat, moves, before, self.since)]
        else:
            self._undoable.append(Played(seat, moves, before, self.since))
        self.since = at

    def can_undo(self, seat: int) -> bool:
        """Undo stops at a reveal, a random result or another player's move."""
        return bool(self._undoable) and self._undoable[-1].seat == seat and seat not in self.away

    def _undo(self, entry: Entry) -> None:
        """Restore the state and its clock: undoing gains nobody time."""
        if not self.can_undo(_seat(entry)):
            raise NotNow("nothing-to-undo")
        played = self._undoable.pop()
        self.state = played.before
        self.since = played.since
        del self._picks[len(self._picks) - 2 * len(played.moves) :]

    def _away(self, entry: Entry) -> None:
        seat = _seat(entry)
        if seat in self.away:
            raise NotNow("already-away")
        self.away.add(seat)

    def _back(self, entry: Entry) -> None:
        """A returning player has the rest of the time for the pending decision: leaving gains nobody time."""
        seat = _seat(entry)
        if seat not in self.away:
            raise NotNow("not-away")
        self.away.remove(seat)

    def _talk(self, entry: Entry) -> None:
        """Chat changes nothing."""


HANDLERS: dict[Kind, Callable[[Fold, Entry], None]] = {
    Kind.MOVES: Fold._moves,
    Kind.SEAL: Fold._seal,
    Kind.UNSEAL: Fold._unseal,
    Kind.UNDO: Fold._undo,
    Kind.AWAY: Fold._away,
    Kind.BACK: Fold._back,
    Kind.TALK: Fold._talk,
}


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat
