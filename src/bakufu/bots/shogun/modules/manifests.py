"""What the modules bring to the bots, by name, in the order of the modules."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from bakufu.bots.shogun.module import ModuleChoices
from bakufu.shogun.modules.names import NAMES

CHOICES: Final[dict[str, ModuleChoices]] = {
    name: cast("ModuleChoices", import_module(f"bakufu.bots.shogun.modules.{name}.manifest").CHOICES) for name in NAMES
}
