"""The renderer of SHOGUN: names of its cards and events, and what the fields of events hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Self

from bakufu.shogun.box.components import COLOURS
from bakufu.text.renderer import Renderer
from bakufu.text.shogun.modules.manifests import TEXTS


class ShogunRenderer(Renderer):
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
        **{field: kind for text in TEXTS.values() for field, kind in text.kinds.items()},
    }  # fmt: skip
    typed = True  # cards are called as they are typed
    numbered = tuple(kind for text in TEXTS.values() for kind in text.numbered)

    def word(self, kind: str, content: Any) -> str:
        write = _WORDS.get(kind)
        return write(self, content) if write else super().word(kind, content)

    def cubes(self, counts: Mapping[str, int]) -> str:
        return self.joined([self.say(f"name-cube-{colour}", count=count) for colour, count in counts.items()])

    def listed(self, content: Mapping[str, Any]) -> str:
        return self.cubes(content)

    def on_the_board(self) -> Self:
        named = copy(self)
        named.typed = False
        return named

    def card(self, card: str | int) -> str:
        """A card in a hand, or what is on a space instead of a card. Numbers stay numbers."""
        if isinstance(card, int):
            return str(card)
        kind, _, number = card.partition("-")
        if kind == "chest":
            return self.say("name-card-chest" if self.typed else "name-board-chest", chests=int(number))
        if number and not self.typed and self.catalogue.has(f"name-board-{kind}"):
            return self.say(f"name-board-{kind}")
        return self.name("card", card) if card.islower() else self.name("province", card)

    def effect(self, effect: str) -> str:
        """The effect of an event, with the numbers on its card."""
        amounts = self.game.facts.table["effect"].get(effect, 0)
        first, second = amounts.values() if isinstance(amounts, dict) else (amounts, 0)
        return self.say(f"name-effect-{effect}", first=first, second=second)

    def event_card(self, card: int) -> str:
        printed = self.game.facts.table["event"][str(card)]
        return self.say("phrase-event-card", effect=self.effect(printed["effect"]), loss=-printed["rice_loss"])


_WORDS: dict[str, Callable[[Any, Any], str]] = {
    "card": ShogunRenderer.card,
    "event-card": ShogunRenderer.event_card,
    "effect": ShogunRenderer.effect,
}
for _text in TEXTS.values():
    _WORDS.update(_text.words)
