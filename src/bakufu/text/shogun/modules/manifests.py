"""What each module adds to the text, by name, in their order. A module without a folder here adds messages alone."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Final

from bakufu.shogun.modules.names import NAMES
from bakufu.text.shogun.module import ModuleText

PACKAGE: Final = "bakufu.text.shogun.modules"


def _text(name: str) -> ModuleText:
    if not files(PACKAGE).joinpath(name).is_dir():
        return ModuleText()
    text: ModuleText = import_module(f"{PACKAGE}.{name}.manifest").TEXT
    return text


TEXTS: Final[dict[str, ModuleText]] = {name: _text(name) for name in NAMES}
