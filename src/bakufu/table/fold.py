"""The state of a table, folded (reduced) from its log. The same log gives the same state in every process.

A fold holds the game's state, the sealed plans that wait for the other players, and how far each player may undo.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bakufu.games import AnyGame
from bakufu.kernel.event import Event
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json
from bakufu.table.clocks import Asked, Clocks, TimeControl
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.refusal import NotNow

ENDED = "ended"  # why a bot has a seat: a moderator has ended the game
OF_THE_AWAY = frozenset({Kind.BACK, Kind.VACATION})  # what a player can do whose seat a bot has
# What a player can't do while the clocks stand still.
NOT_PAUSED = frozenset({Kind.MOVES, Kind.SEAL, Kind.UNSEAL, Kind.UNDO, Kind.PAUSE})


class Played(NamedTuple):
    """One seat's moves, with the state and the clocks before them, so that they can be undone."""

    seat: int
    moves: tuple[int, ...]
    before: Flow
    clocks: Clocks


class Fold:
    """A table's state. Game states are replaced, never mutated, so that a fold can be copied cheaply. Where nobody asks
    for the clocks, there is no time `control`."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, object],
        seed: str,
        since: int = 0,
        control: TimeControl | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.events: list[Event] = []  # of the last entry applied
        self.state = game.start(options, seed, self.events)
        self.options = game.options(self.state)
        self.seq = 0
        self.seats = game.setting(self.options).players
        banks = () if control is None or control.increment is None else (control.time,) * self.seats
        self._asked: tuple[Flow, Asked] | None = None
        self.clocks = Clocks(control, since, self.asked(), banks)
        self.sealed: dict[int, tuple[int, ...]] = {}
        self._planning: tuple[Any, dict[int, tuple[int, ...]]] | None = None  # when the last plans were sealed
        self.away: set[int] = set()
        self.ended: set[int] = set()  # of those, seats that a moderator gave to bots for good
        self._picks = array("q")  # seat and move alternately: an array, because it is copied for every entry
        self._undoable: list[Played] = []
        self.final = False  # nobody may undo anything

    def copy(self) -> Fold:
        twin = object.__new__(Fold)
        twin.__dict__.update(self.__dict__)
        twin.sealed = self.sealed.copy()
        twin.away = self.away.copy()
        twin.ended = self.ended.copy()
        twin._picks = self._picks[:]
        twin._undoable = self._undoable.copy()
        return twin

    @property
    def since(self) -> int:
        """When the pending decision came up."""
        return self.clocks.since

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every move of the game so far, with its seat."""
        return list(zip(self._picks[::2], self._picks[1::2], strict=True))

    def played(self) -> int:
        """How many moves were played; chat and plans that wait for others don't count."""
        return len(self._picks) // 2

    def over(self) -> bool:
        return not self.asked().seats

    def asked(self) -> Asked:
        """Who is to decide in the game, and how. Many want to know between two entries; the game is asked once."""
        game, state = self.game, self.state
        if self._asked is None or self._asked[0] is not state:
            self._asked = state, Asked(game.to_move(state), game.sealed(state), game.out_of_turn(state))
        return self._asked[1]

    def awaited(self) -> tuple[int, ...]:
        """Pending seats: those to move in the game that haven't sealed their plan."""
        seats = self.asked().seats
        return tuple([seat for seat in seats if seat not in self.sealed]) if self.sealed else seats

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out; None if the table doesn't wait for it, or its clock stands still."""
        return self.clocks.deadline(seat, self.asked()) if seat in self.awaited() else None

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry of the log; the domain events it caused. After a refusal, the fold must be discarded."""
        if entry.kind is not Kind.TALK:
            if self.over():
                raise NotNow("game-is-over")
            if entry.by is By.PLAYER and entry.seat in self.away and entry.kind not in OF_THE_AWAY:
                raise NotNow("a-bot-has-your-seat")
            if self.clocks.paused_at is not None and entry.by is By.PLAYER and entry.kind in NOT_PAUSED:
                raise NotNow("game-is-paused")
        self.events = []
        HANDLERS[entry.kind](self, entry)
        self.seq = entry.seq
        return self.events

    def _moves(self, entry: Entry) -> None:
        if self.asked().sealed:
            raise NotNow("plan-is-sealed")
        self._play(_seat(entry), tuple(entry.data["moves"]), entry.at)

    def _seal(self, entry: Entry) -> None:
        """Keep a sealed plan; when the last one is in, all are played in seat order."""
        seat, moves = _seat(entry), tuple(entry.data["moves"])
        if not self.asked().sealed:
            raise NotNow("nothing-to-seal")
        trial = self.state.copy()
        for move in moves:
            if not self.game.sealed(trial):
                raise NotNow("nothing-to-seal")
            self.game.play(trial, seat, move)
        if seat in self.game.to_move(trial) and self.game.sealed(trial):
            raise NotNow("plan-is-incomplete")
        self.sealed[seat] = moves
        self.clocks = self.clocks.sealed(seat, entry.at)
        self._undoable.clear()
        if not self.awaited():
            sealed, self.sealed = self.sealed, {}
            self._planning = self.state, sealed
            for ready in sorted(sealed):
                self._play(ready, sealed[ready], entry.at)
            self._undoable.clear()

    def planned(self, seat: int) -> Any:
        """The state when the last sealed plans were laid, with that of this seat and of nobody else. None where there
        were none, and while they are being laid."""
        if self._planning is None or self.asked().sealed:
            return None
        before, sealed = self._planning
        state = before.copy()
        for move in sealed.get(seat, ()):
            self.game.play(state, seat, move)
        return state

    def _unseal(self, entry: Entry) -> None:
        if self.sealed.pop(_seat(entry), None) is None:
            raise NotNow("nothing-sealed")
        self.clocks = self.clocks.unsealed(_seat(entry))

    def _play(self, seat: int, moves: tuple[int, ...], at: int) -> None:
        before, asked = self.state, self.asked()
        state = before.copy()
        for move in moves:
            self.game.play(state, seat, move, self.events)
        self.state = state
        for move in moves:
            self._picks.extend((seat, move))
        if self.game.irrevocable(before, state):
            self._undoable.clear()
        elif self._undoable and self._undoable[-1].seat != seat:
            self._undoable = [Played(seat, moves, before, self.clocks)]
        else:
            self._undoable.append(Played(seat, moves, before, self.clocks))
        self.clocks = self.clocks.decided(seat, at, asked, self.asked(), self.away)

    def can_undo(self, seat: int) -> bool:
        """Undo stops at a reveal, a random result or another player's move."""
        return not self.final and bool(self._undoable) and self._undoable[-1].seat == seat and seat not in self.away

    def _undo(self, entry: Entry) -> None:
        """Restore the state and its clocks: undoing gains nobody time."""
        if not self.can_undo(_seat(entry)):
            raise NotNow("nothing-to-undo")
        played = self._undoable.pop()
        self.state = played.before
        self.clocks = self.clocks.undone(played.clocks)
        del self._picks[len(self._picks) - 2 * len(played.moves) :]

    def _away(self, entry: Entry) -> None:
        seat = _seat(entry)
        ended = entry.data.get("why") == ENDED
        if seat in self.away and not ended:
            raise NotNow("already-away")
        self.away.add(seat)
        if ended:
            self.ended.add(seat)
        if self.clocks.pausing and self.clocks.paused_at is None:
            self.clocks = self.clocks.agreed(None, self.clocks.people, self.away, entry.at)

    def _back(self, entry: Entry) -> None:
        """A returning player has the rest of the time for the pending decision: leaving gains nobody time."""
        seat = _seat(entry)
        if seat not in self.away:
            raise NotNow("not-away")
        if seat in self.ended:
            raise NotNow("game-was-ended")
        self.away.remove(seat)

    def _talk(self, entry: Entry) -> None:
        """Chat changes nothing."""

    def _pause(self, entry: Entry) -> None:
        """`people` are the seats that have to agree: bots always do."""
        seat = _seat(entry)
        if seat in self.clocks.pausing:
            raise NotNow("already-agreed")
        self.clocks = self.clocks.agreed(seat, frozenset(entry.data["people"]), self.away, entry.at)

    def _resume(self, entry: Entry) -> None:
        if not self.clocks.pausing:
            raise NotNow("not-paused")
        since = self.since
        self.clocks = self.clocks.resumed(entry.at)
        paused = self.since - since
        self._undoable = [played._replace(clocks=played.clocks.later(paused)) for played in self._undoable]

    def _vacation(self, entry: Entry) -> None:
        self.clocks = self.clocks.on_vacation(_seat(entry), entry.at, int(entry.data["until"]))


HANDLERS: dict[Kind, Callable[[Fold, Entry], None]] = {
    Kind.MOVES: Fold._moves,
    Kind.SEAL: Fold._seal,
    Kind.UNSEAL: Fold._unseal,
    Kind.UNDO: Fold._undo,
    Kind.AWAY: Fold._away,
    Kind.BACK: Fold._back,
    Kind.TALK: Fold._talk,
    Kind.PAUSE: Fold._pause,
    Kind.RESUME: Fold._resume,
    Kind.VACATION: Fold._vacation,
}


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def view_of_plan(fold: Fold, seat: int) -> Json | None:
    """What a seat saw when its last sealed plan was laid, as plain values."""
    state = fold.planned(seat)
    return None if state is None else fold.game.save_view(fold.game.view(state, seat))


def bot_seed(fold: Fold, seat: int) -> str:
    """A seed that nobody can guess. It counts moves, not entries: what a bot plans must not depend on who sealed a plan
    or chatted before it."""
    return bot_seed_after(fold.seed, fold.played(), seat)


def bot_seed_after(seed: str, played: int, seat: int) -> str:
    """The same, without a table: of a game's seed and so many moves."""
    return hashlib.sha256(f"{seed}-{played}-{seat}".encode()).hexdigest()
