"""What every game shares in the browser client knows none of them: it neither names a game nor uses a type of only one.
Imports across folders are web/layers.mjs's affair (test_layers.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bakufu import games

CLIENT = Path(__file__).parents[3] / "web" / "src"
GAMES = tuple(games.GAMES)
# Where the games come together, and what is made from the types in Python.
ELSEWHERE = {*GAMES, "games.ts", "wire.ts"}
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
DEFINED = re.compile(r"^export (?:type|interface) (\w+)\b(.*?)(?=^export |\Z)", re.DOTALL | re.MULTILINE)
IMPORTED = re.compile(r"(?:import|export) (?:type )?\{([^}]*)\} from '(?:[./]*net|\.)/wire'")


def scripts(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        tested = path.name.endswith((".test.ts", ".setup.ts", ".fixture.ts"))
        shared = path.relative_to(folder).parts[0] not in ELSEWHERE and path.name not in ELSEWHERE
        if path.suffix in {".ts", ".svelte"} and shared and not tested:
            yield path


def of_one_game(wire: str) -> set[str]:
    """The types that only views, events, moves and answers of a game are made of: none of the protocol's own leads to
    them but through a type that is named after a game."""
    types = {name: set(re.findall(r"\b[A-Z]\w*\b", body)) for name, body in DEFINED.findall(wire)}
    named = {name for name in types if NAMED.match(name)}
    found: set[str] = set()
    reached = list(named)
    while reached:
        name = reached.pop()
        if name in found or name not in types:
            continue
        found.add(name)
        reached += types[name]
    common: set[str] = set()
    reached = ["Incoming", "Outgoing", "TableCard", "View", "Event", "Move", "Standing"]
    while reached:
        name = reached.pop()
        if name in common or name in named or name not in types:
            continue
        common.add(name)
        reached += types[name]
    return found - common


def offences(folder: Path, wire: str) -> dict[str, set[str]]:
    """What each shared file says that only a game may say."""
    own = of_one_game(wire)
    found: dict[str, set[str]] = {}
    for path in scripts(folder):
        text = COMMENT.sub("", path.read_text(encoding="utf-8"))
        said = {word.lower() for word in NAMED.findall(text)}
        for names in IMPORTED.findall(text):
            said |= own.intersection(name.strip().removeprefix("type ").split(" as ")[0] for name in names.split(","))
        if said:
            found[path.relative_to(folder).as_posix()] = said
    return found


WIRE = (CLIENT / "net" / "wire.ts").read_text(encoding="utf-8")


def test_shared_folders_know_no_game() -> None:
    assert offences(CLIENT, WIRE) == {}


def test_types_of_one_game_are_told_from_those_of_all() -> None:
    own = of_one_game(WIRE)
    assert {"ShogunView", "Province", "Court", "KatanaEvent", "Smith", "SwordTile"} <= own
    assert not {"View", "Event", "Move", "Step", "TableCard", "Standing", "Welcome"} & own


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("if (card.game === 'katana') return ghost(card)", {"katana"}),
        ("import type { ShogunView } from '../net/wire'", {"shogun", "ShogunView"}),
        ("import type { Province, TableCard } from '../net/wire'", {"Province"}),
        ("const rules = '/rules/shogun'", {"shogun"}),
    ],
)
def test_a_planted_offence_is_found(tmp_path: Path, line: str, said: set[str]) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "planted.ts").write_text(f"{line}\n", encoding="utf-8")
    (tmp_path / "shogun").mkdir()
    (tmp_path / "shogun" / "own.ts").write_text(f"{line}\n", encoding="utf-8")
    assert offences(tmp_path, WIRE) == {"table/planted.ts": said}


def test_a_comment_may_speak_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "seats.ts").write_text("// In SHOGUN these are clans.\nexport const seats = 5\n", encoding="utf-8")
    assert offences(tmp_path, WIRE) == {}
