"""Files that somebody made to do harm: one line says what is wrong, without traceback or commands to the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.records import as_json, as_text, played
from tests.cli.running import Ran, run

ESCAPE = "\x1b[31mred\x1b]0;owned\x07"
DIGITS = "9" * 5000
LEVELS = 100_000


def claims(**changed: object) -> bytes:
    return json.dumps({**json.loads(as_json(played("claim", 25))), **changed}).encode()


def says(old: str, new: str) -> bytes:
    text = as_text(played("claim", 25))
    assert old in text
    return text.replace(old, new).encode()


def vowed(word: object) -> bytes:
    return claims(fairness={"commitment": word, "secret": word, "entropy": [word]})


RECORDS = {
    "escape in the game": claims(game=ESCAPE),
    "escape in the seed": claims(seed=ESCAPE),
    "escape in the facts": claims(facts=ESCAPE),
    "escape in an option": claims(options={ESCAPE: 1}),
    "escape in the value of an option": claims(options={"side": ESCAPE}),
    "escape in the modules": claims(options={"modules": [ESCAPE]}),
    "escape in the fairness": vowed(ESCAPE),
    "escape in the origin": claims(branch_of={"table": ESCAPE, "seq": 1}),
    "escape in a line": says("seed 7", f"seed {ESCAPE}"),
    "escape in a move": as_text(played("claim", 25)).encode() + f"\n1 {ESCAPE}\n".encode(),
    "escape in the version": f"Bakufu record {ESCAPE}\n".encode(),
    "half a character in the seed": claims(seed="\ud800"),
    "half a character in the fairness": vowed("\ud800"),
    "nothing in the fairness": vowed(None),
    "a number in the fairness": vowed(5),
    "no number as a version": claims(bakufu=float("nan")),
    "a huge version of the rules": claims(rules=10**40),
    "a huge number of digits": b'{"bakufu": ' + DIGITS.encode() + b"}",
    "a huge number in a line": says("seed 7", f"rules {DIGITS}\nseed 7"),
    "a huge version in a line": b"Bakufu record " + DIGITS.encode(),
    "a digit of another kind": "Bakufu record ²\n".encode(),
    "a huge move": claims(moves=[[0, 10**30]]),
    "a huge seat": claims(moves=[[10**30, 0]]),
    "a move below zero": claims(moves=[[-1, -1]]),
    "players in a list": claims(options={"players": [3]}),
    "a huge number of players": claims(options={"players": 10**30}),
    "modules in a number": claims(options={"modules": 5}),
    "levels without end": b'{"bakufu": 1, "moves": ' + b"[" * LEVELS,
    "zeros": bytes(1000),
    "another encoding": "Bakufu record 1".encode("utf-16"),
}
TABLES = {
    "escape in the game": b'game = "\\u001b[31m"',
    "escape in a name": b'["\\u001b[31m"]\nx = 1',
    "escape in a value": b'[price]\ncastle = "\\u001b[31m"',
    "escape in the file": ESCAPE.encode(),
    "a list for the game": b"game = []",
    "no number": b"[price]\ncastle = nan",
    "a huge number": b"[price]\ncastle = " + DIGITS.encode(),
    "levels without end": b"a = " + b"[" * LEVELS,
    "names without end": b".".join([b"a"] * 5000) + b" = 1",
    "zeros": bytes(1000),
    "no text": b"\xff\xfe",
}


def harmless(ran: Ran, *told: str) -> None:
    """Refused in one line, of characters that can be seen."""
    assert ran.code == 2, ran
    assert ran.out == ""
    line = ran.err.removesuffix("\n")
    assert line.isprintable(), repr(line)
    assert len(line) < 1000
    assert all(word in line for word in told), line


@pytest.mark.parametrize("command", [("verify",), ("replay", "--notation", "text")], ids=lambda words: words[0])
@pytest.mark.parametrize("content", RECORDS.values(), ids=RECORDS)
def test_records(command: tuple[str, ...], content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(content)
    harmless(run(*command, file), "hostile")


def test_points_that_nobody_can_have(tmp_path: Path) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(claims(result=[10**400]))
    harmless(run("verify", file), "hostile")


@pytest.mark.parametrize("content", RECORDS.values(), ids=RECORDS)
def test_records_to_resume(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(content)
    harmless(run("play", "--terminal", "--resume", file))


@pytest.mark.parametrize("content", TABLES.values(), ids=TABLES)
def test_corrected_facts(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile.toml"
    file.write_bytes(content)
    for command in (("facts",), ("odds", "--attackers", "2"), ("simulate", "--games", "1")):
        harmless(run(*command, "--facts", file), "hostile.toml")


WEIGHTS = {
    name: content for name, content in TABLES.items() if name != "a list for the game"
}  # an empty one says nothing


@pytest.mark.parametrize("content", WEIGHTS.values(), ids=WEIGHTS)
def test_weights_of_a_bot(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile.toml"
    file.write_bytes(content)
    harmless(run("arena", "--games", "1", "--bots", f"samurai@{file},random,random"), "hostile.toml")


@pytest.mark.parametrize("content", [b"[" * LEVELS, b"[]", b"null", b"5", b"\xff", DIGITS.encode(), b'{"rules": {}}'])
@pytest.mark.parametrize("name", ["settings.json", "games.jsonl"])
def test_folders_of_a_contest(name: str, content: bytes, tmp_path: Path) -> None:
    given = ("arena", "--games", "1", "--jobs", "1", "--bots", "random,random,random", "--out", tmp_path)
    assert name == "settings.json" or run(*given).code == 0
    (tmp_path / name).write_bytes(content + b"\n")
    harmless(run(*given), str(tmp_path))


@pytest.mark.parametrize("content", [b"[" * 1000, ESCAPE.encode(), b"SQLite format 3\0" + bytes(500)])
def test_databases(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile.sqlite"
    file.write_bytes(content)
    harmless(run("backup", "--database", f"sqlite:///{file}", tmp_path / "copy"), "hostile.sqlite")
