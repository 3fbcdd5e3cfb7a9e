"""Puzzles: the next one for you, and whether an answer is right."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from bakufu.puzzles.progress import Progress
from bakufu.server.http.access import AnyRequest, language_of, owner_of, person_of
from bakufu.server.http.problems import may_refuse
from bakufu.server.http.table_routes import TheService
from bakufu.server.people.identity import Person
from bakufu.server.service import Service
from bakufu.table import puzzling
from bakufu.table.puzzling import PuzzleState, PuzzleVerdict
from bakufu.table.refusal import Refusal

LONGEST = 4  # moves of an answer
Theme = Annotated[str, QueryParameter(max_length=32, description="Only puzzles about this.")]
Level = Annotated[str, QueryParameter(max_length=32, description="Only easy, medium or hard ones.")]


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The moves of an answer, by their numbers."""

    moves: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=4095)]], msgspec.Meta(min_length=1, max_length=LONGEST)]


async def _progress(service: Service, person: Person | None, game: str) -> Progress:
    """Nothing is stored of somebody without a name."""
    puzzling.puzzles_of(game)
    return Progress() if person is None else await service.puzzle_scores.of(person.id, game)


@get("/api/games/{game:str}/puzzles", responses=may_refuse(400, 404, 429))
async def puzzles(
    request: AnyRequest, service: TheService, game: FromPath[str], theme: Theme = "", level: Level = ""
) -> PuzzleState:
    """The next puzzle for you: near your rating, and one that you haven't tried."""
    person = await person_of(request, service.identity)
    progress = await _progress(service, person, game)
    puzzling.chosen(game, progress, theme, level)  # refuses unknown ones
    owner = owner_of(request, person)
    thinking = service.registry.thinking
    return await thinking.away(owner, puzzling.state_of, game, progress, theme, level, language_of(request))


@post("/api/games/{game:str}/puzzles/{name:str}", status_code=200, responses=may_refuse(400, 404, 429))
async def answer(
    request: AnyRequest, service: TheService, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """Answer a puzzle. Only your first answer counts for your rating and your streak."""
    person = await person_of(request, service.identity)
    puzzle = puzzling.find(game, name)
    progress = await _progress(service, person, game)
    owner = owner_of(request, person)
    moves, thinking = tuple(data.moves), service.registry.thinking
    judged = await thinking.away(owner, puzzling.verdict, puzzle, moves, progress, language_of(request))
    if judged is None:
        raise Refusal("bad-answer")
    found, after = judged
    if person is not None and after != progress:
        await service.puzzle_scores.keep(person.id, game, after)
    return found


ROUTES = [puzzles, answer]
