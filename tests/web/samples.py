"""What the server says, as JSON for the tests of the browser client: real views and messages from games of chance; a
story for it to tell as the terminal does; a season to show moment by moment; and what is printed on components.
`python -m tests.web.samples` writes them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec

import bakufu
from bakufu.kernel.chance import Rng
from bakufu.kernel.event import Event, redact
from bakufu.kernel.plain import plain
from bakufu.server.socket import protocol
from bakufu.server.tables import hindsight_jobs
from bakufu.shogun.modules.names import NAMES as NAMES_OF_MODULES
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.past.hindsight import Past
from bakufu.table.projection import table_view
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import ShogunStory
from bakufu.text.story import CHAPTER, HEADING
from tests.web.sample_card import CARD

Json = dict[str, Any]
WEB = Path(__file__).parents[2] / "web"
FOLDER = WEB / "samples"
FACTS = WEB / "src" / "shogun" / "facts.json"

GAME = bakufu.load("shogun")
CLAIMED = {"players": 3, "setup": "claim"}
MODULES = list(NAMES_OF_MODULES)
AT = 1794719661465
DEPTHS = {CHAPTER: "chapter", HEADING: "heading"}
NAMES = ["Ann", "Ben", "Tokugawa"]


class Game:
    """A game of chance at a table, to its end: the fold before each entry, and the entry."""

    def __init__(self, options: Json, seed: str) -> None:
        self.start = Fold(GAME, options, seed, AT)
        self.moments: list[tuple[Fold, Entry]] = []
        fold, rng = self.start.copy(), Rng(seed)
        while fold.awaited():
            entry = _entry(fold, rng)
            self.moments.append((fold, entry))
            fold = fold.copy()
            fold.apply(entry)
        self.end = fold
        self.past = Past("shogun", None, options, seed, AT, [entry for _, entry in self.moments])

    def told(self) -> Iterator[list[Event]]:
        """What happened, entry by entry, as a spectator may know it; first the set-up."""
        fold = self.start.copy()
        yield [redact(event, None) for event in fold.events]
        for _, entry in self.moments:
            yield [redact(event, None) for event in fold.apply(entry)]


def _entry(fold: Fold, rng: Rng) -> Entry:
    seat = fold.awaited()[rng.below(len(fold.awaited()))]
    sealed = GAME.sealed(fold.state)
    trial = fold.state.copy()
    picks: list[int] = []
    while not picks or (sealed and GAME.sealed(trial) and seat in GAME.to_move(trial)):
        legal = GAME.moves(trial, seat)
        picks.append(legal[rng.below(len(legal))])
        GAME.play(trial, seat, picks[-1])
    kind = Kind.SEAL if sealed else Kind.MOVES
    return Entry(fold.seq + 1, kind, seat, {"moves": picks}, By.PLAYER, AT + fold.seq)


def views(game: Game) -> dict[str, Json]:
    """One view for each kind of decision, of the seat that decides; and the end, seen from outside."""
    found: dict[str, Json] = {}
    for fold, entry in game.moments:
        view = table_view(fold, entry.seat)
        found.setdefault(view["decision"], view)
    return {**found, "over": table_view(game.end, None)}


def messages(view: Json) -> list[Any]:
    """One of each type that the server sends beside steps."""
    made: dict[type, msgspec.Struct] = {
        protocol.Welcome: protocol.Welcome(1, 0, 0, CARD, view, None, AT),
        protocol.TableChanged: protocol.TableChanged(0, CARD),
        protocol.Ack: protocol.Ack("c1", 2),
        protocol.Refused: protocol.Refused("c1", 1, "rule", "That card lies elsewhere.", "plan.a-card-once"),
        protocol.Hinted: protocol.Hinted(
            "c2", 1, [18, 61], [{"id": "rice-most", "args": {"province": "Kaga", "amount": 5}}, None]
        ),
        protocol.Led: protocol.Led(129, "Ann", protocol.Shown(42, None, [protocol.Arrow("Owari", "Ise")])),
        protocol.Closing: protocol.Closing(129, "stopping"),
    }
    return [msgspec.to_builtins(made[kind]) for kind in get_args(protocol.Outgoing) if kind is not protocol.Step]


def seen() -> str:
    """A view of each kind of decision, one to a line; those of the base game where it has it."""
    found = {**views(Game({**CLAIMED, "modules": MODULES}, "samples")), **views(Game(CLAIMED, "samples"))}
    lines = [f"{json.dumps(decision)}: {json.dumps(view)}" for decision, view in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def said() -> str:
    """The messages, one to a line."""
    view = views(Game(CLAIMED, "samples"))["plan"]
    return "[\n" + ",\n".join(json.dumps(message) for message in messages(view)) + "\n]\n"


def told() -> str:
    """A whole game with all modules: its events, and the lines in which the terminal tells them."""
    game = Game({**CLAIMED, "modules": MODULES}, "told")
    story = ShogunStory(ShogunRenderer(GAME, players=NAMES))
    happened = list(game.told())
    lines = [line for events in happened for line in story.tell(events)]
    shown = table_view(game.end, None)["events"]
    content = {
        "players": NAMES,
        "printed": [card for card in (shown["current"], *shown["open"], *shown["gone"]) if card],
        "events": [plain(event) for events in happened for event in events],
        "lines": [[DEPTHS.get(line.depth, "sentence"), line.text, line.rule] for line in lines],
    }
    return json.dumps(content) + "\n"


def season() -> str:
    """The first season of a game as a player saw it, every step with its patch."""
    whole = json.loads(hindsight_jobs.history(Game({"players": 4}, "season").past, 0))
    ends = next(
        at for at, step in enumerate(whole["steps"]) if any(event["type"] == "round-ended" for event in step["events"])
    )
    return json.dumps({"view": whole["view"], "steps": whole["steps"][: ends + 1]}, sort_keys=True) + "\n"


def facts() -> str:
    """What the box's components say, as far as pages need it before their server has told them."""
    table = GAME.values()
    return json.dumps({name: table[name] for name in ("score", "track", *_printed_by_modules())}) + "\n"


def _printed_by_modules() -> Iterator[str]:
    """The tables that modules have in their own facts."""
    for module in MODULES:
        for file in sorted(files(f"bakufu.shogun.modules.{module}").joinpath("facts").iterdir(), key=str):
            yield from [name for name in tomllib.loads(file.read_text(encoding="utf-8")) if name != "source"]


WRITTEN = {
    FOLDER / "views.json": seen,
    FOLDER / "messages.json": said,
    FOLDER / "told.json": told,
    FOLDER / "season.json": season,
    FACTS: facts,
}

if __name__ == "__main__":
    for file, content in WRITTEN.items():
        file.write_text(content(), encoding="utf-8")
