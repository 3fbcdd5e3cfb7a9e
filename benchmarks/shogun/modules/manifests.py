"""What random games need to know of each module, in the order of the modules. One without a file here adds nothing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import chain
from pathlib import Path

from bakufu.shogun.modules.names import NAMES
from benchmarks.random_players import Leaning
from benchmarks.shogun.leanings import LEANINGS
from benchmarks.shogun.module import ModuleInPlay


def _module(name: str) -> ModuleInPlay:
    if not Path(__file__).with_name(f"{name}.py").is_file():
        return ModuleInPlay()
    module: ModuleInPlay = import_module(f"benchmarks.shogun.modules.{name}").MODULE
    return module


MODULES: dict[str, ModuleInPlay] = {name: _module(name) for name in NAMES}


def leanings(modules: Sequence[str]) -> list[Leaning]:
    """The leanings that matter in games with these modules."""
    return [*LEANINGS, *chain.from_iterable([MODULES[module].leanings for module in modules])]
