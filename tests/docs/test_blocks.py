"""Every block of the README and the handbook, and every example of the help, does what it is there for."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

import bakufu
from bakufu.bots import make
from bakufu.cli.main import root_command
from bakufu.cli.parser.command import NAMES
from bakufu.cli.parser.examples import EXAMPLES
from bakufu.kernel.fairness import Fairness, Receipt, fingerprint
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.receipt import receipt_to_json
from bakufu.kernel.records.recorder import Recorder
from tests.docs.blocks import PAGES, ROOT, Block, blocks, inline
from tests.docs.reader import NOT_HERE, Reader
from tests.server.conftest import postgres  # noqa: F401 - a fixture

# Pages whose blocks belong together so closely that they have a test of their own.
ELSEWHERE = {"docs/protocol.md": "tests/server/socket/test_protocol_examples.py"}
# What bash cannot read is asked for, at least.
OF_ANOTHER_SHELL = {'eval "$(bakufu completion zsh)"': "bakufu completion zsh"}
# Variables that nginx has by itself.
NGINX = {"binary_remote_addr", "host", "http_upgrade", "remote_addr", "request_id", "scheme", "uri"}
SHOWN = {"", "text"}  # nothing to run, nothing to read by rules


def as_json(text: str) -> None:
    """One value, or several of them one after the other: messages as they are sent."""
    rest = text.strip()
    while rest:
        _, end = json.JSONDecoder().raw_decode(rest)
        rest = rest[end:].lstrip()


def as_nginx(text: str) -> None:
    """Braces that match, and nothing but statements that end."""
    bare = re.sub(r"#[^\n]*", "", text)
    # A pattern may hold braces and semicolons of its own; nginx wants it in quotes then, and ours holds none.
    assert re.fullmatch(r"(?:[^{};]*(?:[{;]|(?<=[;{}\s])\}))*\s*", bare), "a statement without its end"
    depth = 0
    for sign in re.findall(r"[{}]", bare):
        depth += 1 if sign == "{" else -1
        assert depth >= 0, "a brace too many"
    assert depth == 0, "a brace is missing"
    made = set(re.findall(r"map \$\w+ \$(\w+)", bare)) | set(re.findall(r"\(\?<(\w+)>", bare))
    assert set(re.findall(r"\$(\w+)", bare)) <= made | NGINX, "a variable that nobody has made"


class Unit(configparser.RawConfigParser):
    """In units of systemd, small and capital letters differ."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def as_unit(text: str) -> None:
    """A unit of systemd: its sections, and a command that the program takes."""
    unit = Unit(strict=False)
    unit.read_string(text)
    assert set(unit.sections()) <= {"Unit", "Service", "Install", "Timer"}
    for section in unit.sections():
        if "ExecStart" in unit[section]:
            taken(shlex.split(unit[section]["ExecStart"]))


READ: dict[str, Callable[[str], Any]] = {
    "json": as_json,
    "toml": tomllib.loads,
    "yaml": yaml.safe_load,
    "nginx": as_nginx,
    "ini": as_unit,
}
TYPED = {"sh", "python"}


@pytest.fixture
def reader(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Reader]:
    reader = Reader(tmp_path, lambda: str(request.getfixturevalue("postgres").new_database()))
    record, receipt = a_game()
    (tmp_path / "game.json").write_text(record, encoding="utf-8")
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "1.json").write_text(record, encoding="utf-8")
    (tmp_path / "receipt.json").write_text(receipt, encoding="utf-8")
    yield reader
    reader.leaves()


def a_game() -> tuple[str, str]:
    """The record of a whole game and a receipt, as somebody may have brought them home."""
    fairness = Fairness(fingerprint("handbook"), "handbook", ("own", "", ""))
    sealed = tuple(fingerprint(text) for text in fairness.entropy)
    recorder = Recorder(bakufu.load("shogun"), {"players": 3}, fairness.seed())
    players = [make("shogun", "random", seat) for seat in range(3)]
    while awaited := recorder.game.to_move(recorder.state):
        recorder.play(awaited[0], players[awaited[0]].decide(recorder.game.view(recorder.state, awaited[0])))
    receipt = Receipt("table", fairness.commitment, sealed, 0, "own", 0, 1)
    return to_json(replace(recorder.record(), fairness=fairness)), receipt_to_json(receipt)


def taken(words: list[str]) -> None:
    """A command with all its words, up to the point where it would begin."""
    name = words[1] if len(words) > 1 else ""
    context = root_command.make_context("bakufu", [], resilient_parsing=True)
    command = root_command.get_command(context, name) if isinstance(root_command, click.Group) else None
    assert command is not None, f"there is no command {name!r}"
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    for word in words[2:]:
        if word.startswith("--"):
            assert word.partition("=")[0] in known | {"--help"}, f"bakufu {name} takes no {word}"


ALL = [block for page in PAGES for block in blocks(page)]


@pytest.mark.parametrize("block", ALL, ids=[block.where for block in ALL])
def test_a_block_says_what_it_is_and_can_be_read(block: Block) -> None:
    assert block.language in {*READ, *TYPED, *SHOWN}, f"{block.where}: who checks {block.language}?"
    if block.language in READ:
        READ[block.language](block.text)


WITH_COMMANDS = [page for page in PAGES if any(block.language in TYPED for block in blocks(page))]
HERE = [page for page in WITH_COMMANDS if page.relative_to(ROOT).as_posix() not in ELSEWHERE]


@pytest.mark.parametrize("page", HERE, ids=[str(page.relative_to(ROOT)) for page in HERE])
def test_a_reader_can_follow_a_page_from_top_to_bottom(page: Path, reader: Reader) -> None:
    for number, block in enumerate(blocks(page)):
        if block.title:
            (reader.folder / block.title).write_text(block.text, encoding="utf-8")
        if block.language == "python":
            file = reader.folder / (block.title or f"block{number}.py")
            file.write_text(block.text, encoding="utf-8")
            reader.runs(["python", str(file)])
        if block.language == "sh":
            for command in block.commands():
                reader.types(command)


@pytest.mark.parametrize("page", ELSEWHERE)
def test_what_is_run_elsewhere_is_run_there(page: str) -> None:
    assert ROOT / page in WITH_COMMANDS
    assert "def test_" in (ROOT / ELSEWHERE[page]).read_text(encoding="utf-8")


def test_every_example_of_the_help_can_be_typed(reader: Reader) -> None:
    """Those that no page shows; what a page shows is typed there."""
    for block in ALL:
        if block.title:
            (reader.folder / block.title).write_text(block.text, encoding="utf-8")
    (reader.folder / ".config/fish/completions").mkdir(parents=True)
    shown = {bare(command) for block in ALL if block.language == "sh" for command in block.commands()}
    examples = [command for name in ("bakufu", *NAMES) for command in EXAMPLES[name]]
    left = [command for command in examples if command not in shown]
    assert 0 < len(left) < len(examples)
    for command in left:
        reader.types(OF_ANOTHER_SHELL.get(command, command))


def bare(command: str) -> str:
    """Without the folder of the program and the comment behind it."""
    return re.sub(r"\s+# .*$", "", command).removeprefix(".venv/bin/")


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_commands_within_sentences_exist(page: Path) -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for code in inline(page):
        words = code.split()
        if words[0] == "make" and len(words) > 1:
            assert words[1] in targets, code
        if words[0] == "bakufu" and len(words) > 1 and words[1] in NAMES:
            taken(words)


def test_what_is_not_run_here_has_a_reason_and_is_somewhere() -> None:
    first = {shlex.split(command)[0] for block in ALL if block.language == "sh" for command in block.commands()}
    assert "make" in first & set(NOT_HERE)
    assert all(NOT_HERE.values())
