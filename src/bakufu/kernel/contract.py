"""The contract: what a game is to the code around its rules. Bots, user interfaces and servers use nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bakufu.kernel.advice.analysis import Analysis, Forecast, Outlook
from bakufu.kernel.advice.chronicle import Chronicle
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.event import Event, Events
from bakufu.kernel.facts import Facts
from bakufu.kernel.flow import Decision, Flow
from bakufu.kernel.ledger import Rule
from bakufu.kernel.patch import Json
from bakufu.kernel.standing import Standing
from bakufu.kernel.view import View

S = TypeVar("S", bound=Flow)
V = TypeVar("V", bound=View[Flow])


@dataclass(frozen=True)
class Move:
    """The typed, named form of a move; each kind of decision has a class of its own."""


class Setting(Protocol):
    """What follows from a game's options. The settings of each game hold much more."""

    @property
    def players(self) -> int: ...
    @property
    def decisions(self) -> tuple[Decision, ...]: ...


class Game(Protocol[S, V]):
    """One object per game and set of facts, from `bakufu.load`. It holds no state of play.

    `kernel/game.py` has the part that is the same in all games. Times are those of a compiled game of three on one
    core; "at once" is less than 2 µs. A method that raises nothing says nothing of it. Nobody checks that a state or a
    view is one of this game.
    """

    name: str
    rules_version: int
    ledger: dict[str, Rule]
    topics: dict[str, str]
    facts: Facts
    facts_digest: str
    words: tuple[str, ...]

    def values(self) -> Json:
        """The component data as plain values, for clients; don't change them. At once."""

    def setting(self, options: Mapping[str, object]) -> Setting:
        """What follows from these options. Raises `BadOption`. The same object for the same options, which takes about
        3 µs; the first time takes up to 50 ms."""

    def start(self, options: Mapping[str, object], seed: Seed, events: Events = None) -> S:
        """A new game, led to its first decision. Raises `BadOption`. The same seed gives the same game. About 50 µs.

        `events` is a list to which everything that happens is appended; None, as in all searches, saves making events.
        """

    def to_move(self, state: S) -> tuple[int, ...]:
        """The seats that have to decide, in order; none once the game is over. At once."""

    def moves(self, state: S, seat: int) -> list[int]:
        """The legal moves of a seat; none if it isn't to move. About 2 µs."""

    def play(self, state: S, seat: int, move: int, events: Events = None) -> None:
        """Make a move: changes the state, up to the next decision. About 6 µs without events.

        Raises `IllegalMove`, with the rule that refuses the move, and changes nothing then. To keep the state, play on
        `state.copy()` (1.5 µs), which has the same random numbers to come.
        """

    def refusal(self, state: S, seat: int, move: int) -> str:
        """The id of the rule that refuses a move, as in `ledger`, or "" if it is legal. At once."""

    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know, with its legal moves; what a spectator may know, for None. About 7 µs.

        It is a copy, which doesn't change with the state, and holds no random number to come.
        """

    def glance(self, state: S, seat: int) -> V:
        """The same for somebody who decides now and keeps nothing of it, somewhat faster: it may share lists with the
        state, and is only good until that changes. About 5 µs."""

    def views(self, state: S, seats: list[int | None]) -> list[V]:
        """The views of several seats (None: a spectator), for less than one by one. About 10 µs for three."""

    def changes(self, before: list[V], after: list[V]) -> list[Json]:
        """What changed between two views of each seat, as patches for clients. About 50 µs for each seat."""

    def imagine(self, view: V, rng: Rng) -> S:
        """A determinization: a random full state that the view could be hiding, `view(imagine(v)) == v`. 50 to 100 µs.

        Random numbers to come are new. It doesn't guess what opponents intend: a hidden plan is any legal plan. Only
        the `rng` decides, so the same one gives the same state.
        """

    def standings(self, state: S) -> list[Standing]:
        """Points and places of the seats as they stand. Those that share a place have the same number. About 10 µs."""

    def sides(self, state: S) -> list[Standing]:
        """The same with sides that no seat has, such as the Ghost. About 10 µs."""

    def describe(self, state: S, seat: int, move: int) -> Move:
        """A move by its names. Raises `IllegalMove` if the seat is not to move, or if the number means nothing here.
        At once."""

    def encode(self, state: S, seat: int, move: Move) -> int:
        """The number of a move by its names: the reverse of `describe`. Raises `IllegalMove` if the seat is not to
        move, or if no move has these names. A few µs."""

    def save(self, state: S) -> Json:
        """The whole state as values for JSON, with the version of the rules; secrets and random numbers to come
        included. About 15 µs."""

    def restore(self, options: Mapping[str, object], data: Json) -> S:
        """The state that `save` wrote. Raises `BadOption`, and `BadRecord` if it was saved under other rules. About
        15 µs."""

    def save_view(self, view: V) -> Json:
        """A view as values for JSON, for bots in other processes. About 15 µs."""

    def restore_view(self, options: Mapping[str, object], data: Json) -> V:
        """The view that `save_view` wrote. Raises `BadOption`, and `BadRecord` if it was saved under other rules. About
        15 µs."""

    def read_view(self, data: Json) -> V:
        """The view behind `plain(view)`, for bots that only use the public protocol. Raises `BadOption`. About
        60 µs."""

    def options(self, state: S) -> Json:
        """The options of this game, complete, as a record stores them. At once."""

    def sealed(self, state: S) -> bool:
        """Whether the pending seats decide simultaneously and in secret, so that they may still replace their plans. At
        once."""

    def irrevocable(self, before: S, after: S) -> bool:
        """Whether undo stops between these states: randomness, a reveal or another player's move lies there.
        A few µs."""

    def queries(self) -> tuple[str, ...]:
        """What `analyze` can be asked. At once."""

    def analyze(self, view: V, query: str, **about: str | None) -> Analysis:
        """The answer to a query about a view; `about` says what the query is about, by name. Raises `BadOption` for an
        unknown one, and `IllegalMove` if it asks about what isn't there. Less than 100 µs,
        but for the forecast and the outlook, which are those below."""

    def forecast(self, view: V) -> Forecast:
        """Deterministic results of the seat's moves, as far as it can know. A plan's takes about 6 ms, the first
        one more."""

    def outlook(self, view: V) -> Outlook:
        """What things on the table are worth as they stand. About 50 µs."""

    def later_outlook(self, view: V, before: V, known: Outlook) -> Outlook:
        """The same as `outlook(view)`, for somebody who knows that of an earlier view of the game: what can't have
        changed since is taken over, and `known` itself is returned if that is everything it tells. 2 to 10 µs, or 50
        when much has changed."""

    def obvious(self, view: V) -> int | None:
        """The move that everybody would make here; None where there is something to decide. At
        once."""

    def out_of_turn(self, state: S) -> bool:
        """Whether somebody is asked in the turn of another player, who waits for the answer. At once."""

    def declined(self, state: S) -> int | None:
        """The move that takes nothing from somebody who is asked out of turn and doesn't answer; None where there is
        something to get or to finish. At once."""

    def chronicle(self, options: Mapping[str, object], happened: list[tuple[int, list[Event]]]) -> Chronicle:
        """Statistics of a game from the numbers and events of all entries of its log, the first of which has the events
        of `start`. Raises `BadOption`. Up to 100 ms."""
