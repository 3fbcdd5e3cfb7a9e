"""What the pages say of the modules of SHOGUN, and tables that grow with each: from the manifests, and from a file of
each module in `handbook/modules` what only people can say."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import bakufu
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.kernel.names import kebab
from bakufu.shogun.box import picks
from bakufu.shogun.box.components import CHEST_CARD, SPACES
from bakufu.shogun.module import Module
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.numbers import PICK, PICKS
from bakufu.text.catalogue import Catalogue
from handbook.sections import block, paragraph, table

ROOT = Path(__file__).parents[1]
LIST = ROOT / "web" / "src" / "shogun" / "modules" / "names.json"
BASE_PICKS = {
    0: "a province: Aki to Yamato, in the order of the alphabet",
    CHEST_CARD: "a chest card with 0 to 4 chests",
    picks.NOTHING: "nothing: an empty space, no move",
    picks.PLACE: "place 1 to 5 in the turn order, with the special card lying there",
    picks.OPEN_CARD: "the left open card, the right one, the top of the pile; bury the two open cards",
    picks.NUMBER: "a number of armies, 0 to 61",
    picks.YES: "yes, where nothing means no",
}
EVENTS = ("rules.setup_events", "rules.events", "rules.winter_events")
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEXT = Catalogue(game="shogun")
PLACES = {name: Path(__file__).parent / "modules" / f"{name}.toml" for name in NAMES}
TOLD: dict[str, Any] = {
    name: tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {} for name, place in PLACES.items()
}


def title(module: str) -> str:
    return TEXT.say(f"web-module-{module}")


def names_for_the_client() -> str:
    return json.dumps(NAMES) + "\n"


def titles() -> str:
    """All of them, within a sentence."""
    *others, last = [title(name) for name in NAMES]
    return TEXT.say("phrase-list-last", before=", ".join(others), last=last)


def glossary() -> str:
    rows = [("module", "an expansion of SHOGUN, by the name that options have for it")]
    for name in NAMES:
        rows.append((f"`{name}`", title(name)))
        rows += list(TOLD[name].get("glossary", {}).items())
    return block(*table(("term", "meaning"), rows))


# The protocol


def last_pick() -> str:
    return str(PICKS - 1)


def numbers() -> str:
    """Picks by their numbers. A module's begin with a line of its own."""
    said = dict(BASE_PICKS)
    for module in MODULES:
        begun = TOLD[module.name].get("picks", {})
        if module.box.picks and module.box.picks[0] not in begun:
            raise ValueError(f"handbook/modules/{module.name}.toml says nothing of the pick {module.box.picks[0]}")
        for pick, meaning in begun.items():
            said[PICK[pick]] = f"with {title(module.name)}: {meaning}" if pick == module.box.picks[0] else meaning
    starts = [*sorted(said), PICKS]
    rows = [(_span(first, after - 1), said[first]) for first, after in pairwise(starts)]
    return block(*table(("numbers", "picks"), rows))


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def decisions() -> str:
    """Each has one class of moves, in the same order."""
    setting: Any = bakufu.load("shogun").setting({})
    rows = []
    for number, move in enumerate(_classes(Move, "moves", "views.moves")):
        name, about = setting.decisions[number].name, ", ".join(setting.about.get(number, ()))
        rows.append((f"`{name}`", about, f"`{kebab(move.__name__)}`: {', '.join(_fields(move))}"))
    if len(rows) != len(setting.decisions):
        raise ValueError(f"{len(rows)} classes of moves for {len(setting.decisions)} decisions")
    return block(*table(("decision", "it is about", "a move's type and fields"), rows))


def events() -> str:
    rows = [
        (f"`{kebab(kind.__name__)}`", ", ".join(_fields(kind)[1:]))  # after the rule, which all have
        for kind in _classes(Event, "events", *EVENTS)
    ]
    return block(*table(("type", "fields"), rows))


def _fields(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)]


def _classes(base: type, file: str, *first: str) -> Iterator[type]:
    """The classes of the base game and of the modules in the order in which they are written."""
    for home in (*first, *[f"modules.{name}.{file}" for name in NAMES]):
        place = f"bakufu.shogun.{home}"
        for thing in vars(import_module(place)).values():
            if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == place:
                yield thing


def parts_of_the_view() -> str:
    lines: list[str] = []
    for module in MODULES:
        for part in module.parts:
            lines += ["", *_part(module, part.name)]
    return block(*lines[1:])


def _part(module: Module, name: str) -> list[str]:
    told = TOLD[module.name]["view"]
    note = f"; {told['note']}" if "note" in told else ""
    rows = [(", ".join([f"`{field}`" for field in names.split(", ")]), said) for names, said in told["fields"].items()]
    return [
        *paragraph(f"With {title(module.name)}, the view also has `{name}`{note}."),
        "",
        *table((f"field of `{name}`", ""), rows),
    ]


def more_spaces() -> str:
    """Of the plan."""
    said = [
        f"With {title(module.name)}, {COUNTED[len(module.spaces)]} more follow: {', '.join(module.spaces)}."
        for module in MODULES
        if module.spaces
    ]
    return block(*paragraph(" ".join(said)))


# Observations


def spaces_observed() -> str:
    said = [
        f"With {title(module.name)}, `plan` and `shown` have {len(SPACES) + len(module.spaces)} spaces for each seat "
        f"instead of {len(SPACES)}."
        for module in MODULES
        if module.spaces
    ]
    return block(*paragraph(" ".join(said)))
