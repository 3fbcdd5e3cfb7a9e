"""The renderer: turns events, moves, rules, refusals and names into text in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from bakufu.games import AnyGame
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.kernel.facts import leaves
from bakufu.kernel.names import kebab
from bakufu.text.catalogue import LANGUAGE, Catalogue, Value
from bakufu.text.wording import variables


class Renderer:
    """Renders one game. `players` has the names of the seats; by default their colors.

    Each game has a subclass, which declares the kinds of the fields of events and moves. All other fields are numbers,
    or plain words to select by. Kinds in `numbered` are called by a number that isn't an amount.
    """

    colours: tuple[str, ...] = ()
    kinds: Mapping[str, str] = {}
    numbered: tuple[str, ...] = ()

    def __init__(self, game: AnyGame, language: str = LANGUAGE, players: Sequence[str] | None = None) -> None:
        self.game = game
        self.catalogue = Catalogue(language, game.name)
        self.say = self.catalogue.say
        self.players = list(players) if players else [self.name("colour", colour) for colour in self.colours]
        # Numbers of the component data, so that rules quote this host's values: price.castle is $price-castle.
        self._numbers: dict[str, Value] = {
            path.replace(".", "-"): value for path, value in leaves(game.facts.table) if isinstance(value, int)
        }

    def seated(self, options: Mapping[str, object]) -> Renderer:
        """The renderer for a table with these options, if they change the players."""
        return self

    def on_the_board(self) -> Self:
        """The renderer with the names that clients show on a board, where a terminal has others, to be typed."""
        return self

    # Sentences

    def event(self, event: Event) -> str:
        """A message named after event and rule comes before that of the event: so modules have words of their own for
        what they do to the base game."""
        message = f"event-{kebab(type(event).__name__)}"
        own = f"{message}-{event.rule.replace('.', '-')}"
        return self.say(own if self.catalogue.has(own) else message, **variables(self, event))

    def move(self, move: Move) -> str:
        return self.say(f"move-{kebab(type(move).__name__)}", **variables(self, move))

    def rule(self, rule: str) -> str:
        """The paraphrase of a rule."""
        return self.say(_rule_id(rule), **self._numbers)

    def reason(self, rule: str) -> str:
        """The reason for a ruling; "" for a rule from the rulebook."""
        return self._aside(rule, "reason")

    def refusal(self, rule: str) -> str:
        """The message for a move that the rule refuses."""
        return self._aside(rule, "refusal") or self.rule(rule)

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules."""
        return self.say(f"chapter-{chapter}")

    def note(self, note: str) -> str:
        """The note on a fact: how certain it is, and why; "" if there is none."""
        return self.say(f"note-{note}") if note else ""

    def noted(self, note: str) -> str:
        """The subject of a note."""
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
        """A field of this kind as text. Kinds that are more than a name are up to the game."""
        return self.player(content) if kind == "player" else self.name(kind, content)

    def score(self, seat: int, points: int) -> str:
        return self.say("phrase-score", player=self.player(seat), points=points)

    def listed(self, content: Mapping[str, Any]) -> str:
        """A field with amounts by name as text, for games with such fields."""
        raise NotImplementedError

    def joined(self, items: Sequence[str]) -> str:
        """A list in a sentence: "this, that and the other"."""
        if len(items) < 2:
            return items[0] if items else self.say("phrase-nothing")
        return self.say("phrase-list-last", before=self.row(items[:-1]), last=items[-1])

    def either(self, items: Sequence[str]) -> str:
        """A choice in a sentence: "this, that or the other"."""
        if len(items) < 2:
            return items[0]
        return self.say("phrase-list-or", before=self.row(items[:-1]), last=items[-1])

    def row(self, items: Sequence[str]) -> str:
        """A list without "and", for use in brackets."""
        text = items[0]
        for item in items[1:]:
            text = self.say("phrase-list-next", before=text, next=item)
        return text

    def clauses(self, items: Sequence[str]) -> str:
        """Several clauses or lists in a row."""
        text = items[0]
        for item in items[1:]:
            text = self.say("phrase-clause-next", before=text, next=item)
        return text


def _rule_id(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")
