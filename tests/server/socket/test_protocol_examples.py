"""The examples of `docs/protocol.md` that can be run, run as they stand against a real server."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Houses
from tests.server.guests import Person
from tests.server.socket.page import blocks, section

pytestmark = pytest.mark.anyio
PATIENCE = 60  # seconds for one answer: the first that has to be reckoned waits for a process to start


def shape(value: Any) -> Any:
    """The keys and kinds of a value; null stands for anything."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(item) for item in value[:1]]
    return type(value).__name__ if value is not None else None


REQUEST = re.compile(r"^```sh\n(.*?)^```\n(?:(?:(?!```|^#).)*?^```json\n(.*?)^```)?", re.MULTILINE | re.DOTALL)


def filled_in(command: str, known: dict[str, str]) -> str:
    for name, value in known.items():
        command = command.replace(name, value)
    assert "$" not in command
    return command


def excerpt_of(shown: Any, answer: Any) -> bool:
    """Whether an answer holds what is shown of it: some entries of a mapping, but every field of an object."""
    if shown is None or answer is None:
        return True
    if not isinstance(shown, dict):
        return isinstance(answer, (int, float)) if isinstance(shown, (int, float)) else isinstance(answer, type(shown))
    innermost = not any(isinstance(value, dict) for value in shown.values())
    keys = set(shown) == set(answer) if innermost else set(shown) <= set(answer)
    return keys and all(excerpt_of(shown[key], answer[key]) for key in shown)


async def curl(command: str) -> Any:
    """Does what curl would do with these words."""
    method, headers, body, url = None, {}, None, ""
    given = iter(shlex.split(command.replace("\\\n", " "))[1:])
    for word in given:
        if word == "-X":
            method = next(given)
        elif word == "-H":
            name, _, value = next(given).partition(": ")
            headers[name] = value
        elif word == "-d":
            body = next(given)
        elif word != "-s":
            url = word
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
        answer = await client.request(method or ("POST" if body else "GET"), url, headers=headers, content=body)
    return answer.json()


async def test_the_requests(houses: Houses, new_sqlite: str) -> None:
    """In their order, as a reader would try them out; an answer that is shown has the shape of the real one."""
    house = await houses(new_sqlite).ready()
    known = {"$BAKUFU": house.url}
    answers = []
    text, _, closer = section("HTTP").partition("### Looking closer")
    for command, shown in REQUEST.findall(text):
        answer = await curl(filled_in(command, known))
        if shown:
            assert shape(answer) == shape(json.loads(shown))
        known |= {"$TOKEN": answer["token"]} if "token" in answer else {}
        known |= {"$TABLE": answer["id"]} if "id" in answer else {}
        answers.append(answer)
    me, unknown, card, found, refused, started, record = answers
    *looked, (lesson, _) = REQUEST.findall(closer)
    assert len(looked) == 4
    for command, shown in looked:
        assert excerpt_of(json.loads(shown), await curl(filled_in(command, known))), command
    assert (await curl(filled_in(lesson, known)))["lesson"] == "first-year"
    assert me["name"] == "Ann"
    assert unknown["code"] == "no-such-table"
    assert [table["id"] for table in found] == [card["id"]]
    assert refused["code"] == "already-seated"
    assert started["status"] == "running"
    partial = re.search(r'`(\{"bakufu": 1, "partial".*?\})`', section("HTTP"), re.DOTALL)
    assert partial
    assert sorted(record) == sorted(re.findall(r'"(\w+)"', partial[1]))
    described = (await curl(f"curl -s {house.url}/api/docs/openapi.json"))["paths"]
    assert "/api/tables/{table_id}/join" in described


async def test_the_whole_bot(houses: Houses, new_sqlite: str, tmp_path: Path) -> None:
    """The program on the page, run as it stands, plays a whole game."""
    house = await houses(new_sqlite).ready()
    (program,) = blocks("python")
    file = tmp_path / "bot.py"
    file.write_text(program)
    host = await Person("Host", house.url).arrive()
    card = await host.create(options={"players": 3}, seat=None, bots={"0": "random", "1": "random"})
    playing = asyncio.create_task(
        asyncio.to_thread(
            subprocess.run,
            [sys.executable, str(file), house.url, card["id"]],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    )
    async with asyncio.timeout(60):
        while (await host.get(f"/api/tables/{card['id']}"))["seats"][2]["name"] != "Example":
            assert not playing.done(), playing.result()
            await asyncio.sleep(0.05)
    await host.start(card)
    ended = await playing
    assert (ended.returncode, ended.stderr) == (0, "")
    finished = await host.get(f"/api/tables/{card['id']}")
    points = {row["seat"]: row["points"] for row in json.loads(ended.stdout)}
    assert [points[seat] for seat in range(3)] == finished["result"]
    assert finished["fairness"]["entropy"][2]
    record = await host.get(f"/api/tables/{card['id']}/record")
    whole = re.search(r'`(\{"bakufu": 1, "game".*?\})`', section("HTTP"), re.DOTALL)
    assert whole
    assert sorted(record) == sorted(re.findall(r'"(\w+)"', whole[1]))
    await host.leave()
