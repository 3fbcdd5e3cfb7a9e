"""The Academy: Decorators, decorations, and one for everybody else."""

import pytest

from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table


@pytest.mark.rule("academy.advance-a-decorator")
def test_a_decorator_advances_one_step() -> None:
    table = Table().turn(JOHN).play(JOHN, "academy", "decorator-leather")
    assert (table.told("academy.advance-a-decorator").resource, table.told("academy.advance-a-decorator").coins) == (
        "leather",
        2,
    )
    assert table.state.decorators[:4] == (1, 1, 1, 2)


@pytest.mark.rule("academy.advance-a-decorator")
def test_with_a_monk_two_decorators_advance() -> None:
    table = Table().coins(JOHN, 5).turn(JOHN).play(JOHN, "monk-academy", "decorator-wood", "decorator-lacquer")
    assert [event.resource for event in table.all_told("academy.advance-a-decorator")] == ["wood", "lacquer"]
    assert table.state.decorators[:4] == (2, 2, 1, 1)


@pytest.mark.rule("academy.stop-at-the-end")
def test_a_decorator_stops_at_the_end_of_its_track() -> None:
    table = Table().decorator(JOHN, "wood", 6).turn(JOHN).play(JOHN, "academy")
    assert table.refused(JOHN, "decorator-wood") == "academy.stop-at-the-end"


def test_when_all_decorators_are_at_the_end_the_step_is_skipped() -> None:
    table = Table().sword(JOHN, 12, "1b", 1)
    table.state.decorators = (6,) * 4 + table.state.decorators[4:]
    assert table.turn(JOHN).play(JOHN, "academy").asked == ("decorating", JOHN)


def at_the_academy() -> Table:
    """Two Swords: tile 26 (LWWSS) with Lacquer and Wood, tile 12 (LLW) with Lacquer; a Decorator for Lacquer at 3."""
    table = Table().sword(JOHN, 26, "2c", 3).sword(JOHN, 12, "1b", 1).decorator(JOHN, "lacquer", 3)
    return table.turn(JOHN).play(JOHN, "academy", "decorator-steel")


@pytest.mark.rule("academy.decorate-resources", "academy.pay-for-decorations")
def test_resources_on_swords_are_decorated_for_the_coins_of_the_decorators() -> None:
    table = at_the_academy().play(JOHN, "decorate-2c-lacquer", "decorate-2c-wood")
    assert [(event.resource, event.coins) for event in table.all_told("academy.decorate-resources")] == [
        ("lacquer", 3),
        ("wood", 1),
    ]
    assert table.told("academy.pay-for-decorations").coins == table.state.coins[JOHN] == 4


@pytest.mark.rule("academy.each-decorator-once")
def test_each_decorator_works_once_in_an_action() -> None:
    table = at_the_academy().play(JOHN, "decorate-1b-lacquer")
    assert table.refused(JOHN, "decorate-2c-lacquer") == "academy.each-decorator-once"
    assert table.refused(JOHN, "decorate-2c-wood") == ""


@pytest.mark.rule("academy.placed-resources-only")
def test_only_resources_that_lie_on_a_sword() -> None:
    table = at_the_academy()
    assert table.refused(JOHN, "decorate-2c-steel") == "academy.placed-resources-only"
    assert table.refused(JOHN, "decorate-4a-wood") == "academy.placed-resources-only"


@pytest.mark.rule("academy.once-a-sword")
def test_no_kind_is_decorated_twice_on_a_sword() -> None:
    """Two Woods lie on tile 26; one of them is decorated."""
    table = Table().sword(JOHN, 26, "2c", 3, "W").turn(JOHN).play(JOHN, "academy", "decorator-wood")
    assert table.refused(JOHN, "decorate-2c-wood") == "academy.once-a-sword"


@pytest.mark.rule("academy.others-decorate-one")
def test_everybody_else_may_decorate_one_even_who_has_passed() -> None:
    table = Table().passed(PAUL).sword(PAUL, 26, "2c", 3).sword(RINGO, 12, "1b", 1).decorator(PAUL, "wood", 4)
    table.turn(JOHN).play(JOHN, "academy", "decorator-wood")
    assert table.asked == ("academy-gift", PAUL)
    table.play(PAUL, "decorate-2c-wood")
    assert table.told("academy.others-decorate-one").seat == PAUL
    assert table.state.coins[PAUL] == 4
    assert table.asked == ("academy-gift", RINGO)
    assert table.play(RINGO, "enough").asked[1] == GEORGE
