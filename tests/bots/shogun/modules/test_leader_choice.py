"""Where Ashigaru leads its leader, and when it raises a statue."""

from __future__ import annotations

from bakufu.bots import make
from bakufu.bots.shogun.ashigaru import WEIGHTS
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.leaders.values import statue_values
from bakufu.bots.shogun.planning.plan_values import plan_values
from bakufu.bots.shogun.planning.purse import Purse
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import BUILDINGS, CASTLE, PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.statues import statues_of
from bakufu.shogun.numbers import WORDS
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLUE, GAME, RED, YELLOW


def chosen(table: LeadersTable) -> str:
    return WORDS[make("shogun", "ashigaru", 1).decide(GAME.view(table.state, BLUE))]


def led(*provinces: str) -> LeadersTable:
    """Blue's provinces; the leader is in the first one."""
    table = LeadersTable.bare()
    for province in provinces:
        table.give(BLUE, province, 3)
    return table.leader(BLUE, provinces[0])


def test_next_door_rather_than_far_away() -> None:
    assert chosen(led("Kai", "Shinano", "Tosa", "Iyo").season_over()) == "Shinano"


def test_trophies_are_worth_a_flight() -> None:
    table = led("Kai", "Shinano", "Tosa").statues(YELLOW, "Tosa").statues(RED, "Tosa")
    assert chosen(table.season_over()) == "Tosa"


def test_a_statue_even_where_a_neighbour_threatens() -> None:
    """Neighbours attack less often than they could, and a leader of theirs has to come as well."""
    table = led("Kai", "Shinano").season_over().play(BLUE, "Shinano")
    assert chosen(table) == "yes"
    calm = statue_values(Evaluator(table.state, BLUE, WEIGHTS), [NOTHING, YES])
    table.give(RED, "Musashi", 12)
    threatened = statue_values(Evaluator(table.state, BLUE, WEIGHTS), [NOTHING, YES])
    assert calm[0] == threatened[0] == 0 < threatened[1] < calm[1]
    assert chosen(table) == "yes"


def test_the_leader_comes_with_a_province_beside_another() -> None:
    table = LeadersTable(3, setup="claim", modules=["leaders"])
    table.play(BLUE, "left", 5)
    assert chosen(table) == "nothing"
    claimed = table.state.about[0]
    beside = table.state.setting.board.neighbours[claimed][0]
    table.state.owner = replaced(table.state.owner, beside, BLUE)
    assert chosen(table) == "yes"


def test_a_plan_counts_the_leaders_price_and_yield() -> None:
    table = led("Kaga", "Noto")
    evaluator = Evaluator(GAME.view(table.state, BLUE).known, BLUE, WEIGHTS)
    kaga, noto = PROVINCES.index("Kaga"), PROVINCES.index("Noto")
    purse = Purse(evaluator)
    assert [purse.price(CASTLE, province) for province in (kaga, noto)] == [2, 3]
    assert purse.left_over(dict.fromkeys(range(len(BUILDINGS)), kaga)) == table.state.chests[BLUE] - 3
    values = plan_values(evaluator)
    table.leader(BLUE, "Noto")
    without = plan_values(Evaluator(GAME.view(table.state, BLUE).known, BLUE, WEIGHTS))
    assert all(values[space][kaga] > without[space][kaga] for space in range(6))


def test_whole_games_leave_statues() -> None:
    state = GAME.start({"players": 4, "modules": ["leaders"]}, 3)
    bots = [make("shogun", "ashigaru", seat) for seat in range(4)]
    while awaited := GAME.to_move(state):
        GAME.play(state, awaited[0], bots[awaited[0]].decide(GAME.view(state, awaited[0])))
    assert sum(statues_of(state, seat) for seat in range(4)) > 8
