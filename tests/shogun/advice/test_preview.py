"""Previews of options: who would be thrown into the tower, and what a special card would change in one's own plan."""

from __future__ import annotations

from bakufu.shogun.advice.preview import Preview, SpecialChange
from bakufu.shogun.box.components import PROVINCES, SPECIALS
from bakufu.shogun.rules.decision_kinds import MARCH_TO, PLACE_IN_ORDER
from tests.shogun.table import BLUE, GAME, RED, Table


def previewed(table: Table, seat: int = BLUE) -> Preview:
    found = GAME.analyze(GAME.view(table.state, seat), "preview")
    assert isinstance(found, Preview)
    return found


def choosing(table: Table) -> Table:
    """Blue takes a place in the turn order, the first one of all."""
    state = table.state
    state.awaited = [0] * len(state.awaited)
    state.special_row = list(range(len(SPECIALS)))
    state.takers = [-1] * len(state.takers)
    state.ask(PLACE_IN_ORDER, BLUE, [])
    return table


def test_both_sides_of_an_attack() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Noto", 2).tray(blue=1, red=2, farmers=3)
    table.turn(BLUE, "battle-a", "Kaga")
    assert table.asked[0] == "march-to"
    clash = previewed(table).clashes["Noto"]
    assert (clash.attacker.seat, clash.attacker.cubes) == (BLUE, {"tray": 1, "card": 0})
    assert clash.defender.seat == RED
    assert clash.defender.cubes == {"there": 2, "tray": 2, "castle": 0, "card": 0, "helpers": 3}
    assert clash.loyal


def test_a_revolt_marker_keeps_farmers_away() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Noto", 2, markers=1).tray(farmers=3)
    table.turn(BLUE, "battle-a", "Kaga")
    clash = previewed(table).clashes["Noto"]
    assert not clash.loyal
    assert clash.defender.cubes["helpers"] == 0


def test_farmers_defend_a_neutral_province() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).tray(farmers=1)
    table.turn(BLUE, "battle-a", "Kaga")
    neutral = previewed(table).clashes["Noto"].defender
    assert (neutral.seat, neutral.cubes) == (None, {"farmers": 1, "tray": 1})
    assert previewed(table.event("two-farmers")).clashes["Noto"].defender.cubes["farmers"] == 2


def test_special_cards_and_castles_bring_an_army() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Noto", 2, "castle").event("castle-defends")
    table.special(BLUE, "attack").turn(BLUE, "battle-a", "Kaga")
    clash = previewed(table).clashes["Noto"]
    assert (clash.attacker.cubes["card"], clash.defender.cubes["card"], clash.defender.cubes["castle"]) == (1, 0, 1)
    clash = previewed(table.special(RED, "defence")).clashes["Noto"]
    assert (clash.attacker.cubes["card"], clash.defender.cubes["card"]) == (0, 1)


def test_special_cards_change_the_own_plan() -> None:
    table = choosing(Table.bare().give(BLUE, "Kaga", 3).give(BLUE, "Noto", 4))
    table.lay({(BLUE, "tax"): "Kaga", (BLUE, "deploy-5"): "Noto"})
    tax = table.state.setting.board.tax[PROVINCES.index("Kaga")]
    specials = previewed(table).specials
    assert specials["one-more-chest"] == SpecialChange(("Kaga",), tax, tax + 1)
    assert specials["one-more-rice"] == SpecialChange(())
    assert specials["six-armies"] == SpecialChange(("Noto",), 4 + 5, 4 + 6)
    assert specials["attack"] == SpecialChange(())


def test_the_event_comes_before_the_special_card() -> None:
    table = choosing(Table.bare().give(BLUE, "Kaga", 3)).event("fewer-armies").lay({(BLUE, "deploy-5"): "Kaga"})
    fewer = table.state.setting.fewer_deploys[GAME.setting({"players": 4}).space_names.index("deploy-5")]
    assert previewed(table).specials["six-armies"] == SpecialChange(("Kaga",), 3 + fewer, 3 + 6)


def test_defence_is_for_provinces_that_a_rival_could_attack() -> None:
    table = choosing(Table.bare().give(BLUE, "Kaga", 3).give(RED, "Noto", 1))
    assert previewed(table).specials["defence"] == SpecialChange(())
    strong = choosing(Table.bare().give(BLUE, "Kaga", 3).give(RED, "Noto", 2))
    assert previewed(strong).specials["defence"] == SpecialChange(("Kaga",))


def test_nothing_is_previewed_for_others() -> None:
    table = choosing(Table.bare().give(BLUE, "Kaga", 3))
    assert previewed(table, RED) == Preview({}, {}, None)
    assert table.state.decision != MARCH_TO
