"""The manifests of all modules."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from bakufu.shogun.module import Module
from bakufu.shogun.modules.names import NAMES

MODULES: tuple[Module, ...] = tuple(
    [cast("Module", import_module(f"bakufu.shogun.modules.{name}.manifest").MODULE) for name in NAMES]
)
