"""What a player gets: Coins, Resources and points, each reported once."""

from __future__ import annotations

from bakufu.katana.box.components import RESOURCE_COUNT, RESOURCES
from bakufu.katana.rules.events import CoinsGained, DecoratorAdvanced, ResourceBought, ResourceGained
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by


def gain_coins(state: State, seat: int, coins: int, rule: str, events: Events) -> None:
    state.coins[seat] += coins
    if events is not None and coins:
        events.append(CoinsGained(rule, seat, coins))


def gain_resource(state: State, seat: int, resource: int, number: int, rule: str, events: Events) -> None:
    state.stock[RESOURCE_COUNT * seat + resource] += number
    if events is not None and number:
        events.append(ResourceGained(rule, seat, RESOURCES[resource], number))


def may_advance(state: State, seat: int, resource: int) -> bool:
    """A Decorator stops at the end of its track."""
    return state.decorators[RESOURCE_COUNT * seat + resource] < state.setting.last_step


def advance(state: State, seat: int, resource: int, rule: str, events: Events) -> None:
    state.decorators = changed_by(state.decorators, RESOURCE_COUNT * seat + resource, 1)
    if events is not None:
        coins = state.decorators[RESOURCE_COUNT * seat + resource]
        events.append(DecoratorAdvanced(rule, seat, RESOURCES[resource], coins))


def buy(state: State, seat: int, resource: int, price: int, rule: str, events: Events) -> None:
    state.coins[seat] -= price
    state.stock[RESOURCE_COUNT * seat + resource] += 1
    if events is not None:
        events.append(ResourceBought(rule, seat, RESOURCES[resource], price))
