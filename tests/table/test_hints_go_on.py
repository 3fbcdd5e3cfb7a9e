"""Whoever asks for a hint in the season is advised by somebody who has seen the plan being laid: on a server, and in
the edition inside the browser."""

from __future__ import annotations

import asyncio
from typing import Any

import bakufu
from bakufu.bots import make
from bakufu.edition.tables import Tables
from bakufu.server.settings import Settings
from bakufu.server.tables.thinking import Thinking
from bakufu.shogun.rules.decision_kinds import MARCH_TO
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold, view_of_plan

GAME = bakufu.load("shogun")


class Asked:
    """Notes what a worker is given."""

    settings = Settings()
    seen = Thinking.seen
    advice = Thinking.advice

    def __init__(self) -> None:
        self.given: tuple[Any, ...] = ()

    async def away(self, owner: str, job: Any, *given: Any) -> Any:
        self.given = given

    async def do(self, job: Any, *given: Any) -> Any:
        self.given = given


def marching() -> tuple[Fold, int]:
    """The first march of a game of bots."""
    fold = Fold(GAME, {"players": 3}, "seed")
    bots = [make("shogun", "ashigaru", str(seat)) for seat in range(3)]
    while fold.state.decision != MARCH_TO:
        seat = fold.awaited()[0]
        state = fold.state.copy()
        sealed = GAME.sealed(state)
        moves: list[int] = []
        while not moves or (sealed and GAME.sealed(state) and seat in GAME.to_move(state)):
            moves.append(bots[seat].decide(GAME.view(state, seat)))
            GAME.play(state, seat, moves[-1])
        kind = Kind.SEAL if sealed else Kind.MOVES
        fold.apply(Entry(fold.seq + 1, kind, seat, {"moves": moves}, By.PLAYER, 1, f"{fold.seq}"))
    return fold, fold.awaited()[0]


def test_the_adviser_is_shown_what_the_seat_saw_when_it_planned() -> None:
    fold, seat = marching()
    planned = view_of_plan(fold, seat)
    assert planned is not None
    server, edition = Asked(), Asked()
    asyncio.run(server.advice("owner", fold, seat))  # type: ignore[misc]
    asyncio.run(Tables(None, edition, None, None).advice(fold, seat, ""))  # type: ignore[arg-type]
    for asked in (server, edition):
        assert asked.given[-2:] == ("", planned)
