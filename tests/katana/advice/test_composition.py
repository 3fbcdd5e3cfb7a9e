"""Compositions before they are put into play: what is wrong with them, and that the rules agree."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu import BadOption, IllegalMove
from bakufu.katana.advice.composition import Composition
from bakufu.katana.box.components import RESOURCES
from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import play as play_on
from tests.katana.smiths import GAME, Play
from tests.katana.table import JOHN, PAUL, Table

NAMES = dict(zip("LWST", RESOURCES, strict=True))


def judged(table: Table, letters: str | None, seat: int = JOHN) -> Composition:
    about: dict[str, str | None] = {}
    if letters is not None:
        about["about"] = ",".join([NAMES[letter] for letter in letters])
    found = table.game.analyze(table.game.view(table.state, seat), "composition", **about)
    assert isinstance(found, Composition)
    return found


def rules_of(found: Composition) -> list[str]:
    return [problem.rule for problem in found.problems]


def planned(letters: str) -> Table:
    """Sword 5 has been delivered; the Project is on the board."""
    return Table().delivered(JOHN, 5).project(JOHN, letters).turn(JOHN)


def test_it_can_be_forged_from_its_first_space_to_its_last() -> None:
    found = judged(planned("LWSSTT"), "LWSSTT")
    assert (found.problems, found.begins, found.ends) == ((), "1a", "4d")
    assert (found.adds, found.drops, found.cost) == ({}, {}, 0)
    price = GAME.setting({"players": 2}).price
    assert found.value == sum(price["LWST".index(letter)] for letter in "LWSSTT")


@pytest.mark.parametrize("kind", "LT")
def test_one_that_would_leave_the_forge_on_the_right_ends_nowhere(kind: str) -> None:
    assert judged(planned("LWST"), kind * 4).ends is not None
    assert judged(planned("LWST"), kind * 5).ends is None


def test_every_resource_is_needed() -> None:
    found = judged(planned("LWW"), "LWW")
    assert "katana.each-resource" in rules_of(found)
    assert found.problems[0].about == ("steel", "leather")


def test_rows_have_to_touch() -> None:
    found = judged(planned("LWST"), "LSWT")
    jump = next(problem for problem in found.problems if problem.rule == "katana.adjacent-rows")
    assert jump.about == ("lacquer", "steel")
    assert found.ends is None


def test_it_has_at_most_seven_resources() -> None:
    assert "project.at-most-seven" in rules_of(judged(planned("LWST"), "LLWWSSTT"))


def test_its_first_space_has_to_be_free() -> None:
    table = planned("LWST").sword(JOHN, 6, "1a")
    assert rules_of(judged(table, "LWST")) == ["katana.first-space"]
    assert rules_of(judged(table, "TSWL")) == []
    assert judged(table, None).order == tuple([NAMES[letter] for letter in "TSWL"])


def test_nobody_composes_after_passing() -> None:
    table = planned("LWST").passed(JOHN)
    assert rules_of(judged(table, "LWST")) == ["katana.before-passing"]
    assert judged(table, "LWST").moves is None


def test_late_resources_come_from_delivered_swords() -> None:
    assert "project.late-from-delivered" in rules_of(judged(planned("LWST"), "LWSTTTT"))


def test_late_changes_cost_a_point_each() -> None:
    found = judged(planned("LWSSTT"), "LLWSST")
    assert (sum(found.adds.values()), sum(found.drops.values()), found.cost) == (1, 1, 2)


def test_what_was_dropped_is_not_added_again() -> None:
    table = planned("LWSTT").play(JOHN, "compose", "drop-leather")
    assert "project.no-back-and-forth" in rules_of(judged(table, "LWSTT"))


def test_where_nothing_can_be_forged_it_is_laid_row_by_row() -> None:
    assert judged(planned("SLL"), None).order == ("lacquer", "lacquer", "steel")


def test_what_is_begun_stays() -> None:
    table = planned("LWST").play(JOHN, "compose", "enough", "leather")
    found = judged(table, None)
    assert (found.begun, found.order) == (1, ("leather", "steel", "wood", "lacquer"))
    assert [table.game.words[move] for move in found.moves or ()] == ["steel", "wood", "lacquer"]


def test_the_moves_put_it_into_play() -> None:
    table = planned("LWSTT")
    found = judged(table, "TSWL")
    assert [table.game.words[move] for move in found.moves or ()] == [
        "compose",
        "drop-leather",
        "enough",
        "leather",
        "steel",
        "wood",
        "lacquer",
    ]
    table.play(JOHN, *[table.game.words[move] for move in found.moves or ()])
    assert table.katana_space(JOHN) == found.begins


def test_others_can_be_judged_but_not_played() -> None:
    table = Table().delivered(PAUL, 5).project(PAUL, "LWST").turn(JOHN)
    assert judged(table, "LWST", PAUL).problems == ()
    assert judged(table, "LWST", PAUL).moves is None


def test_bad_questions_are_refused() -> None:
    table = planned("LWST")
    with pytest.raises(BadOption):
        table.game.analyze(table.game.view(table.state, JOHN), "composition", about="lacquer,gold")
    with pytest.raises(BadOption):
        judged(table, "L" * 40)
    with pytest.raises(IllegalMove):
        table.game.analyze(table.game.view(table.state, None), "composition")


def test_the_verdict_is_that_of_the_rules() -> None:
    """In games by chance: what has no problem can be played, and what the rules would play has none."""
    rng = Rng(3, "compositions")
    fine = refused = 0
    for seed in range(6):
        play = Play({"players": 2, "rooms": "first"}, seed, riches=24)
        for state in play.states():
            for seat in GAME.to_move(state):
                if not any(GAME.words[move] == "compose" for move in GAME.moves(state, seat)):
                    continue
                order = [RESOURCES[rng.below(len(RESOURCES))] for _ in range(4 + rng.below(3))]
                for about in ({"about": ",".join(order)}, {}):
                    found: Any = GAME.analyze(GAME.view(state, seat), "composition", **about)
                    assert found.moves is not None
                    fine, refused = fine + (not found.problems), refused + bool(found.problems)
                    if not found.problems:
                        trial = state.copy()
                        for move in found.moves:
                            play_on(trial, seat, move, None)
                        assert trial.composition[seat] == [RESOURCES.index(name) for name in found.order]
    assert fine
    assert refused
