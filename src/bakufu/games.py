"""The list of games. `load` returns one, with a host's component data if a file is given.

A game is imported when it is first needed. Packages around the rules keep game-specific code in a folder of the game's
name, with a `manifest.py` that `of_game` loads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from bakufu.kernel.contract import Game
from bakufu.kernel.errors import BadFacts, BadOption
from bakufu.kernel.facts import GAME, Facts, corrected, corrections, shipped

if TYPE_CHECKING:
    from bakufu.katana.game import Katana
    from bakufu.shogun.game import Shogun

# The class of each game in `bakufu.<name>.game`. The first game is the default.
GAMES = {"shogun": "Shogun", "katana": "Katana"}
USUAL = next(iter(GAMES))

# For code that works with all games and only passes states and views on.
AnyGame = Game[Any, Any]


@overload
def load(name: Literal["shogun"], facts: str | Path | None = None) -> Shogun: ...
@overload
def load(name: Literal["katana"], facts: str | Path | None = None) -> Katana: ...
@overload
def load(name: str, facts: str | Path | None = None) -> AnyGame: ...
def load(name: str, facts: str | Path | None = None) -> AnyGame:
    """The game of this name. `facts` is a TOML file that corrects component data of this game or of another one."""
    check(name)
    if facts is not None and game_of_facts(Path(facts)) == name:
        return _rules(name)(corrected(facts_of(name), Path(facts)))
    return _as_shipped(name)


@cache
def _as_shipped(name: str) -> AnyGame:
    """A game never changes, so everybody can have the same one: reading and checking the facts takes a while."""
    return _rules(name)(facts_of(name))


def _rules(name: str) -> Callable[[Facts], AnyGame]:
    rules: Callable[[Facts], AnyGame] = getattr(import_module(f"bakufu.{name}.game"), GAMES[name])
    return rules


def facts_of(name: str) -> Facts:
    """The shipped component data of a game, from the packages that it lists in FACTS."""
    packages: tuple[str, ...] = import_module(f"bakufu.{name}.game").FACTS
    return shipped(*packages)


def game_of_facts(file: Path) -> str:
    """The game whose facts a host's file corrects, given in the file as `game`."""
    name = corrections(file).get(GAME, USUAL)
    if not isinstance(name, str) or name not in GAMES:
        raise BadFacts("error-facts-game", file=file, wrong=name, known=GAMES)
    return name


class Words(Mapping[str, tuple[str, ...]]):
    """The names of the moves of each game. A game is loaded when they are first needed."""

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


def of_game(package: str, name: str) -> Any:
    """What a package has for one game: MANIFEST of `bakufu.<package>.<name>.manifest`."""
    check(name)
    return import_module(f"bakufu.{package}.{name}.manifest").MANIFEST
