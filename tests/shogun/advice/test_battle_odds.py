"""The odds as a seat asks for them: for every number it may send, from what everybody can count."""

from __future__ import annotations

import pytest

from bakufu import IllegalMove
from bakufu.kernel.rows import replaced
from bakufu.shogun.advice import battle_odds
from bakufu.shogun.advice.odds import Odds
from bakufu.shogun.box.components import FARMERS, PROVINCES
from bakufu.shogun.views.view import View
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table

ETCHU = PROVINCES.index("Etchu")


def odds_of(view: View, origin: str | None, target: str | None) -> dict[int, Odds]:
    found = GAME.analyze(view, "odds", origin=origin, target=target)
    assert isinstance(found, battle_odds.BattleOdds)
    return found.armies


def armed() -> Table:
    """Blue in Kaga with 5 armies and in Noto; Red next to it in Etchu with 3."""
    return Table.bare().give(BLUE, "Kaga", 5).give(BLUE, "Noto", 1).give(RED, "Etchu", 3)


def test_every_number_that_may_march() -> None:
    view = GAME.view(armed().state, BLUE)
    found = odds_of(view, "Kaga", "Etchu")
    assert list(found) == [1, 2, 3, 4]
    assert found[4] == battle_odds.of_march(view, BLUE, ETCHU, 4)
    wins = [found[armies].attacker for armies in found]
    assert wins == sorted(wins)
    for odds in found.values():
        assert abs(odds.attacker + odds.undecided + odds.defender - 1000) <= 2


def test_a_castle_is_one_more_army_under_its_event() -> None:
    castle = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Etchu", 3, "castle")
    one_more = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Etchu", 4, "castle")
    as_ever = odds_of(GAME.view(castle.state, BLUE), "Kaga", "Etchu")
    defended = odds_of(GAME.view(castle.event("castle-defends").state, BLUE), "Kaga", "Etchu")
    assert defended == odds_of(GAME.view(one_more.state, BLUE), "Kaga", "Etchu")
    assert defended[4].attacker < as_ever[4].attacker


def test_the_histogram_tells_how_many_are_left() -> None:
    odds = odds_of(GAME.view(armed().state, BLUE), "Kaga", "Etchu")[4]
    assert len(odds.attacking) <= 5  # no more than marched: the tower is empty
    assert abs(sum(odds.attacking) - 1000) <= 4
    assert abs(odds.attacking[0] - (1000 - odds.attacker)) <= 2
    assert abs(odds.defending[0] - (1000 - odds.defender)) <= 2
    mean = sum(left * share for left, share in enumerate(odds.attacking)) / odds.attacker
    assert mean == pytest.approx(odds.attackers_left / 100, abs=0.05)


def test_farmers_help_unless_there_is_a_revolt_marker() -> None:
    found = []
    for markers in (0, 1):
        table = armed()
        table.state.tray[FARMERS] += 4
        table.state.revolts = replaced(table.state.revolts, ETCHU, markers)
        found.append(odds_of(GAME.view(table.state, BLUE), "Kaga", "Etchu")[4])
    loyal, in_revolt = found
    assert loyal.attacker < in_revolt.attacker


def test_no_battle_in_a_province_of_ones_own() -> None:
    view = GAME.view(armed().state, BLUE)
    assert odds_of(view, "Kaga", "Noto") == {}
    assert odds_of(view, "Noto", "Etchu") == {}  # nobody there can march


@pytest.mark.parametrize(
    ("origin", "target", "rule"),
    [
        ("Kaga", "Aki", "march.adjacent"),
        ("Etchu", "Kaga", "plan.own-cards"),
        ("Kaga", "Atlantis", "table.no-such-move"),
        ("Kaga", None, "table.not-awaited"),
        (None, None, "table.not-awaited"),
        (None, "Kaga", "winter.owner-chooses-order"),
    ],
)
def test_what_cannot_be_asked(origin: str | None, target: str | None, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        odds_of(GAME.view(armed().state, BLUE), origin, target)
    assert refused.value.rule == rule


def test_provinces_that_are_out_of_play_or_protected() -> None:
    protected = armed()
    protected.state.buildings = replaced(protected.state.buildings, ETCHU, 2)
    with pytest.raises(IllegalMove, match=r"event\.temple-protects"):
        odds_of(GAME.view(protected.event("temple-protects").state, BLUE), "Kaga", "Etchu")
    small = Table(3)
    board = small.state.setting.board
    out = next(name for name, in_play in zip(PROVINCES, board.in_play, strict=True) if not in_play)
    own = PROVINCES[small.state.owner.index(BLUE)]
    with pytest.raises(IllegalMove, match=r"setup\.left-out-with-three"):
        odds_of(GAME.view(small.state, BLUE), own, out)
    with pytest.raises(IllegalMove, match=r"table\.not-awaited"):
        odds_of(GAME.view(small.state, None), own, out)


@pytest.mark.parametrize(("special", "asked"), [("attack", BLUE), ("defence", RED)])
def test_the_battle_that_waits_for_a_special_card(special: str, asked: int) -> None:
    table = armed().special(asked, special).turn(BLUE, "battle-a", "Kaga").play(BLUE, "Etchu", 4)
    assert table.asked == ("reinforce", (asked,))
    found = odds_of(GAME.view(table.state, asked), None, None)
    assert list(found) == [0, 1]
    assert found[0].attacker < found[1].attacker  # one's own chance grows, on either side
    with pytest.raises(IllegalMove):
        odds_of(GAME.view(table.state, YELLOW), None, None)


def test_the_revolts_of_winter() -> None:
    table = Table.bare().rice(0, 9, 9, 9)
    for province in ("Kaga", "Noto", "Omi", "Settsu", "Tamba", "Yamato", "Kii", "Awa-Shikoku"):
        table.give(BLUE, province, 4)
    table.state.revolts = replaced(table.state.revolts, PROVINCES.index("Kaga"), 3)
    table.state.markers -= 3
    table.winter(1, 0)
    assert table.asked == ("next-revolt", (BLUE,))
    view = GAME.view(table.state, BLUE)
    found = {name: odds_of(view, None, name)[0] for name in table.choices(BLUE)}
    for name, odds in found.items():
        more = table.state.revolt_farmers[0]
        assert odds == battle_odds.of_revolt(view, BLUE, PROVINCES.index(name), more).turned()
    assert len(found) > 1


def test_the_inside_of_the_tower_counts_by_colour_only() -> None:
    one, two = Table(seed=1).state, Table(seed=1).state
    two.shelves = [two.shelves[2], two.shelves[0], two.shelves[1]]
    two.falls = Table(seed=2).state.falls
    views = [GAME.view(state, BLUE) for state in (one, two)]
    assert odds_of(views[0], "Kaga", "Etchu") == odds_of(views[1], "Kaga", "Etchu")
