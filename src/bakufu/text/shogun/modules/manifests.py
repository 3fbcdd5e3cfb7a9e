"""What each module adds to the text, by name, in the order of the modules."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bakufu.shogun.modules.names import NAMES
from bakufu.text.shogun.module import ModuleText

TEXTS: Final[dict[str, ModuleText]] = {
    name: import_module(f"bakufu.text.shogun.modules.{name}.manifest").TEXT for name in NAMES
}
