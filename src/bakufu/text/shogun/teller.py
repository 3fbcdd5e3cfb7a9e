"""Who speaks of SHOGUN: its cards, events, favours and chambers by name, and which field of an event holds which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bakufu.shogun.box.components import COLOURS
from bakufu.text.teller import Teller


class ShogunTeller(Teller):
    colours = COLOURS
    kinds: Mapping[str, str] = {
        "seat": "player", "winner": "player", "loser": "player", "defender": "player", "former": "player",
        "by": "player", "seats": "player", "order": "player", "winners": "player",
        "province": "province", "origin": "province", "target": "province", "provinces": "province",
        "neutral": "province",
        "region": "region", "regions": "region",
        "action": "space", "space": "space", "open": "space", "actions": "space",
        "special": "special", "row": "special", "set_aside": "special",
        "building": "building", "buildings": "building",
        "card": "card", "cards": "event-card", "effect": "effect",
        "season": "season", "side": "side", "setup": "setup",
        "points": "score",
        "chamber": "chamber", "chambers": "chamber", "line": "line",
        "favour": "favour", "favours": "favour",
    }  # fmt: skip
    numbered = ("favour",)

    def word(self, kind: str, content: Any) -> str:
        telling = _WORDS.get(kind)
        return telling(self, content) if telling else super().word(kind, content)

    def cubes(self, counts: Mapping[str, Any]) -> str:
        return self.joined([self.say(f"name-cube-{colour}", count=count) for colour, count in counts.items()])

    def listed(self, content: Mapping[str, Any]) -> str:
        return self.cubes(content)

    def card(self, card: str | int) -> str:
        """A card of a hand, or what lies on a space instead of one. Cards that are numbers stay numbers."""
        if isinstance(card, int):
            return str(card)
        if card.startswith("chest-"):
            return self.say("name-card-chest", chests=int(card.removeprefix("chest-")))
        return self.name("card", card) if card.islower() else self.name("province", card)

    def effect(self, effect: str) -> str:
        """What an event does, with the numbers on its card."""
        amounts = self.game.facts.table["effect"].get(effect, 0)
        first, second = amounts.values() if isinstance(amounts, dict) else (amounts, 0)
        return self.say(f"name-effect-{effect}", first=first, second=second)

    def favour(self, card: int) -> str:
        """What a favour of Tenno's Court does, with the amount on its card."""
        printed = self.game.facts.table["favour"][str(card)]
        return self.say(f"name-favour-{printed['kind']}", number=card, amount=printed.get("amount", 0))

    def event_card(self, card: int) -> str:
        printed = self.game.facts.table["event"][str(card)]
        return self.say("phrase-event-card", effect=self.effect(printed["effect"]), loss=-printed["rice_loss"])

    def chamber(self, chamber: str) -> str:
        """A space of the chamber board, by row and column."""
        return chamber.upper()

    def line(self, line: str) -> str:
        """A row or a column of the chamber board."""
        kind, _, name = line.partition("-")
        if kind == "row":
            return self.say("phrase-chamber-row", name=name.upper())
        return self.say("phrase-chamber-column", name=name)


_WORDS: dict[str, Callable[[ShogunTeller, Any], str]] = {
    "card": ShogunTeller.card,
    "event-card": ShogunTeller.event_card,
    "effect": ShogunTeller.effect,
    "chamber": ShogunTeller.chamber,
    "line": ShogunTeller.line,
    "favour": ShogunTeller.favour,
}
