"""The Project for the SHOGUN, late changes of it, and putting the SHOGUN NO KATANA into play."""

import pytest

from tests.katana.table import GEORGE, JOHN, PAUL, Table


@pytest.mark.rule("project.from-the-sword")
def test_up_to_two_resources_that_occur_on_the_sword() -> None:
    """Tile 33 (LWWWSS)."""
    table = Table().complete(JOHN, 33, "3e").turn(JOHN).play(JOHN, "deliver-3e")
    assert table.refused(JOHN, "project-leather") == "project.from-the-sword"
    assert table.refused(JOHN, "project-lacquer-lacquer") == "project.from-the-sword"
    table.play(JOHN, "project-lacquer-wood")
    assert table.told("project.from-the-sword").resources == ("lacquer", "wood")
    assert table.planned(JOHN) == "LW"


def test_or_none_at_all() -> None:
    table = Table().complete(JOHN, 33, "3e").turn(JOHN).play(JOHN, "deliver-3e", "project")
    assert (table.planned(JOHN), table.asked) == ("", ("turn", JOHN))


def test_nothing_is_added_once_the_katana_is_in_play() -> None:
    table = Table().katana(JOHN, "LWST", "1a", 0).complete(JOHN, 33, "3e").turn(JOHN).play(JOHN, "deliver-3e")
    assert table.asked == ("turn", JOHN)


def composing(project: str, *delivered: int) -> Table:
    return Table().delivered(JOHN, *(delivered or (50,))).project(JOHN, project).turn(JOHN).play(JOHN, "compose")


@pytest.mark.rule("katana.each-resource")
def test_one_resource_of_each_kind_is_needed() -> None:
    """Tile 33 (LWWWSS) has no Leather to add late."""
    table = Table().delivered(JOHN, 33).project(JOHN, "LWS").turn(JOHN)
    assert table.refused(JOHN, "compose") == "katana.each-resource"
    assert composing("LWS", 50).refused(JOHN, "enough") == "katana.each-resource"


@pytest.mark.rule("project.lose-a-point-each")
def test_a_resource_added_late_costs_a_point() -> None:
    """Tile 50 (LLWSTT) has given nothing yet."""
    table = Table().points(JOHN, 5).delivered(JOHN, 50).project(JOHN, "LWS").turn(JOHN)
    table.play(JOHN, "compose", "add-leather")
    changed = table.told("project.lose-a-point-each")
    assert (changed.resource, changed.added) == ("leather", True)
    assert (table.state.points[JOHN], table.planned(JOHN)) == (4, "LWST")


@pytest.mark.rule("project.lose-a-point-each")
def test_a_resource_taken_off_costs_a_point() -> None:
    table = Table().points(JOHN, 5).delivered(JOHN, 50).project(JOHN, "LLWST").turn(JOHN)
    table.play(JOHN, "compose", "drop-lacquer")
    assert table.told("project.lose-a-point-each").added is False
    assert (table.state.points[JOHN], table.planned(JOHN)) == (4, "LWST")


@pytest.mark.rule("project.points-below-zero")
def test_the_score_may_fall_below_0() -> None:
    """A delivery scores two points at least and allows two changes at most, so only other facts lead here."""
    table = composing("LLWST").play(JOHN, "drop-lacquer")
    assert table.told("project.points-below-zero").resource == "lacquer"
    assert table.state.points[JOHN] == -1


@pytest.mark.rule("project.changed-for-the-katana")
@pytest.mark.parametrize("pick", ["add-leather", "drop-lacquer"])
def test_the_project_is_changed_only_when_the_katana_is_put_into_play(pick: str) -> None:
    table = Table().delivered(JOHN, 50).project(JOHN, "LLWST").turn(JOHN)
    assert table.refused(JOHN, pick) == "project.changed-for-the-katana"
    assert table.play(JOHN, "compose").refused(JOHN, pick) == ""


@pytest.mark.rule("project.late-from-delivered")
def test_a_sword_gives_two_resources_in_all() -> None:
    """Tile 50 (LLWSTT) gave two when it was delivered; tile 1 (LWW) none."""
    table = Table().delivered(JOHN, 1).complete(JOHN, 50, "4d").project(JOHN, "WS").turn(JOHN)
    table.play(JOHN, "deliver-4d", "project-lacquer-leather", "compose")
    assert table.refused(JOHN, "add-leather") == "project.late-from-delivered"
    table.play(JOHN, "add-lacquer", "add-wood")
    assert table.refused(JOHN, "add-wood") == "project.late-from-delivered"
    assert table.planned(JOHN) == "LLWWST"


@pytest.mark.rule("project.keep-one-of-each")
def test_one_of_each_kind_stays() -> None:
    assert composing("LLWST").refused(JOHN, "drop-wood") == "project.keep-one-of-each"


@pytest.mark.rule("project.no-back-and-forth")
def test_no_kind_is_changed_to_and_fro() -> None:
    table = composing("LLWST").play(JOHN, "drop-lacquer", "add-leather")
    assert table.refused(JOHN, "add-lacquer") == "project.no-back-and-forth"
    assert table.refused(JOHN, "drop-leather") == "project.no-back-and-forth"


@pytest.mark.rule("project.at-most-seven")
def test_seven_resources_at_most() -> None:
    table = composing("LLWWSSTT")
    assert table.refused(JOHN, "enough") == "project.at-most-seven"
    assert table.refused(JOHN, "add-lacquer") == "project.at-most-seven"
    assert table.play(JOHN, "drop-wood").refused(JOHN, "enough") == ""


@pytest.mark.rule("project.at-most-seven")
def test_no_eighth_resource_is_added() -> None:
    assert composing("LLWWSST").refused(JOHN, "add-leather") == "project.at-most-seven"


@pytest.mark.rule("katana.put-into-play")
def test_the_katana_is_put_into_play_without_coins_and_without_an_action() -> None:
    table = composing("LWST").play(JOHN, "enough", "leather", "steel", "wood", "lacquer")
    composed = table.told("katana.put-into-play")
    assert (composed.composition, composed.space) == (("leather", "steel", "wood", "lacquer"), "4a")
    assert table.katana_space(JOHN) == "4a"
    assert (table.state.coins[JOHN], table.state.workers[JOHN], table.asked) == (0, 4, ("turn", JOHN))


@pytest.mark.rule("katana.use-the-whole-project")
def test_the_composition_uses_the_project_and_nothing_else() -> None:
    table = composing("LWST").play(JOHN, "enough", "lacquer")
    assert table.refused(JOHN, "lacquer") == "katana.use-the-whole-project"


@pytest.mark.rule("katana.adjacent-rows")
def test_no_row_is_jumped_now_or_later() -> None:
    table = composing("LWST").play(JOHN, "enough")
    assert table.refused(JOHN, "wood") == "katana.adjacent-rows"  # Lacquer or the rest would be cut off
    assert table.play(JOHN, "lacquer").refused(JOHN, "steel") == "katana.adjacent-rows"


@pytest.mark.rule("katana.adjacent-rows")
def test_no_row_is_jumped_even_if_it_can_follow() -> None:
    """From the first Steel, Wood and the second Steel could be reached."""
    table = composing("LWSST").play(JOHN, "enough", "lacquer")
    assert table.refused(JOHN, "steel") == "katana.adjacent-rows"


@pytest.mark.rule("katana.first-space")
def test_the_first_space_has_to_be_free() -> None:
    """Tile 12 begins with Lacquer."""
    table = Table().sword(JOHN, 12, "1a").delivered(JOHN, 50).project(JOHN, "LWST").turn(JOHN)
    table.play(JOHN, "compose", "enough")
    assert table.refused(JOHN, "lacquer") == "katana.first-space"
    assert table.refused(JOHN, "leather") == ""


@pytest.mark.rule("katana.first-space")
def test_if_every_row_where_it_could_begin_is_taken_something_is_added_first() -> None:
    """With one Wood the Composition cannot begin in the second row: it would never come back."""
    table = Table().sword(JOHN, 12, "1a").sword(JOHN, 9, "4a").delivered(JOHN, 50).project(JOHN, "LWST").turn(JOHN)
    table.play(JOHN, "compose")
    assert table.refused(JOHN, "enough") == "katana.first-space"
    table.play(JOHN, "add-wood", "enough", "wood", "lacquer", "wood", "steel", "leather")
    assert table.katana_space(JOHN) == "2a"


@pytest.mark.rule("katana.only-one")
def test_there_is_one_katana_for_each_player() -> None:
    assert Table().katana(JOHN, "LWST", "1a", 0).turn(JOHN).refused(JOHN, "compose") == "katana.only-one"


@pytest.mark.rule("katana.before-passing")
def test_after_passing_it_is_not_put_into_play() -> None:
    table = Table().passed(PAUL).delivered(PAUL, 50).project(PAUL, "LWST").family(PAUL, "coins").turn(JOHN)
    table.play(JOHN, "palace", "family-3")
    assert table.refused(PAUL, "compose") == "katana.before-passing"


def test_it_may_be_put_into_play_in_the_turn_of_another() -> None:
    table = Table().delivered(GEORGE, 50).project(GEORGE, "LWST").turn(JOHN).play(JOHN, "row-1")
    table.play(GEORGE, "compose", "enough", "lacquer", "wood", "steel", "leather")
    assert (table.katana_space(GEORGE), table.asked) == ("1a", ("turn", PAUL))


def test_it_moves_like_any_sword() -> None:
    table = Table().katana(JOHN, "LWST", "1a", 0).stock(JOHN, "L").turn(JOHN).play(JOHN, "row-1", "move-1a")
    assert table.katana_space(JOHN) == "1b"


@pytest.mark.rule("katana.worth-its-resources")
@pytest.mark.parametrize(("recipe", "space", "value"), [("LWST", "4b", 10), ("LLLWSTT", "4e", 21), ("TSWWL", "1c", 11)])
def test_it_is_worth_its_resources(recipe: str, space: str, value: int) -> None:
    table = Table().katana(JOHN, recipe, space, len(recipe)).turn(JOHN).play(JOHN, f"deliver-{space}")
    assert (table.told("katana.worth-its-resources").printed, table.state.points[JOHN]) == (value, value)
    assert table.empty(JOHN, space)


def test_delivered_it_frees_no_worker_and_brings_no_sashimono() -> None:
    table = Table().delivered(JOHN, 1).katana(JOHN, "LWST", "4b", 4).turn(JOHN).play(JOHN, "deliver-4b")
    assert (table.state.workers[JOHN], table.sashimonos(JOHN), table.state.washitsu[JOHN]) == (4, {}, [0])
