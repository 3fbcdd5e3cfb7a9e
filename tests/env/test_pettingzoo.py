"""PettingZoo's own tests, for every option there is: 3 to 5 players, both sides, both set-ups, all sets of modules."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from bakufu.env import shogun_v0
from tests.properties.random_play import EVERY, SUBSETS, Options

CYCLES = 12  # of all seats; whole games are played below

every_set_of_modules = pytest.mark.parametrize("modules", SUBSETS, ids=lambda modules: "-".join(modules) or "none")


def options_with(modules: list[str]) -> list[Options]:
    chosen = [options for options in EVERY if options["modules"] == modules]
    assert len(chosen) == 9
    return chosen


@pytest.fixture(autouse=True)
def _only_known_warnings() -> object:
    """Observations are dictionaries with a mask, as in PettingZoo's own board games, and nothing is drawn."""
    known = (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Environment has not defined a render",
        "Action mask numpy array is all zeros",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for message in known:
            warnings.filterwarnings("ignore", message=message)
        yield


@every_set_of_modules
def test_in_turn(modules: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    tables = options_with(modules)
    for options in tables:
        api_test(shogun_v0.env(**options), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed API test") == len(tables)


@every_set_of_modules
def test_at_once(modules: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    tables = options_with(modules)
    for options in tables:
        parallel_api_test(shogun_v0.parallel_env(**options), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed Parallel API test") == len(tables)


@every_set_of_modules
def test_the_same_seed_gives_the_same_game(modules: list[str]) -> None:
    for options in options_with(modules):
        seed_test(lambda options=options: shogun_v0.env(**options), num_cycles=CYCLES)
        parallel_seed_test(lambda options=options: shogun_v0.parallel_env(**options), num_cycles=CYCLES)
        first, second = shogun_v0.env(**options), shogun_v0.env(**options)
        first.reset(seed=1)
        second.reset(seed=2)
        assert (first.last()[0]["observation"] != second.last()[0]["observation"]).any()


@pytest.mark.parametrize("options", [EVERY[0], EVERY[-1]], ids=["smallest", "largest"])
def test_whole_games(options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    """More cycles than a game has, so that ends and rewards are tested as well."""
    api_test(shogun_v0.raw_env(**options), num_cycles=300)
    parallel_api_test(shogun_v0.parallel_env(**options), num_cycles=1000)
    assert "Passed API test\nPassed Parallel API test" in capsys.readouterr().out
