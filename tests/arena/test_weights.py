"""Weights as numbers: taken apart and put together, read from a file of one's own, written with all comments."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from bakufu.arena.entrants import entrant, usual_weights
from bakufu.arena.weights import BadWeights, as_toml, changed, numbers
from bakufu.bots.shogun.weighing import load_weights
from bakufu.kernel.errors import BadOption

OLD = load_weights("ashigaru")


def test_taken_apart_and_put_together() -> None:
    found = numbers(OLD)
    assert found["worth.tax"] == OLD.worth.tax
    assert found["worth.chest.2"] == OLD.worth.chest[2]
    assert changed(OLD, found) == OLD
    new = changed(OLD, {"worth.chest.2": 9.5, "danger.revolt": 600.4})
    assert new.worth.chest[2] == 9.5
    assert new.danger.revolt == 600
    assert {name for name, number in numbers(new).items() if number != found[name]} == {
        "worth.chest.2",
        "danger.revolt",
    }


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[worth]\ntax = 1\n")
    found = entrant("shogun", f"ashigaru@{mine}")
    assert found.weights == changed(OLD, {"worth.tax": 1.0})
    assert found.name == f"ashigaru@{mine}"
    assert getattr(found.bot("shogun", 1), "weights") == found.weights  # noqa: B009 - a bot promises nothing but to decide


def test_what_is_written_is_read_again_with_its_comments(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    new = changed(OLD, {"worth.tax": 0.1234, "worth.army.1": 0.5, "danger.revolt": 601})
    mine.write_text(as_toml("shogun", "ashigaru", new))
    assert entrant("shogun", f"ashigaru@{mine}").weights == new
    shipped = files("bakufu.bots.shogun").joinpath("weights", "ashigaru.toml").read_text(encoding="utf-8")
    assert re.findall("#.*", mine.read_text()) == re.findall("#.*", shipped) != []
    assert next(iter(tomllib.loads(mine.read_text()))) == "tower"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[worth]\ntacks = 1", "unknown weight 'worth.tacks'; did you mean worth.tax?"),
        ("[worth]\nchest = [1, 2, 3, 4, 5, 6, 7]", "unknown weight 'worth.chest.6'"),
        ("[worth]\ntax = 'much'", "worth.tax must be a number, not 'much'"),
        ("[worth]\ntax = true", "worth.tax must be a number, not True"),
        ("[worth", "invalid TOML"),
        (None, "No such file"),
    ],
)
def test_a_file_with_a_mistake(tmp_path: Path, content: str | None, said: str) -> None:
    mine = tmp_path / "mine.toml"
    if content is not None:
        mine.write_text(content)
    with pytest.raises(BadWeights) as error:
        entrant("shogun", f"ashigaru@{mine}")
    assert said in str(error.value)


def test_not_every_bot_has_weights() -> None:
    with pytest.raises(BadOption, match="random has no weights; expected ashigaru, samurai"):
        usual_weights("shogun", "random")
    with pytest.raises(BadOption, match="unknown bot 'ninja'"):
        usual_weights("shogun", "ninja")
