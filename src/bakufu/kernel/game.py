"""The part of the contract that is the same in all games. A game's own class adds its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from bakufu.kernel import flow
from bakufu.kernel.advice.analysis import Analysis, Query, Refusals
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.contract import Move, S, Setting, V
from bakufu.kernel.errors import NO_SUCH_MOVE, BadOption
from bakufu.kernel.event import Events
from bakufu.kernel.facts import Facts
from bakufu.kernel.ledger import load_ledger
from bakufu.kernel.patch import Json
from bakufu.kernel.rules_version import UNSTATED, check_rules
from bakufu.kernel.standing import Standing

OptionsT = TypeVar("OptionsT")
SettingT = TypeVar("SettingT", bound=Setting)

# The queries that every game answers; the last one is the same in all of them.
FORECAST: Final = "forecast"
OUTLOOK: Final = "outlook"
REFUSALS: Final = "refusals"


@dataclass(frozen=True)
class Rules(Generic[SettingT, S, V]):
    """A game's own functions behind the contract.

    `packages` are those with a ledger: the game's own first, then its modules. `words` are the names of the moves, and
    `queries` what can be asked about a view. `viewed` makes a view of its parts.
    """

    name: str
    version: int
    packages: tuple[str, ...]
    words: tuple[str, ...]
    queries: dict[str, Query]
    new_state: Callable[[SettingT, Seed], S]
    save: Callable[[S], Json]
    restore: Callable[[SettingT, Json], S]
    viewed: Callable[[int | None, S, list[int]], V]
    view: Callable[[S, int | None], V]
    views: Callable[[S, list[int | None]], list[V]]
    changes: Callable[[list[V], list[V]], list[Json]]
    read_table: Callable[[SettingT, Json], V]
    imagine: Callable[[V, Rng], S]
    standings: Callable[[S], list[Standing]]
    describe: Callable[[S, int, int], Move]
    encode: Callable[[S, int, Move], int]
    irrevocable: Callable[[S, S], bool]


class RulesGame(Generic[OptionsT, SettingT, S, V]):
    """A game with one set of facts. It holds no state of play; each set of options gets its setting once."""

    def __init__(self, facts: Facts, rules: Rules[SettingT, S, V]) -> None:
        self.name = rules.name
        self.rules_version = rules.version
        self.facts = facts
        self.facts_digest = facts.digest()
        self.ledger = load_ledger(*rules.packages)
        self.words = rules.words
        self._rules = rules
        self._queries = {**rules.queries, REFUSALS: Query(self._refusals)}
        self._settings: dict[OptionsT, SettingT] = {}

    # Each game fills in these two.

    def _checked(self, options: Mapping[str, object]) -> OptionsT:
        raise NotImplementedError

    def _bound(self, options: OptionsT) -> SettingT:
        """The setting for these options, with the rules that they bring into play."""
        raise NotImplementedError

    # The rest follows.

    def setting(self, options: Mapping[str, object]) -> SettingT:
        chosen = self._checked(options)
        if chosen not in self._settings:
            self._settings[chosen] = self._bound(chosen)
        return self._settings[chosen]

    def start(self, options: Mapping[str, object], seed: Seed, events: Events = None) -> S:
        state = self._rules.new_state(self.setting(options), seed)
        flow.run(state, events)
        return state

    def to_move(self, state: S) -> tuple[int, ...]:
        return flow.to_move(state)

    def moves(self, state: S, seat: int) -> list[int]:
        return flow.moves(state, seat)

    def play(self, state: S, seat: int, move: int, events: Events = None) -> None:
        flow.play(state, seat, move, events)

    def refusal(self, state: S, seat: int, move: int) -> str:
        """The id of the rule that refuses a move, or "" if it is legal."""
        return flow.refusal(state, seat, move)

    def view(self, state: S, seat: int | None) -> V:
        return self._rules.view(state, seat)

    def views(self, state: S, seats: list[int | None]) -> list[V]:
        return self._rules.views(state, seats)

    def changes(self, before: list[V], after: list[V]) -> list[Json]:
        return self._rules.changes(before, after)

    def read_view(self, data: Json) -> V:
        """The view behind `plain(view)`, for bots that have nothing but the public protocol."""
        return self._rules.read_table(self.setting(data["options"]), data)

    def imagine(self, view: V, rng: Rng) -> S:
        return self._rules.imagine(view, rng)

    def standings(self, state: S) -> list[Standing]:
        return self._rules.standings(state)

    def describe(self, state: S, seat: int, move: int) -> Move:
        return self._rules.describe(state, seat, move)

    def encode(self, state: S, seat: int, move: Move) -> int:
        return self._rules.encode(state, seat, move)

    def irrevocable(self, before: S, after: S) -> bool:
        return self._rules.irrevocable(before, after)

    def save(self, state: S) -> Json:
        """The whole state as plain values, with the version of the rules it was played by."""
        return {"rules": self.rules_version, **self._rules.save(state)}

    def restore(self, options: Mapping[str, object], data: Json) -> S:
        check_rules(self.name, self.rules_version, data.get("rules", UNSTATED), "snapshot")
        return self._rules.restore(self.setting(options), data)

    def save_view(self, view: V) -> Json:
        """A view as plain values, for bots in other processes."""
        return {"seat": view.seat, "moves": view.moves, "known": {"rules": self.rules_version, **view.saved()}}

    def restore_view(self, options: Mapping[str, object], data: Json) -> V:
        return self._rules.viewed(data["seat"], self.restore(options, data["known"]), list(data["moves"]))

    def queries(self) -> tuple[str, ...]:
        """What `analyze` can be asked."""
        return tuple(self._queries)

    def analyze(self, view: V, query: str, **about: str | None) -> Analysis:
        """The answer to a query about a view; `about` are what the query is about, as names."""
        found = self._queries.get(query)
        if found is None:
            raise BadOption("error-unknown-query", wrong=query, known=self._queries)
        for name in about:
            if name not in found.about:
                raise BadOption("error-query-about", query=query, name=name)
        return found.answer(view, **about)

    def _refusals(self, view: V) -> Refusals:
        """Every move but the legal ones, if the seat is asked at all."""
        rules: dict[str, str] = {}
        if view.seat is not None and view.moves:
            for number in range(len(self.words)):
                rule = flow.refusal(view.known, view.seat, number)
                if rule and rule != NO_SUCH_MOVE:
                    rules[self.words[number]] = rule
        return Refusals(rules)
