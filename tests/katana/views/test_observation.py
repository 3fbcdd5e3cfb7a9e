"""Observations hold what views hold: all of it, since the view can be read back, and nothing more."""

from __future__ import annotations

from typing import Any

from bakufu.katana.box.components import FACE_DOWN, MOST_IN_THE_KATANA
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.rows import TABLE
from bakufu.katana.views.observation import Observer
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import LIST, NUMBER, STREAM, TUPLE, names, observed_numbers
from bakufu.kernel.stepping.observing import Page
from tests.env.reading import rows_of
from tests.katana.smiths import GAME, Options, Play, every_table
from tests.katana.table import JOHN, Table

Saved = dict[str, Any]

STRIDE = 10
IN_ANY_ORDER = ("used", "bought", "honors")  # of these an observation says which cards, not in which order they came
SAVED_AS = {row.name: row.saved for row in TABLE if row.saved}
PILES = ("pile", "market_deck", "honor_deck", "ghost_deck")


def read(page: Page, setting: Setting) -> tuple[int, Saved]:
    """The seat and its view, as `save` writes one down."""
    rows = rows_of(page)
    numbers = dict(zip(observed_numbers(TABLE), rows["numbers"], strict=True))
    saved: Saved = {name: rows[name] for name in names(TABLE, LIST) + names(TABLE, TUPLE) if name not in PILES}
    saved |= {name: numbers[name] for name in names(TABLE, NUMBER)}
    saved |= {name: [FACE_DOWN] * numbers[name] for name in PILES}
    signs = zip(rows["points"], rows["points_above"], rows["points_below"], strict=True)
    saved["points"] = [points + above - below for points, above, below in signs]
    for name in ("fresh", "used", "bought"):
        faces = setting.face_count
        copies = [rows[name][seat * faces : (seat + 1) * faces] for seat in range(setting.players)]
        saved[name] = [[face for face in range(faces) for _ in range(row[face])] for row in copies]
    saved["honors"] = [_where(rows["honors"], side) for side in range(setting.sides)]
    delivered = [_where(rows["delivered_by"], side) for side in range(setting.sides)]
    saved["washitsu"] = [sorted(swords, key=rows["delivered_as"].__getitem__) for swords in delivered]
    recipes = [rows["composition"][at : at + MOST_IN_THE_KATANA] for at in range(0, len(rows["composition"]), 7)]
    saved["composition"] = [[resource for resource in recipe if resource >= 0] for recipe in recipes]
    decks = zip(rows["decks"], rows["tops"], strict=True)
    saved["decks"] = [[FACE_DOWN] * (cards - 1) + [top] if cards else [] for cards, top in decks]
    return numbers["seat"], {SAVED_AS.get(name, name): value for name, value in saved.items()}


def _where(holders: list[int], side: int) -> list[int]:
    return [number for number, holder in enumerate(holders) if holder == side]


def expected(saved: Saved) -> Saved:
    """Without the chance to come, which no view has, and the rules version, which is not of the state."""
    known = {name: value for name, value in saved.items() if name not in (*names(TABLE, STREAM), "rules")}
    return known | {name: [sorted(row) for row in saved[name]] for name in IN_ANY_ORDER}


@every_table
def test_views_can_be_read_back_from_observations(options: Options) -> None:
    """So two views that differ in anything differ in their arrays. One observer writes for all seats, in any order."""
    play = Play(options, 61, riches=40)
    observer = Observer(play.state.setting)
    for state in play.looks(STRIDE):
        for seat in (*range(options["players"]), -1):
            observer.write(state, seat)
            known = GAME.view(state, None if seat < 0 else seat).known
            assert read(observer.page, state.setting) == (seat, expected(GAME.save(known)))


def test_deliveries_that_wait_can_be_read_back() -> None:
    """Seldom does anybody deliver within a delivery: here somebody does so twice, and all of it ends."""
    table = Table().complete(JOHN, 42, "3d").complete(JOHN, 1, "2c").complete(JOHN, 28, "1b").turn(JOHN)
    table.cards(JOHN, 3)  # with a benefit to pay for, one is asked between the lines
    observer = Observer(table.state.setting)
    waiting = []
    for pick in (
        "deliver-3d", "take-row", "deliver-2c", "take-column", "deliver-1b", "take-row", "take-column", "project",
        "take-row", "project", "take-column", "project",
    ):  # fmt: skip
        table.play(JOHN, pick)
        observer.write(table.state, JOHN)
        known = table.game.view(table.state, JOHN).known
        seen = read(observer.page, table.state.setting)
        assert seen == (JOHN, expected(table.game.save(known)))
        waiting.append(len(seen[1]["interrupted"]) // 2)
    assert (max(waiting), waiting[-1]) == (2, 0)


@every_table
def test_nothing_hidden_is_in_an_observation(options: Options) -> None:
    play = Play(options, 62)
    rng = Rng(62)
    mine, theirs = Observer(play.state.setting), Observer(play.state.setting)
    for state in play.looks(STRIDE):
        mine.write(state, 0)
        theirs.write(GAME.imagine(GAME.view(state, 0), rng), 0)
        assert mine.page.bytes == theirs.page.bytes


def test_points_and_riches_that_no_byte_holds() -> None:
    state = GAME.start({"players": 3}, 1)
    state.points = [300, -7, 4]
    state.coins = [999, 3, 255]
    observer = Observer(state.setting)
    observer.write(state, 0)
    saved = read(observer.page, state.setting)[1]
    assert saved["points"] == [300, -7, 4]
    assert saved["coins"] == [255, 3, 255]
