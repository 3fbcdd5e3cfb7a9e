"""Records of other rules at the command line: one line that names the version they need, and exit code 2."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.records import as_json, as_text, played
from tests.cli.running import Person, run
from tests.cli.test_bad_input import refused

OLD = Path(__file__).parents[1] / "old_records"
COMMANDS = [
    ("verify",),
    ("replay",),
    ("replay", "--moves"),
    ("replay", "--notation", "text"),
    ("replay", "--notation", "json"),
    ("play", "--terminal", "--resume"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("file", "game"), [("shogun-rules-1.json", "SHOGUN"), ("katana-rules-1.txt", "SHOGUN NO KATANA")]
)
def test_every_command_refuses_an_old_record_with_one_line(command: tuple[str, ...], file: str, game: str) -> None:
    line = refused(run(*command, OLD / file, keyboard=Person()))
    needs = f"this record needs version 1 of {game}'s rules; this program has version 2 (use Bakufu 0.1)"
    assert line == f"{OLD / file}: {needs}"


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_other_facts_do_not_hide_other_rules(command: tuple[str, ...], tmp_path: Path) -> None:
    """Corrected rules often come with corrected component data; naming a file of facts would not help."""
    path = tmp_path / "old.json"
    path.write_text(as_json(replace(played(), rules=1, facts="0" * 16)))
    assert "needs version 1 of SHOGUN's rules" in refused(run(*command, path, keyboard=Person()))


def test_the_line_is_in_the_language_of_the_reader() -> None:
    record = OLD / "shogun-rules-1.json"
    assert "braucht Version 1 der Regeln von SHOGUN;" in refused(run("--language", "de", "verify", record))
    assert "需要第1版SHOGUN规则；" in refused(run("--language", "zh", "replay", record))


def test_a_record_written_today_names_the_rules_version(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(as_text(played()))
    assert json.loads(run("replay", path, "--notation", "json").out)["rules"] == 2
    assert "\nrules 2\n" in run("replay", path, "--notation", "text").out
