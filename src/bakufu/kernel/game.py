"""The part of the contract that is the same in all games. A game's own class adds its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from bakufu.kernel import flow
from bakufu.kernel.advice.analysis import Analysis, Outlook, Query, Refusals
from bakufu.kernel.chance import Seed
from bakufu.kernel.contract import Game, S, Setting, V
from bakufu.kernel.errors import NO_SUCH_MOVE, BadOption
from bakufu.kernel.event import Events
from bakufu.kernel.facts import Facts
from bakufu.kernel.ledger import load_ledger, load_topics
from bakufu.kernel.patch import Json
from bakufu.kernel.rules_version import UNSTATED, check_rules

OptionsT = TypeVar("OptionsT")
SettingT = TypeVar("SettingT", bound=Setting)

# The queries that every game answers; the last one is the same in all of them.
FORECAST: Final = "forecast"
OUTLOOK: Final = "outlook"
REFUSALS: Final = "refusals"


class RulesGame(Game[S, V], Generic[OptionsT, SettingT, S, V]):
    """A game with one set of facts. It holds no state of play; each set of options gets its setting once.

    `packages` are those with a ledger and topics: the game's own first, then its modules. `words` are the names of the
    moves, and `queries` what can be asked about a view.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        facts: Facts,
        packages: tuple[str, ...],
        words: tuple[str, ...],
        queries: dict[str, Query],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.facts = facts
        self.facts_digest = facts.digest()
        self.ledger = load_ledger(*packages)
        self.topics = load_topics(*packages)
        self.words = words
        self._queries = {**queries, REFUSALS: Query(self._refusals)}
        self._settings: dict[OptionsT, SettingT] = {}

    # Each game fills in these six.

    def _checked(self, options: Mapping[str, object]) -> OptionsT:
        raise NotImplementedError

    def _bound(self, options: OptionsT) -> SettingT:
        """The setting for these options, with the rules that they bring into play."""
        raise NotImplementedError

    def _new_state(self, setting: SettingT, seed: Seed) -> S:
        raise NotImplementedError

    def _saved(self, state: S) -> Json:
        raise NotImplementedError

    def _restored(self, setting: SettingT, data: Json) -> S:
        raise NotImplementedError

    def _viewed(self, seat: int | None, known: S, moves: list[int]) -> V:
        raise NotImplementedError

    # The rest follows.

    def glance(self, state: S, seat: int) -> V:
        return self.view(state, seat)

    def values(self) -> Json:
        return self.facts.table

    def setting(self, options: Mapping[str, object]) -> SettingT:
        chosen = self._checked(options)
        if chosen not in self._settings:
            self._settings[chosen] = self._bound(chosen)
        return self._settings[chosen]

    def start(self, options: Mapping[str, object], seed: Seed, events: Events = None) -> S:
        state = self._new_state(self.setting(options), seed)
        flow.run(state, events)
        return state

    def to_move(self, state: S) -> tuple[int, ...]:
        return flow.to_move(state)

    def moves(self, state: S, seat: int) -> list[int]:
        return flow.moves(state, seat)

    def play(self, state: S, seat: int, move: int, events: Events = None) -> None:
        flow.play(state, seat, move, events)

    def refusal(self, state: S, seat: int, move: int) -> str:
        return flow.refusal(state, seat, move)

    def save(self, state: S) -> Json:
        return {"rules": self.rules_version, **self._saved(state)}

    def restore(self, options: Mapping[str, object], data: Json) -> S:
        check_rules(self.name, self.rules_version, data.get("rules", UNSTATED), "snapshot")
        return self._restored(self.setting(options), data)

    def save_view(self, view: V) -> Json:
        return {"seat": view.seat, "moves": view.moves, "known": {"rules": self.rules_version, **view.saved()}}

    def restore_view(self, options: Mapping[str, object], data: Json) -> V:
        return self._viewed(data["seat"], self.restore(options, data["known"]), list(data["moves"]))

    def queries(self) -> tuple[str, ...]:
        return tuple(self._queries)

    def analyze(self, view: V, query: str, **about: str | None) -> Analysis:
        found = self._queries.get(query)
        if found is None:
            raise BadOption("error-unknown-query", wrong=query, known=self._queries)
        for name in about:
            if name not in found.about:
                raise BadOption("error-query-about", query=query, name=name)
        return found.answer(view, **about)

    def later_outlook(self, view: V, before: V, known: Outlook) -> Outlook:
        return self.outlook(view)

    def obvious(self, view: V) -> int | None:
        return view.moves[0] if len(view.moves) == 1 else None

    def out_of_turn(self, state: S) -> bool:
        return False

    def declined(self, state: S) -> int | None:
        return None

    def _refusals(self, view: V) -> Refusals:
        """Every move but the legal ones, if the seat is asked at all."""
        rules: dict[str, str] = {}
        if view.seat is not None and view.moves:
            for number in range(len(self.words)):
                rule = flow.refusal(view.known, view.seat, number)
                if rule and rule != NO_SUCH_MOVE:
                    rules[self.words[number]] = rule
        return Refusals(rules)
