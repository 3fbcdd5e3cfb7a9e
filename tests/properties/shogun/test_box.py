"""The pieces of SHOGUN are those that the rulebook counts, and they are counted twice."""

from __future__ import annotations

from benchmarks.shogun.accounts import pieces
from hypothesis import given, settings

from tests.properties.random_play import GAME, AnyGame, Options, Play, every_shogun, every_table, seeds, subsets
from tests.properties.test_accounts_hold import scarce
from tests.shogun.accounts import check_accounts

# What the rulebook counts in the box, for each player where it is of modules, and the army groups by number of players.
BOX = {
    "armies": 62,
    "farmers": 20,
    "chests": 35 * 1 + 20 * 5,
    "castles": 28,
    "temples": 26,
    "theatres": 26,
    "revolt_markers": 42,
    "officials": 7,
    "statues": 6,
    "chamber_markers": 15,
}
GROUPS = {3: 9, 4: 8, 5: 7}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert {name: pieces(GAME.facts.table)[name] for name in BOX} == BOX
    assert {int(players): len(row["groups"]) for players, row in GAME.facts.table["players"].items()} == GROUPS


@every_shogun
def test_two_who_know_nothing_of_each_other_count_the_same(game: AnyGame, options: Options, seed: int) -> None:
    """The audit looks after every move, in `test_accounts_hold.py`; here the accounts of the rule tests do."""
    for number, state in enumerate(Play(options, seed, game).states()):
        if number % 4 == seed % 4:
            check_accounts(state)


@every_table
@settings(max_examples=6)
@given(modules=subsets, seed=seeds)
def test_standings_rank_every_seat_by_points_then_chests(options: Options, modules: list[str], seed: int) -> None:
    *_, state = Play({**options, "modules": modules}, seed).states()
    rows = GAME.standings(state)
    players = GAME.view(state, None).to_plain()["players"]
    scores = {player["seat"]: (player["points"], player["chests"]) for player in players.values()}
    assert sorted(row.seat for row in rows) == list(range(options["players"]))
    for row in rows:
        assert row.place == 1 + sum(score > scores[row.seat] for score in scores.values())


@every_shogun
def test_a_scarce_box_runs_out(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, scarce(game.name))
    while play.go_on():
        pass
    assert any(event.rule.endswith("-are-limited") for event in play.events)
