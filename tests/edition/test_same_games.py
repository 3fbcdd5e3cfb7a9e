"""The same game comes of the same choices, wherever it is played: on the server, by the edition's Python here, and by
the same Python inside Pyodide. Records, views and messages are compared step by step."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bakufu.edition import messages
from bakufu.edition.bundle import bundle
from bakufu.server.socket import protocol
from bakufu.server.tables import hindsight_jobs
from bakufu.table.entries import Kind
from bakufu.table.projection import snapshot_for
from bakufu_client import FOLDER
from tests.edition import pages
from tests.edition.pages import KINDS, SECRET, Page, a_host
from tests.nightly import NIGHTLY
from tests.server.rooms import Immediate, room

ROOT = Path(__file__).parents[2]
IN_PYODIDE = 200 if NIGHTLY else 2


def node() -> str:
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web/build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return str(build.Node.find().node)


def in_pyodide(folder: Path, first: int, after: int) -> tuple[list[str], list[str]]:
    """Digests of games, and the modules of the standard library that the browser would have to compile."""
    archive = folder / "bakufu.zip"
    archive.write_bytes(bundle())
    script = Path(__file__).with_name("play.mjs")
    (library,) = FOLDER.glob("assets/pyodide-*/python_stdlib.zip")
    command = [node(), str(script), str(library), str(archive), pages.__file__, str(first), str(after)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    games, compiled = json.loads(done.stdout.splitlines()[-1])
    return games, compiled


def test_games_in_pyodide_are_those_played_here(tmp_path: Path) -> None:
    games, compiled = in_pyodide(tmp_path, 0, IN_PYODIDE)
    assert games == pages.played(0, IN_PYODIDE)
    assert compiled == [], "web/library.mjs names what is imported"


@pytest.mark.parametrize("kind", [0, 2])
def test_bots_play_on_the_server_as_in_the_edition(tmp_path: Path, kind: int) -> None:
    """With the same secret and the same contributions: the log is the same, entry by entry."""
    game, options, bots = KINDS[kind]

    async def on_the_server() -> list[Any]:
        async with room(f"sqlite:///{tmp_path / 'bakufu.sqlite'}") as there:
            there.service.starting.new_secret = lambda: SECRET
            there.service.registry.thinking.bots.use(Immediate(), 1000)
            table, _ = await there.table(bots, 1, game=game, options=options)
            live = await there.live(table)
            await there.service.registry.act(live, Kind.AWAY, 0, {"why": "resigned"})
            await there.bots_done(live)
            return [(entry.kind, entry.seat, entry.data, entry.by) for entry in await there.log(table)]

    async def in_the_edition() -> list[Any]:
        page = Page(a_host())
        await page.sit(game, options, bots)
        await page.bots_done()
        await page.command("resign")
        await page.bots_done()
        found = await page.host.shelf.entries(page.table)
        return [(entry.kind, entry.seat, entry.data, entry.by) for entry in found]

    theirs, ours = asyncio.run(on_the_server()), asyncio.run(in_the_edition())
    assert moved(theirs) == moved(ours)
    assert len(theirs) > 20


def moved(log: list[Any]) -> list[Any]:
    """Whoever decides at the same time may do so in any order: plans are compared as sets."""
    return sorted(map(repr, log))


@pytest.mark.parametrize("kind", [0, 2])
def test_messages_and_answers_are_those_of_the_server(kind: int) -> None:
    async def play() -> None:
        page = Page(a_host())
        await page.sit(*KINDS[kind])
        await page.play_on(random.Random(5))
        past = await page.host.tables.past(await page.host.tables.find(page.table))
        for seat in (None, 0, 1):
            told = await page.of_table(f"history?as={seat}") if seat is not None else None
            if told is not None:
                assert told == json.loads(hindsight_jobs.history(past, seat))
        assert await page.of_table("log") == json.loads(hindsight_jobs.log(past, 0, 0))
        assert await page.of_table("chronicle") == json.loads(hindsight_jobs.chronicle(past))
        said = [message for message in page.heard if message["type"] == "step"]
        shown = json.loads(hindsight_jobs.history(past, 0))["steps"]
        assert said == shown
        live = page.host.tables.live[page.table]
        assert snapshot_for(live.fold, 0).whole() == live.view_for(0)

    asyncio.run(play())


def test_commands_are_those_of_the_protocol() -> None:
    tags = {kind.__struct_config__.tag for kind in protocol.Incoming.__args__}
    assert tags == {"hello", "lead", *messages.COMMANDS}, "on one device there is nobody to lead"
    assert messages.PROTOCOL == protocol.PROTOCOL
