"""The accounts: nothing is ever lost. Every cube, chest, tile and revolt marker is somewhere on the table."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, FARMERS
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.state import State

# Of the modules that have accounts of their own.
MODULES: dict[str, Any] = {
    name: import_module(f"tests.shogun.modules.{name}.accounts")
    for name in NAMES
    if Path(__file__).parent.joinpath("modules", name, "accounts.py").is_file()
}


def check_accounts(state: State) -> None:
    setting = state.setting
    for seat in range(setting.players):
        standing = sum(armies for armies, owner in zip(state.armies, state.owner, strict=True) if owner == seat)
        everywhere = state.supply[seat] + standing + _before_battle(state, seat) + state.tray[seat] + state.inside[seat]
        assert everywhere == setting.armies
        assert min(state.supply[seat], state.chests[seat], state.rice[seat]) >= 0
    assert state.farmers + state.tray[FARMERS] + state.inside[FARMERS] == setting.farmers
    assert state.bank + sum(state.chests) == setting.chests
    assert state.markers + sum(state.revolts) == setting.markers
    for kind, bit in enumerate(BUILDING_BIT):
        built = sum(1 for bits in state.buildings if bits & bit)
        assert state.tiles[kind] + built == setting.tiles[kind], BUILDINGS[kind]
    assert sum(len(shelf) for shelf in state.shelves) == sum(state.inside)
    for module in setting.options.modules:
        if module in MODULES:
            MODULES[module].check(state)


def _before_battle(state: State, seat: int) -> int:
    """Armies that are neither in a supply nor in a province, because a battle is about to begin."""
    if not state.battle:
        return 0
    attacker, defender, province, attackers, defenders = state.battle
    if seat == attacker:
        return attackers
    return defenders - state.armies[province] if seat == defender else 0
