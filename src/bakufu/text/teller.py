"""The one renderer: events, moves, rules, refusals and names become words here, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.games import AnyGame
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.kernel.facts import leaves
from bakufu.kernel.names import kebab
from bakufu.text.catalogue import LANGUAGE, Catalogue, Value
from bakufu.text.wording import variables


class Teller:
    """Speaks about one game. `players` are the names of the seats, their colours if none are given.

    Each game has a kind of its own, which says by name what fields of events and moves hold; all other fields are
    numbers or bare words to select by. Kinds in `numbered` are called by a number that is no amount.
    """

    colours: tuple[str, ...] = ()
    kinds: Mapping[str, str] = {}
    numbered: tuple[str, ...] = ()

    def __init__(self, game: AnyGame, language: str = LANGUAGE, players: Sequence[str] | None = None) -> None:
        self.game = game
        self.catalogue = Catalogue(language, game.name)
        self.say = self.catalogue.say
        self.players = list(players) if players else [self.name("colour", colour) for colour in self.colours]
        # The numbers of the facts, so that a rule speaks of what this host's box holds: price.castle is $price-castle.
        self._numbers: dict[str, Value] = {
            path.replace(".", "-"): value for path, value in leaves(game.facts.table) if isinstance(value, int)
        }

    def seated(self, options: Mapping[str, object]) -> Teller:
        """Who speaks at a table with these options, where they change who takes part."""
        return self

    # Sentences

    def event(self, event: Event) -> str:
        return self.say(f"event-{kebab(type(event).__name__)}", **variables(self, event))

    def move(self, move: Move) -> str:
        return self.say(f"move-{kebab(type(move).__name__)}", **variables(self, move))

    def rule(self, rule: str) -> str:
        """A rule in our own words."""
        return self.say(_rule_id(rule), **self._numbers)

    def reason(self, rule: str) -> str:
        """Why a ruling is as it is; "" for what the rulebook says itself."""
        return self._aside(rule, "reason")

    def refusal(self, rule: str) -> str:
        """Why a move is not possible, by the rule that refuses it."""
        return self._aside(rule, "refusal") or self.rule(rule)

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules."""
        return self.say(f"chapter-{chapter}")

    def note(self, note: str) -> str:
        """How sure a fact is, and why; "" where there is nothing to say."""
        return self.say(f"note-{note}") if note else ""

    def noted(self, note: str) -> str:
        """What a note is about."""
        return self.say(f"note-{note}.of")

    def _aside(self, rule: str, attribute: str) -> str:
        message = f"{_rule_id(rule)}.{attribute}"
        return self.say(message, **self._numbers) if self.catalogue.has(message) else ""

    # Names

    def name(self, kind: str, word: str) -> str:
        return self.say(f"name-{kind}-{word.lower()}")

    def player(self, seat: int | None) -> str:
        return self.say("phrase-nobody") if seat is None else self.players[seat]

    def word(self, kind: str, content: Any) -> str:
        """What a field of this kind holds, in words. Kinds that are more than a name are a game's own affair."""
        return self.player(content) if kind == "player" else self.name(kind, content)

    def score(self, seat: int, points: int) -> str:
        return self.say("phrase-score", player=self.player(seat), points=points)

    def listed(self, content: Mapping[str, Any]) -> str:
        """What a field that holds things by name says, in a game that has such fields."""
        raise NotImplementedError

    def joined(self, items: Sequence[str]) -> str:
        """A list in running text: this, that and the other."""
        if len(items) < 2:
            return items[0] if items else self.say("phrase-nothing")
        return self.say("phrase-list-last", before=self.row(items[:-1]), last=items[-1])

    def either(self, items: Sequence[str]) -> str:
        """A choice in running text: this, that or the other."""
        if len(items) < 2:
            return items[0]
        return self.say("phrase-list-or", before=self.row(items[:-1]), last=items[-1])

    def row(self, items: Sequence[str]) -> str:
        """A list without a last word before its end, as it stands in brackets."""
        text = items[0]
        for item in items[1:]:
            text = self.say("phrase-list-next", before=text, next=item)
        return text

    def clauses(self, items: Sequence[str]) -> str:
        """Things said one after the other that could be sentences, or are lists themselves."""
        text = items[0]
        for item in items[1:]:
            text = self.say("phrase-clause-next", before=text, next=item)
        return text


def _rule_id(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")
