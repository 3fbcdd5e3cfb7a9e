"""Favours for later: protection from attacks for a season, and a card that keeps the next revolt marker away."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import ACTIONS, BATTLE_A, PROVINCES
from bakufu.shogun.modules.court.events import MarkerParried, ProtectionEnded, ProtectionGranted
from bakufu.shogun.modules.court.numbers import KEPT, PROTECTED
from bakufu.shogun.rules.state import State


def protected_from(bits: int) -> list[str]:
    """The actions that a protection keeps away, by name."""
    return [ACTIONS[BATTLE_A + number] for number in range(2) if bits & 1 << number]


def protect(state: State, seat: int, bits: int, events: Events) -> None:
    state.put(PROTECTED, seat, state.module_rows[PROTECTED][seat] | bits)
    if events is not None:
        events.append(ProtectionGranted("court.favour-protects", seat, tuple(protected_from(bits))))


def court_shields(state: State, seat: int, action: int, province: int) -> str:
    """Nobody may attack a protected player with the action on their card."""
    owner = state.owner[province]
    if owner < 0 or action < BATTLE_A:
        return ""
    return "court.favour-protects" if state.module_rows[PROTECTED][owner] & 1 << action - BATTLE_A else ""


def end_protection(state: State, events: Events) -> bool:
    protected = state.module_rows[PROTECTED]
    for seat in range(state.setting.players):
        if protected[seat]:
            state.put(PROTECTED, seat, 0)
            if events is not None:
                events.append(ProtectionEnded("court.protection-ends", seat))
    return True


def parry_marker(state: State, province: int, events: Events) -> bool:
    """A kept favor is spent on the next marker, unless there is no marker left to place."""
    kept = state.module_rows[KEPT]
    seat = state.owner[province]
    if seat < 0 or not kept[seat] or not state.markers:
        return False
    state.add(KEPT, seat, -1)
    if events is not None:
        events.append(MarkerParried("court.favour-parries", seat, PROVINCES[province]))
    return True
