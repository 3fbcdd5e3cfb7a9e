"""Houses with other printed amounts, where what a test of a module wants to see comes soon; and the way there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.houses import House, Nursery
from tests.web.people import Person
from tests.web.puppet import Puppet, View
from tests.web.stage import opened

BOTS = ("random", "random")
NOTHING = 50


@contextmanager
def corrected(nursery: Nursery, folder: Path, facts: str) -> Iterator[House]:
    """A house whose host has corrected the facts."""
    file = folder / "corrected.toml"
    file.write_text(facts)
    with opened(nursery, folder, str(file)) as house:
        yield house


def brought(person: Person, modules: list[str], fits: Callable[[View], bool]) -> Any:
    """A table at which the person is asked something that fits, and looks at it. Favours are declined until then."""
    card = person.set_up(3, BOTS, options={"modules": modules})
    person.start(card)
    puppet = Puppet(person, card)
    while not (puppet.awaited() and fits(puppet.view)):
        assert not puppet.view["over"], "it did not come in this game"
        if not puppet.awaited():
            puppet.hear()
        elif puppet.view["decision"] == "take-favour":
            puppet.command("play", moves=[NOTHING])
        else:
            puppet.act()
    puppet.close()
    person.page.goto(f"/t/{card['id']}")
    return card


def happened(person: Person, card: Any, kind: str) -> list[Any]:
    """The events of this kind that are about the person, who has the first seat."""
    steps = person.call("GET", f"/api/tables/{card['id']}/log")
    return [event for step in steps for event in step["events"] if event["type"] == kind and event.get("seat") == 0]
