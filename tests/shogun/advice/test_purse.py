"""The purse through a season: what can be paid in which order of the actions."""

from __future__ import annotations

from bakufu.shogun.advice.purse import Means, Planned, Shortage, purse
from bakufu.shogun.box.components import ACTIONS

NUMBER = {name: number for number, name in enumerate(ACTIONS)}
KNOWN = [NUMBER[name] for name in ("castle", "tax", "battle-a", "rice", "deploy-1")]
UNKNOWN = [NUMBER[name] for name in ("temple", "theatre", "deploy-5", "deploy-3", "battle-b")]


def plan(**cards: Planned) -> dict[int, Planned]:
    return {NUMBER[name.replace("_", "-")]: card for name, card in cards.items()}


def pays(price: int, armies: int = 0) -> Planned:
    return Planned(price, (0, 0), armies)


def earns(income: int, most: int = 0) -> Planned:
    return Planned(0, (income, max(income, most)), 0)


def test_it_falls_and_rises_with_the_actions_in_their_order() -> None:
    found = purse(Means(10, 30, 2), plan(castle=pays(3), tax=earns(7)), KNOWN, UNKNOWN)
    assert found.stops == (10, 8, 5, 12, 12, 12, 12, 12, 12, 12, 12, 12)
    assert (found.lowest, found.end, found.spent, found.earned, found.short) == (5, (12, 12), 5, (7, 7), {})


def test_what_cannot_be_paid_is_skipped_and_costs_nothing() -> None:
    found = purse(Means(2, 30, 0), plan(castle=pays(3), deploy_1=pays(1, 1)), KNOWN, UNKNOWN)
    assert found.short == {NUMBER["castle"]: Shortage("chests", True)}
    assert found.end == (1, 1)


def test_an_earlier_action_can_bring_what_is_needed() -> None:
    assert purse(Means(0, 30, 0), plan(tax=earns(5), deploy_1=pays(1, 1)), KNOWN, UNKNOWN).short == {}


def test_unknown_actions_come_in_the_worst_order() -> None:
    unknown = [NUMBER["tax"], NUMBER["deploy-5"]]
    found = purse(Means(4, 30, 0), plan(tax=earns(5), deploy_5=pays(3, 5)), [NUMBER["castle"]], unknown)
    assert (found.stops, found.open, found.lowest) == ((4, 4, 4, 1, 6), 3, 1)


def test_some_orders_alone_can_pay() -> None:
    found = purse(Means(3, 30, 0), plan(temple=pays(2), deploy_5=pays(3, 5)), KNOWN, UNKNOWN)
    assert found.short == {NUMBER["temple"]: Shortage("chests", False), NUMBER["deploy-5"]: Shortage("chests", False)}


def test_the_supply_of_armies_counts_as_well() -> None:
    planned = plan(deploy_1=pays(1, 1), deploy_5=pays(3, 5), deploy_3=pays(2, 3))
    found = purse(Means(9, 6, 0), planned, KNOWN, UNKNOWN)
    assert found.short == {
        NUMBER["deploy-5"]: Shortage("armies", False),
        NUMBER["deploy-3"]: Shortage("armies", False),
    }


def test_what_the_event_may_change_is_a_range_and_the_worst_is_drawn() -> None:
    found = purse(Means(2, 30, 0), plan(tax=earns(5, 7), deploy_1=pays(1, 1)), KNOWN, UNKNOWN)
    assert (found.end, found.earned, found.stops[-1], found.lowest) == ((6, 8), (5, 7), 6, 2)


def test_what_only_good_taxes_can_pay_might_fail() -> None:
    found = purse(Means(0, 30, 0), plan(tax=earns(2, 4), deploy_1=pays(3, 1)), KNOWN, UNKNOWN)
    assert found.short == {NUMBER["deploy-1"]: Shortage("chests", False)}
    assert found.end == (1, 2)
    assert purse(Means(0, 30, 0), plan(tax=earns(1, 2), deploy_1=pays(3, 1)), KNOWN, UNKNOWN).short == {
        NUMBER["deploy-1"]: Shortage("chests", True)
    }
