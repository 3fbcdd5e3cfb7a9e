"""Facts of a module that cannot be played are refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakufu
from bakufu import BadFacts


@pytest.mark.parametrize(
    ("module", "lines", "why"),
    [
        ("chambers", "drawn = 7", "chambers.drawn is 7; expected 1 to 6"),
        ("chambers", "markers = -1", "chambers.markers is -1; expected 0 or more"),
        ("chambers", "rows = [1, 2, 3]", "chambers.rows is [1, 2, 3]; expected 6 numbers of at least 1"),
        (
            "chambers",
            "columns = [1, 1, 2, 2, 3, 0]",
            "chambers.columns is [1, 1, 2, 2, 3, 0]; expected 6 numbers of at least 1",
        ),
        ("samurai", "regions = 6", "samurai.regions is 6; expected 1 to 5"),
        ("samurai", "rice = [0, 1]", "samurai.rice is [0, 1]; expected 3 numbers of at least 0"),
        (
            "samurai",
            "chests = [0, 4, 6]\narmies = [0, 2, 3]",
            "samurai offers nothing at number 1; expected at least one value above 0",
        ),
    ],
)
def test_facts_that_cannot_be_played_are_refused(tmp_path: Path, module: str, lines: str, why: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(f"[{module}]\n{lines}\n")
    with pytest.raises(BadFacts) as error:
        bakufu.load("shogun", mine)
    assert str(error.value) == why
