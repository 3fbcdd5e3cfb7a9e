"""Whatever is wrong: one line on stderr, exit code 2, nothing printed, nothing half written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bakufu.kernel.chance import Rng
from bakufu.shogun.modules.names import NAMES
from tests.cli.records import as_json, as_text, played
from tests.cli.running import Person, Ran, run


def refused(ran: Ran) -> str:
    """The one line, after checking that it is one and that nothing else happened."""
    assert ran.code == 2, ran
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("bakufu: ")
    assert "Traceback" not in lines[0]
    return lines[0].removeprefix("bakufu: ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("plya",), "no such command 'plya'; did you mean play?"),
        (("play", "--nonsense"), "no such option '--nonsense'; "),
        (("play", "--terminal", "--players", "7"), "players is 7; expected 3, 4, 5"),
        (("play", "--players", "many"), "--players: 'many' isn't a whole number"),
        (("play", "--side", "dark"), "'dark' isn't one of 'sun', 'moon'"),
        (("play", "--terminal", "--side", "moon", "--setup", "fixed"), "use 'claim' on the moon side"),
        (("play", "--terminal", "--seat", "4", "--players", "3"), "--seat is 4; expected 1 to 3"),
        (("play", "--terminal", "--bots", "genius"), "unknown bot 'genius'; expected one of: "),
        (("play", "--terminal", "--bots", "random,random"), "--bots has 2 levels; expected one for all, or 3"),
        (("play", "--terminal", "--seed", " "), "a seed is a word or a number"),
        (("play", "--terminal", "--seed", "a\nb"), "a seed is a word or a number"),
        (("play", "--terminal", "--record", "/nowhere/at/all.txt"), "there is no folder /nowhere/at"),
        (("play", "--terminal", "--resume", "missing.txt"), "missing.txt: No such file"),
        (("simulate", "--games", "0"), "--games: 0 isn't in the range"),
        (("simulate", "--modules", "curt"), "unknown module 'curt'; did you mean court?"),
        (("simulate", "--modules", "court,tea"), f"unknown module 'tea'; expected one of: {', '.join(NAMES)}"),
        (("simulate", "--modules", "court,"), f"unknown module ''; expected one of: {', '.join(NAMES)}"),
        (("play", "--modules", "court"), "--modules"),
        (("simulate", "--game", "go"), "'go' isn't one of 'shogun', 'katana'"),
        (("simulate", "--rooms", "first"), "--rooms isn't an option of shogun; expected one of: --players, --side"),
        (("replay",), "missing FILE; see bakufu replay --help"),
        (("replay", "missing.txt"), "missing.txt: No such file"),
        (("verify", "missing.txt"), "missing.txt: No such file"),
        (("facts", "--facts", "missing.toml"), "missing.toml: No such file"),
        (("odds",), "missing --attackers"),
        (("serve", "--limit", "gests=3"), "unknown limit 'gests'; did you mean guests?"),
        (("serve", "--limit", "guests"), "guests isn't a limit; expected NAME=N with N from 1 to 1,000,000,000"),
        (("serve", "--limit", "guests=0"), "guests=0 isn't a limit; expected NAME=N"),
        (("serve", "--limit", "guests=" + "9" * 5000), "isn't a limit; expected NAME=N"),
        (("odds", "--attackers", "0"), "--attackers: 0 isn't in the range"),
        (("odds", "--attackers", "4", "--revolt", "2"), "--revolt goes with --defenders"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_words_on_the_command_line(args: tuple[str, ...], said: str) -> None:
    assert said in refused(run(*args, keyboard=Person()))


@pytest.mark.parametrize(
    "command", [("verify",), ("replay",), ("play", "--terminal", "--resume")], ids=lambda words: words[0]
)
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x00\xff\xfe\x80", "not a text file"),
        (b"", "not a record: the first line should read 'Bakufu record 1'"),
        (b"hello", "not a record"),
        (b"{", "the record is damaged at line 1"),
        (b"{}", "the record is damaged"),
        (b'{"bakufu": 99}', "the record has version 99; expected 1"),
        (b"Bakufu record 99\n", "the record has version 99; expected 1"),
        (b"Bakufu record 1\ngame shogun\n", "the record has no moves"),
        (b"Bakufu record 1\ngame chess\nfacts x\nseed 1\nmoves\n1 Kai\n", "unknown game 'chess'"),
        (b"[" * 100_000, "not a record"),
        (b'{"bakufu":' + b"[" * 100_000, "the record is damaged"),
    ],
    ids=lambda value: repr(value[:24]) if isinstance(value, bytes) else "",
)
def test_damaged_records(command: tuple[str, ...], content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(content)
    line = refused(run(*command, path))
    assert line.startswith(str(path))
    assert said in line


def damaged(change: dict[str, object]) -> str:
    return json.dumps({**json.loads(as_json(played())), **change})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "8"}, "refused by the rule"),
        ({"moves": [[0, 121]]}, "move 1 of the record is refused by the rule table.no-such-move"),
        ({"moves": [[7, 0]]}, "move 1 of the record is refused by the rule table.not-awaited"),
        ({"moves": [[0]]}, "the record is damaged"),
        ({"moves": [[0, 1e999]]}, "the record is damaged"),
        ({"moves": "Kai"}, "the record is damaged"),
        ({"options": {"players": 9}}, "the record's options aren't valid: players is 9; expected 3, 4, 5"),
        ({"options": {"speed": 9}}, "unknown option 'speed'"),
        ({"options": 3}, "the record is damaged"),
        ({"result": [1, 2, 3]}, "but [1, 2, 3] were recorded"),
        ({"result": None}, "the record has no result"),
        ({"facts": "0"}, "played with different component data"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"fairness": {"commitment": "x", "secret": "y", "entropy": []}}, "doesn't match the commitment"),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_records_that_claim_too_much(change: dict[str, object], said: str, tmp_path: Path) -> None:
    path = tmp_path / "claims.json"
    path.write_text(damaged(change))
    assert said in refused(run("verify", path))


def test_any_damage_is_told_in_one_line_or_does_no_harm(tmp_path: Path) -> None:
    """Random cuts and changes to records of both notations."""
    rng = Rng(1, "damage")
    path = tmp_path / "record"
    for text in (as_text(played("claim", 25)), as_json(played("claim", 25))):
        for _ in range(30):
            at = rng.below(len(text))
            letters = ["", "{", "9", "-1", "Kai ", "\n", '"', "é", "[]", "null"][rng.below(10)]
            path.write_text(text[:at] + letters + text[at + rng.below(12) :], encoding="utf-8")
            for command in ("verify", "replay"):
                ran = run(command, path)
                if ran.code:
                    refused(ran)


FACTS = [
    ("price = 3", "price must be like"),
    ("[price]\ncastel = 3", "unknown fact price.castel; did you mean castle?"),
    ('[price]\ncastle = "dear"', "price.castle must be like 3, not"),
    ("[price]\ncastle = -1", "price.castle is -1; expected "),
    ("[price", "invalid TOML"),
    ("[province.Kai]\nsun = 'pink'", "province.Kai.sun is 'pink'; expected one of: brown"),
    ("[box]\nchests = 1", "box.chests is 1"),
]


@pytest.mark.parametrize(("content", "said"), FACTS, ids=[content for content, _ in FACTS])
@pytest.mark.parametrize(
    "command", [("facts",), ("play", "--terminal"), ("odds", "--attackers", "2")], ids=lambda words: words[0]
)
def test_facts_with_a_typing_error(command: tuple[str, ...], content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content)
    assert said in refused(run(*command, "--facts", path, keyboard=Person()))


@pytest.mark.parametrize(
    "content", ["[players.4]\ngroups = ['a']", "[price]\ncastle = 1979-05-27", "[border]\nland = [1]"]
)
def test_facts_of_the_wrong_kind_inside_a_list(content: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content)
    line = refused(run("facts", "--facts", path))
    assert "mine.toml" in line or content[1:].partition("]")[0] in line


@pytest.mark.parametrize(
    "command", [("verify",), ("replay",), ("facts", "--facts"), ("play", "--terminal", "--record")]
)
def test_a_folder_is_no_file(command: tuple[str, ...], tmp_path: Path) -> None:
    assert str(tmp_path) in refused(run(*command, tmp_path, keyboard=Person()))


def test_a_record_of_other_facts_is_not_told_wrong(tmp_path: Path) -> None:
    mine, record = tmp_path / "mine.toml", tmp_path / "game.txt"
    mine.write_text("[price]\ncastle = 2\n")
    record.write_text(as_text(played()))
    assert "pass it with --facts" in refused(run("verify", record, "--facts", mine))
    assert "pass it with --facts" in refused(run("replay", record, "--facts", mine))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--from", "99999"), "none of them between 99999 and"),
        (("--from", "9", "--to", "4"), "none of them between 9 and 4"),
        (("--from", "0"), "--from: 0 isn't in the range"),
        (("--seat", "4"), "--seat is 4; expected 1 to 3"),
        (("--notation", "morse"), "'morse' isn't one of 'text', 'json'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_parts_of_a_game_that_are_not_there(args: tuple[str, ...], said: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(as_text(played()))
    assert said in refused(run("replay", record, *args))


def test_a_record_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bakufu.cli import files

    def no_space(source: str, target: object) -> None:
        raise OSError(28, "No space left on device")

    record = tmp_path / "game.txt"
    record.write_text("precious")
    monkeypatch.setattr("os.replace", no_space)
    with pytest.raises(files.BadFile, match=r"can't write .*: No space left on device"):
        files.write_whole(record, "new")
    assert record.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
