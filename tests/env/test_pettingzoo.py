"""PettingZoo's own tests, for every option there is of both games."""

from __future__ import annotations

import warnings
from types import ModuleType

import pytest
from benchmarks.subjects import SUBJECTS, SUBSETS
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from bakufu.env import katana_v0, shogun_v0
from tests.properties.random_play import Options, name_of

CYCLES = 12  # of all seats; whole games are played below
SHOGUN, KATANA = SUBJECTS["shogun"].options, SUBJECTS["katana"].options

# Tables of SHOGUN by their modules, nine of each; those of SHOGUN NO KATANA by the number of players.
SHARES = {
    "-".join(modules): (shogun_v0, [options for options in SHOGUN if options["modules"] == modules])
    for modules in SUBSETS
} | {
    f"katana-{players}": (katana_v0, [options for options in KATANA if options["players"] == players])
    for players in (1, 2, 3, 4)
}
every_option = pytest.mark.parametrize(("environments", "tables"), SHARES.values(), ids=SHARES)


@pytest.fixture(autouse=True)
def _only_known_warnings() -> object:
    """Observations are dictionaries with a mask, as in PettingZoo's own board games."""
    known = (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for message in known:
            warnings.filterwarnings("ignore", message=message)
        yield


@every_option
def test_in_turn(environments: ModuleType, tables: list[Options], capsys: pytest.CaptureFixture[str]) -> None:
    for options in tables:
        api_test(environments.env(**options), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed API test") == len(tables) > 0


@every_option
def test_at_once(environments: ModuleType, tables: list[Options], capsys: pytest.CaptureFixture[str]) -> None:
    for options in tables:
        parallel_api_test(environments.parallel_env(**options), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed Parallel API test") == len(tables) > 0


@every_option
def test_the_same_seed_gives_the_same_game(environments: ModuleType, tables: list[Options]) -> None:
    for options in tables:
        seed_test(lambda options=options: environments.env(**options), num_cycles=CYCLES)
        parallel_seed_test(lambda options=options: environments.parallel_env(**options), num_cycles=CYCLES)
        first, second = environments.env(**options), environments.env(**options)
        first.reset(seed=1)
        second.reset(seed=2)
        assert (first.last()[0]["observation"] != second.last()[0]["observation"]).any()


@pytest.mark.parametrize(
    ("environments", "options"),
    [
        pytest.param(environments, options, id=name_of(options))
        for environments, tables in ((shogun_v0, SHOGUN), (katana_v0, KATANA))
        for options in (tables[0], tables[-1])
    ],
)
def test_whole_games(environments: ModuleType, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    """More cycles than a game has, so that ends and rewards are tested as well."""
    api_test(environments.raw_env(**options), num_cycles=300)
    parallel_api_test(environments.parallel_env(**options), num_cycles=1000)
    assert "Passed API test\nPassed Parallel API test" in capsys.readouterr().out


def test_no_table_is_left_out() -> None:
    tested = [len(tables) for _, tables in SHARES.values()]
    assert tested == [9] * len(SUBSETS) + [2] * 4
    assert sum(tested) == len(SHOGUN) + len(KATANA)
