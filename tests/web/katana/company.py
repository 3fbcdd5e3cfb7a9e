"""Several smiths at a table, each played over the socket, so that it comes where a test wants it."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any

from tests.web.katana.curious import KINDS, choose
from tests.web.people import Person
from tests.web.puppet import Puppet, View

# Whoever has seen all but these goes to Academy and Palace whenever there is room, which gives the others something.
GENEROUS = KINDS - {"decorating", "rooms"}


Fits = Callable[[View], bool]


class Company:
    """The first person's seat is the one that tests look at; the others are generous."""

    def __init__(self, *people: Person, card: Any) -> None:
        self.puppets = [Puppet(person, card) for person in people]
        self.first = self.puppets[0]
        self.seen: set[str] = {"ghost-card"} if len(people) > 1 else set()

    @property
    def view(self) -> View:
        return self.first.view

    def word(self) -> str:
        """What the first one would do now."""
        return choose(self.view, self.seen)

    def play(self, word: str) -> None:
        """The first one does this."""
        self._play(self.first, word)

    def until(self, fits: Fits) -> bool:
        """Play until the first seat is asked something that fits; whether that came before the end."""
        while not self.view["over"]:
            if self.first.awaited() and fits(self.view):
                return True
            self.step()
        return False

    def step(self) -> None:
        """Whoever is awaited moves."""
        puppet = next(puppet for puppet in self.puppets if puppet.awaited())
        seen: Set[str] = self.seen if puppet is self.first else GENEROUS
        if puppet is self.first:
            self.seen.add(self.view["decision"])
        self._play(puppet, choose(puppet.view, seen))

    def _play(self, puppet: Puppet, word: str) -> None:
        move = next(move["move"] for move in puppet.view["moves"] if move["pick"] == word)
        puppet.command("play", moves=[move])
        self.catch_up(puppet.seq)

    def catch_up(self, seq: int) -> None:
        """All know what has happened up to this step."""
        for puppet in self.puppets:
            puppet.catch_up(seq)

    def close(self) -> None:
        for puppet in self.puppets:
            puppet.close()


Reached = Callable[[Company], bool]  # plays on; whether it came there


def gathered(*people: Person, **wanted: Any) -> Any:
    """A table of theirs has begun: its card."""
    first, *others = people
    card = first.set_up(len(people), game="katana", **wanted)
    for person in others:
        person.call("POST", f"/api/tables/{card['id']}/join", link=card["link"], entropy="of-another")
    first.start(card)
    return card


def the_question(kind: str) -> Reached:
    return lambda company: company.until(lambda view: view["decision"] == kind)


def brought(*people: Person, to: Reached, **wanted: Any) -> tuple[Company, Any]:
    """Their company at a table that was brought to this, and the table's card."""
    card = gathered(*people, **wanted)
    company = Company(*people, card=card)
    assert to(company), "it does not come in this game: try another entropy"
    return company, card
