"""Which build of rules and bots runs: the compiled one where it exists, or the same source, with BAKUFU_PURE=1."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGES = ("bakufu.kernel", "bakufu.shogun", "bakufu.katana", "bakufu.bots")


class SourceOnly:
    """Finds the compiled packages' modules by their source, past the compiled ones beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(PACKAGES):
            return None
        for folder in path:
            file = Path(folder, name.rpartition(".")[2] + ".py")
            if file.exists():
                return spec_from_file_location(name, file)
        return PathFinder.find_spec(name, path, target)


def choose_build() -> bool:
    """Whether the compiled rules are in use."""
    rules = Path(__file__).parent / "kernel"
    compiled = any((rules / f"chance{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    if os.environ.get("BAKUFU_PURE") == "1":
        if compiled:
            sys.meta_path.insert(0, SourceOnly)
        return False
    return compiled
