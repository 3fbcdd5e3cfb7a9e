"""Puzzles on one device: its storage keeps how each person does."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bakufu.edition.asked import Asked
from bakufu.puzzles.progress import Progress, progress_in
from bakufu.table import puzzling
from bakufu.table.refusal import Refusal

if TYPE_CHECKING:
    from bakufu.edition.host import Host


def _key(asked: Asked) -> str:
    return f"puzzles/{asked.person}/{asked.path['game']}"


async def _progress(host: Host, asked: Asked) -> Progress:
    puzzling.puzzles_of(asked.path["game"])
    found: list[str] = json.loads(await host.shelf.storage.read(_key(asked)))
    return progress_in(found[0] if found else None)


async def puzzles(host: Host, asked: Asked) -> object:
    progress = await _progress(host, asked)
    theme, level = asked.query.get("theme", ""), asked.query.get("level", "")
    return puzzling.state_of(asked.path["game"], progress, theme, level, asked.language)


async def answer(host: Host, asked: Asked) -> object:
    game, moves = asked.path["game"], asked.body.get("moves")
    puzzle = puzzling.find(game, asked.path["name"])
    if not isinstance(moves, list) or not all(isinstance(move, int) for move in moves):
        raise Refusal("bad-request")
    progress = await _progress(host, asked)
    judged = puzzling.verdict(puzzle, tuple(moves), progress, asked.language)
    if judged is None:
        raise Refusal("bad-answer")
    found, after = judged
    if after != progress:
        await host.shelf.storage.write("{}", json.dumps({_key(asked): after.as_json()}))
    return found
