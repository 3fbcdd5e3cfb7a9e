"""The games on the shelf: `load` takes one out, with a host's own facts if a file is named.

A game is imported when it is first wanted. Rooms around the rules keep what is a game's own in a folder of its name,
with one `manifest.py` that says what is there: `of_game` opens it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from bakufu.kernel.contract import Game
from bakufu.kernel.errors import BadFacts, BadOption
from bakufu.kernel.facts import GAME, Facts, corrected, corrections, shipped

if TYPE_CHECKING:
    from bakufu.katana.game import Katana
    from bakufu.shogun.game import Shogun

# The class of each game in `bakufu.<name>.game`. The first game is the one that is meant if none is named.
GAMES = {"shogun": "Shogun", "katana": "Katana"}
USUAL = next(iter(GAMES))

# A game to code that works with all of them: its states and views are only passed on.
AnyGame = Game[Any, Any]


@overload
def load(name: Literal["shogun"], facts: str | Path | None = None) -> Shogun: ...
@overload
def load(name: Literal["katana"], facts: str | Path | None = None) -> Katana: ...
@overload
def load(name: str, facts: str | Path | None = None) -> AnyGame: ...
def load(name: str, facts: str | Path | None = None) -> AnyGame:
    """The game of this name. `facts` is a TOML file that corrects values of its shipped facts, or of another game's."""
    check(name)
    data = facts_of(name)
    if facts is not None and game_of_facts(Path(facts)) == name:
        data = corrected(data, Path(facts))
    rules: Callable[[Facts], AnyGame] = getattr(import_module(f"bakufu.{name}.game"), GAMES[name])
    return rules(data)


def facts_of(name: str) -> Facts:
    """The shipped facts of a game, in the packages that it names in FACTS."""
    packages: tuple[str, ...] = import_module(f"bakufu.{name}.game").FACTS
    return shipped(*packages)


def game_of_facts(file: Path) -> str:
    """The game whose facts a host's file corrects: it may say so with `game`."""
    name = corrections(file).get(GAME, USUAL)
    if name not in GAMES:
        raise BadFacts("error-facts-game", file=file, wrong=name, known=GAMES)
    return str(name)


class Words(Mapping[str, tuple[str, ...]]):
    """The picks of each game, in words; a game is loaded when its own are wanted."""

    def __getitem__(self, name: str) -> tuple[str, ...]:
        if name not in GAMES:
            raise KeyError(name)
        return load(name).words

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


WORDS = Words()


def check(name: str) -> None:
    if name not in GAMES:
        raise BadOption("error-unknown-game", wrong=name, known=GAMES)


def of_game(room: str, name: str) -> Any:
    """What a room holds for one game: MANIFEST of `bakufu.<room>.<name>.manifest`."""
    check(name)
    return import_module(f"bakufu.{room}.{name}.manifest").MANIFEST
