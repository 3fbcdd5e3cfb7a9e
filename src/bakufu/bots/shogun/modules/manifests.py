"""What the modules add to the bots, by name, in their order. A module without decisions needs no folder here."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Final, cast

from bakufu.bots.shogun.module import ModuleChoices
from bakufu.shogun.modules.names import NAMES

PACKAGE: Final = "bakufu.bots.shogun.modules"


def _choices(name: str) -> ModuleChoices:
    if not files(PACKAGE).joinpath(name).is_dir():
        return ModuleChoices({}, {}, {})
    return cast("ModuleChoices", import_module(f"{PACKAGE}.{name}.manifest").CHOICES)


CHOICES: Final[dict[str, ModuleChoices]] = {name: _choices(name) for name in NAMES}
