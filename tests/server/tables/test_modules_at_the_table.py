"""Tables with modules: people who only follow hints play a whole game with bots, and forecasts know every space."""

from __future__ import annotations

import pytest

from bakufu.shogun.modules.court.numbers import OFFICIALS
from bakufu.shogun.modules.names import NAMES
from bakufu.table.entries import Kind
from tests.server.rooms import room

pytestmark = pytest.mark.anyio
OPTIONS = {"setup": "claim", "modules": list(NAMES)}


async def test_a_person_who_follows_every_hint_finishes_a_game_with_bots(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({1: "ashigaru", 2: "random"}, 1, options=OPTIONS, hints=True)
        live, registry = await here.live(table_id), here.service.registry
        asked = set()
        await here.bots_done(live)
        while not live.fold.over():
            game, state = live.fold.game, live.fold.state
            asked.add(game.view(state, 0).to_plain()["decision"])
            advice = await registry.thinking.advice("", live.fold, 0)
            assert len(advice["moves"]) == len(advice["reasons"])
            kind = Kind.SEAL if game.sealed(state) else Kind.MOVES
            if kind is Kind.SEAL:
                assert len(advice["moves"]) == state.setting.spaces
            await registry.act(live, kind, 0, {"moves": advice["moves"]})
            await here.bots_done(live)
        assert asked >= {"plan", "claim-with-leader", "move-leader", "take-chamber"}


async def test_a_forecast_has_the_spaces_of_the_court(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, _, _) = await here.table({}, 3, options={"modules": ["court"]})
        live = await here.live(table_id)
        found = await here.service.study.forecast(live, ann)
        assert found is not None
        assert list(found["spaces"])[-3:] == ["convert-3", "convert-2", "convert-1"]
        suruga = found["spaces"]["convert-3"]["Suruga"]
        # How many officials are left to send depends on the cubes that fell out of the tower's first load.
        enough = live.fold.state.module_rows[OFFICIALS][0] >= 3
        assert (suruga["ok"], suruga["armies"]) == ((True, -3) if enough else (False, 0))
        assert (suruga["text"] == "3 armies of Suruga become officials") == enough
        tray = found["spaces"]["convert-1"]["tower-1"]
        assert (tray["ok"], tray["rule"]) == (False, "court.too-few-in-the-tray")
        assert found["spaces"]["tax"]["tower-1"]["text"] == "skipped"
