"""The tower against the study it was fitted to: 42 simulated towers, each with a first load and 28 battles.

`study.csv` holds one line per simulated throw. The sampler replays the same throws many times; its means must lie
within the noise of the simulation's own means.
"""

import csv
import math
from collections import defaultdict
from pathlib import Path
from statistics import mean, stdev

import pytest

from bakufu import Rng
from bakufu.kernel.facts import shipped
from bakufu.shogun.box.tower import TowerLaw, inside, throw

REPEATS = 40
NEW, OLD = 0, 1
LAW = TowerLaw(shipped("bakufu.shogun.box").table["tower"])


def study() -> dict[str, list[dict[str, int]]]:
    chains = defaultdict(list)
    with Path(__file__).with_name("study.csv").open() as file:
        for row in csv.DictReader(file):
            chains[row["chain"]].append({key: int(value) for key, value in row.items()})
    return chains


def replayed(chain: list[dict[str, int]], rng: Rng) -> list[dict[str, int]]:
    """The same throws into our tower; what lay inside is painted in another colour before each."""
    shelves: list[list[int]] = [[], [], []]
    rows = []
    for row in chain:
        shelves = [[cube & ~7 | OLD for cube in shelf] for shelf in shelves]
        fallen = throw(LAW, shelves, [row["thrown"], 0, 0, 0, 0, 0], rng)
        held = sum(inside(shelves))
        rows.append({**row, "new_out": fallen[NEW], "old_out": fallen[OLD], "inside": held})
    return rows


@pytest.fixture(scope="module")
def towers() -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    physics, sampled = [], []
    rng = Rng(1)
    for chain in study().values():
        physics += chain
        for _ in range(REPEATS):
            sampled += replayed(chain, rng)
    return physics, sampled


def means_agree(physics: list[int], sampled: list[int], errors: float = 3.0) -> None:
    noise = stdev(physics) / math.sqrt(len(physics))
    assert abs(mean(sampled) - mean(physics)) < errors * noise, (mean(physics), mean(sampled), noise)


@pytest.mark.parametrize("load", [31, 38, 45])
def test_share_of_the_first_load_that_stays(
    towers: tuple[list[dict[str, int]], list[dict[str, int]]], load: int
) -> None:
    physics, sampled = (
        [row["inside"] for row in rows if row["throw"] == 0 and row["thrown"] == load] for rows in towers
    )
    means_agree(physics, sampled)
    assert 0.40 < mean(sampled) / load < 0.45


@pytest.mark.parametrize("thrown", [2, 3, 5, 8, 12, 16, 20])
@pytest.mark.parametrize("column", ["new_out", "old_out"])
def test_new_and_old_cubes_out_by_number_thrown(
    towers: tuple[list[dict[str, int]], list[dict[str, int]]], column: str, thrown: int
) -> None:
    physics, sampled = ([row[column] for row in rows if row["throw"] and row["thrown"] == thrown] for rows in towers)
    means_agree(physics, sampled)
    assert stdev(sampled) == pytest.approx(stdev(physics), rel=0.2)


@pytest.mark.parametrize("battles", [1, 2, 4, 8, 12, 16, 20, 24, 28])
def test_content_after_so_many_battles(towers: tuple[list[dict[str, int]], list[dict[str, int]]], battles: int) -> None:
    physics, sampled = ([row["inside"] for row in rows if row["throw"] == battles] for rows in towers)
    means_agree(physics, sampled)


def share_loose(survived: int) -> float:
    """How often a cube that withstood so many throws is knocked off the first shelf by the next."""
    rng = Rng(survived)
    loose = lying = 0
    for _ in range(3000):
        shelves = [[OLD] * 8, [], []]
        for _ in range(survived):
            shelves = [[cube for cube in shelves[0] if cube & 7 == OLD], [], []]
            throw(LAW, shelves, [8, 0, 0, 0, 0, 0], rng)
        shelves = [[cube for cube in shelves[0] if cube & 7 == OLD], [], []]
        before = len(shelves[0])
        throw(LAW, shelves, [8, 0, 0, 0, 0, 0], rng)
        stayed = sum(1 for cube in shelves[0] if cube & 7 == OLD and cube >> 3)
        lying += before
        loose += before - stayed
    return loose / lying


def test_old_cubes_get_firmer_with_age() -> None:
    fresh, older, oldest = share_loose(0), share_loose(3), share_loose(10)
    assert fresh > 1.25 * older
    assert older > 1.25 * oldest


def test_colour_never_matters() -> None:
    """One colour among thirty comes out as often whichever it is."""
    counts = [0] * 6
    rng = Rng(5)
    for _ in range(2000):
        shelves: list[list[int]] = [[], [], []]
        throw(LAW, shelves, [5] * 6, rng)
        fallen = throw(LAW, shelves, [2] * 6, rng)
        counts = [count + out for count, out in zip(counts, fallen, strict=True)]
    expected = sum(counts) / 6
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < 20.5  # 5 degrees of freedom: once in a thousand seeds


def test_no_cube_is_lost() -> None:
    rng = Rng(9)
    shelves: list[list[int]] = [[], [], []]
    held = [0] * 6
    for number in range(300):
        thrown = [rng.below(6) for _ in range(6)]
        fallen = throw(LAW, shelves, thrown, rng)
        held = [had + came - went for had, came, went in zip(held, thrown, fallen, strict=True)]
        assert inside(shelves) == held, number
