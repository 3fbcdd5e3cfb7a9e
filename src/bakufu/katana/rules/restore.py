"""Restore: the round marker, the First Player card, Monks and Workers, new Swords, new Honor cards."""

from __future__ import annotations

from bakufu.katana.box.components import MONKS, NOBODY, SPACE_COUNT, side_of
from bakufu.katana.rules.events import FirstPlayerChanged
from bakufu.katana.rules.preparation import fill_houses, reveal_honors
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events


def pass_on_first_player(state: State, events: Events) -> bool:
    """To the side on the Komainu space, otherwise to the left."""
    state.round += 1
    rule = "restore.first-player-goes-left"
    if state.komainu_at == NOBODY:
        state.first = (state.first + 1) % state.setting.sides
    else:
        state.first = side_of(state.komainu_at)
        rule = "restore.komainu-goes-first"
    if events is not None:
        events.append(FirstPlayerChanged(rule, state.first))
    return True


def return_figures(state: State, events: Events) -> bool:
    setting = state.setting
    for side in range(setting.sides):
        state.workers[side] = setting.workers + freed(state, side)
        state.on_board[side] = 0
        state.passed[side] = 0
    state.monks = (MONKS,) * setting.players
    for seat in range(setting.players):
        state.quiet[seat] = 0
    state.worker_at = (NOBODY,) * SPACE_COUNT
    state.market_at = []
    state.academy_at = []
    state.palace_at = []
    state.komainu_at = NOBODY
    return True


def freed(state: State, side: int) -> int:
    """Blocked Workers that deliveries have freed."""
    delivered = len(state.washitsu[side])
    return len([number for number in state.setting.freed_by if number <= delivered])


def refill(state: State, events: Events) -> bool:
    fill_houses(state, "restore.refill-swords", events)
    reveal_honors(state, "restore.lay-out-honor-cards", events)
    return True
