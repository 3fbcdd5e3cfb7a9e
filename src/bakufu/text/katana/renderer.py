"""The renderer of SHOGUN NO KATANA: names of its pieces and places, and what the fields of events hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bakufu.katana.box.components import HOUSES, LINES, RESOURCES, SPACES
from bakufu.katana.box.setting import room_amounts
from bakufu.kernel.patch import Json
from bakufu.text.renderer import Renderer

# No player has the color of a House, so that a Sashimono can't be mistaken for a player.
COLOURS = ("purple", "yellow", "black", "orange")


class KatanaRenderer(Renderer):
    colours = COLOURS
    kinds: Mapping[str, str] = {
        "seat": "player", "first": "player", "winners": "player",
        "sword": "sword", "swords": "sword", "sword_below": "sword",
        "space": "cell", "spaces": "cell", "below": "cell", "origin": "cell", "target": "cell",
        "place": "place", "places": "number", "line": "line", "house": "house", "source": "source",
        "card": "card", "removed": "card", "added": "card", "honor": "honor", "honors": "honor", "about": "about",
        "resource": "resource", "resources": "resource", "given": "resource", "taken": "resource",
        "composition": "resource",
        "room": "room", "rooms": "room",
    }  # fmt: skip
    numbered = ("card", "honor")

    def seated(self, options: Mapping[str, object]) -> Renderer:
        """In a solo game, the Ghost is named after the only seat."""
        if options.get("players") != 1:
            return self
        ghost = self.say("name-player-ghost")
        return KatanaRenderer(self.game, self.catalogue.language, [self.players[0], ghost])

    def word(self, kind: str, content: Any) -> str:
        write = _WORDS.get(kind)
        return write(self, content) if write else super().word(kind, content)

    # Pieces

    def sword(self, sword: str) -> str:
        """A Sword by its number, or the SHOGUN NO KATANA by its name."""
        return self.say("phrase-sword", number=sword) if sword.isdigit() else self.name("sword", sword)

    def card(self, card: int | str) -> str:
        """A card with its immediate effect; a Ghost card by its area."""
        if isinstance(card, str):
            return self.name("ghost", card)
        return self.say("phrase-card", effect=self.effect(card))

    def effect(self, card: int) -> str:
        """The immediate effect of a card."""
        printed = self._printed("card", card)
        first, second = [self.name("resource", name) for name in printed.get("resources", ("wood", "wood"))]
        return self.say(
            f"name-effect-{printed['effect']}",
            monk=printed.get("monk", 0),
            first=first,
            second=second,
            room=self.room(printed.get("room", "coins")),
        )

    def benefit(self, card: int) -> str:
        """The permanent benefit of a card under the Forge."""
        benefit = self._printed("card", card)["benefit"]
        if "resource" in benefit:
            return self.some({benefit["resource"]: 1})
        if "coins" in benefit:
            return self.coins(benefit["coins"])
        return self.say("phrase-points", points=benefit["points"])

    def cost(self, card: int) -> int:
        cost: int = self._printed("card", card)["cost"]
        return cost

    def honor(self, honor: int) -> str:
        """What an Honor card is worth at the end."""
        printed = self._printed("honor", honor)
        of = str(printed.get("least", ""))
        for kind in ("house", "resource"):
            if kind in printed:
                of = self.name(kind, printed[kind])
        return self.say(f"name-honor-{printed['kind']}", points=printed["points"], of=of)

    def room(self, room: str) -> str:
        """The effect of a Room, with its amounts."""
        return self.say(f"name-room-{room}", amount=room_amounts(self.game.facts.table)[room])

    def _printed(self, kind: str, number: int) -> Json:
        printed: Json = self.game.facts.table[kind][str(number)]
        return printed

    # Places

    def place(self, place: str) -> str:
        """A place for a figure: a Sword at the Houses by number, a line of the Forge by name."""
        if place in SPACES:
            house, number = place.split("-")
            return self.say("phrase-house-space", house=self.name("house", house), number=number)
        return self.name("line", place) if place in LINES else self.name("place", place)

    def short(self, place: str) -> str:
        """The short name of an area or line, as it is listed and typed."""
        if place in SPACES:
            return self.place(place)
        return self.say(f"name-line-{place}.short" if place in LINES else f"name-place-{place}.short")

    # Amounts

    def coins(self, coins: int) -> str:
        return self.say("phrase-coins", coins=coins)

    def some(self, counts: Mapping[str, int]) -> str:
        """How many of each Resource, without those at zero."""
        told = [(name, counts[name]) for name in RESOURCES if counts.get(name)]
        return self.joined([self.say(f"name-some-{name}", count=count) for name, count in told])

    def listed(self, content: Mapping[str, Any]) -> str:
        """Resources with amounts; Swords by House."""
        if not any(space in content for space in SPACES):
            return self.some(content)
        lying = {house: [content[space] for space in SPACES if _of(space, house, content)] for house in HOUSES}
        told = [
            self.say("phrase-swords-at", house=self.name("house", house), swords=self.joined(swords))
            for house, swords in lying.items()
            if swords
        ]
        return self.clauses(told)

    def about(self, about: str) -> str:
        """The subject of a line of the final scoring: an Honor card or a Sword."""
        return self.honor(int(about)) if about.isdigit() else self.sword(about)

    def recipe(self, recipe: list[str]) -> str:
        """A recipe, one letter per Resource."""
        return "".join([self.name("letter", resource) for resource in recipe])


def _of(space: str, house: str, content: Mapping[str, Any]) -> bool:
    return space in content and space.startswith(house)


_WORDS: dict[str, Callable[[KatanaRenderer, Any], str]] = {
    "sword": KatanaRenderer.sword,
    "cell": lambda renderer, cell: str(cell),
    "number": lambda renderer, number: str(number),
    "place": KatanaRenderer.place,
    "card": KatanaRenderer.card,
    "honor": KatanaRenderer.honor,
    "room": KatanaRenderer.room,
    "about": KatanaRenderer.about,
}
