"""What the full screen shows, read as text at several sizes: everything that matters, and nothing secret."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from bakufu.bots.levels import make
from bakufu.cli.terminal.advice import advised, hint_lines
from bakufu.cli.terminal.full.canvas import Area, Canvas, shortened
from bakufu.cli.terminal.full.palette import SIGNS
from bakufu.cli.terminal.full.question import keyed
from bakufu.cli.terminal.manifest import Terminal
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.shogun.picture.land import pixels
from bakufu.cli.terminal.shogun.picture.plan_question import PlanQuestion
from bakufu.cli.terminal.shogun.picture.province_map import SHORT
from bakufu.kernel.chance import Rng
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import COLOURS, PROVINCES
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import MARCH_TO
from bakufu.text.breaking import broken, width
from bakufu.text.renderer import Renderer
from tests.cli.terminal.full.seated import SIZES, Window, asked_of, framed, picture, seated

# Every size in English, and in the other languages the one with the least room.
WINDOWS = [*[(*size, "en") for size in SIZES], (*SIZES[0], "de"), (*SIZES[0], "zh")]
NEUTRAL = "·"


@cache
def at_table(game: str, language: str) -> Session[Renderer]:
    """In the middle of a game."""
    if game == "shogun":
        return seated(game, language, 150, players=5)
    return seated(game, language, 90, players=3)


def label(session: Session[Renderer], name: str, province: Json, named: bool) -> str:
    owner = province["owner"]
    called = session.renderer.name("province", name)
    short = called if session.renderer.catalogue.language == "zh" else SHORT.get(name, called[:3])
    sign = NEUTRAL if owner is None else SIGNS[COLOURS[owner]]
    armies = "" if owner is None else str(province["armies"])
    return f"{sign}{short if named else ''}{armies}{'!' if province['revolt_markers'] else ''}"


@pytest.mark.parametrize(("columns", "rows", "language"), WINDOWS)
def test_the_map_names_every_province_with_its_owner_and_armies(columns: int, rows: int, language: str) -> None:
    shogun = at_table("shogun", language)
    shown = "\n".join(picture(shogun, columns, rows))
    provinces = {name: one for name, one in plain(shogun.view())["provinces"].items() if one["in_play"]}
    if columns >= 160:
        for name, province in provinces.items():
            assert shogun.renderer.name("province", name) in shown
            assert label(shogun, name, province, named=True)[-1] in shown
    elif columns >= 100:
        missing = [name for name, one in provinces.items() if label(shogun, name, one, named=True) not in shown]
        assert missing == []
    else:
        found = Counter(re.findall(r"[●▲■◆▼·](?=[^\W\d]*\d|\W)", "\n".join(shown.split("\n")[1:15])))
        owners = Counter(label(shogun, name, one, named=False)[0] for name, one in provinces.items())
        assert {sign for sign in owners if found[sign] < owners[sign]} == set()


@pytest.mark.parametrize("game", ["shogun", "katana"])
@pytest.mark.parametrize(("columns", "rows", "language"), WINDOWS)
def test_every_answer_is_there_with_its_key(columns: int, rows: int, language: str, game: str) -> None:
    session = at_table(game, language)
    asked = asked_of(session)
    choices = asked.question.choices()
    keys = keyed(choices)
    assert len(set(keys)) == len(choices)
    pages = []
    for at in range(0, len(choices), 4):  # a page has more than four
        asked.cursor = at
        pages.append(picture(session, columns, rows, asked))
    shown = "\n".join(line for page in pages for line in page)
    for key, choice in zip(keys, choices, strict=True):
        assert re.search(rf" {re.escape(key)}  ?{re.escape(shortened(choice.label, 8)[:-1])}", shown), choice
    assert asked.question.title()[:20] in shown
    for page in pages:
        assert len(page) == rows
        assert max(width(line) for line in page) <= columns
        assert " h " in page[-1]


@pytest.mark.parametrize("game", ["shogun", "katana"])
@pytest.mark.parametrize(("columns", "rows", "language"), WINDOWS[::2])
def test_a_hint_is_shown_with_the_key_that_takes_it(columns: int, rows: int, language: str, game: str) -> None:
    session = at_table(game, language)
    view = session.view()
    found = advised(session, view)
    asked = asked_of(session)
    lines = hint_lines(session, view, found)
    sealed = session.game.sealed(session.recorder.state)
    asked.suggest(found["moves"], lines)
    shown = picture(session, columns, rows, asked)
    assert any(f"{session.say('play-page-hint')}  h  {session.say('play-key-do-it')}" in line for line in shown)
    # A suggested plan lies on its spaces; a move is the choice that is pointed at.
    assert any(broken(lines[1 if sealed else 0], 20)[0] in line for line in shown)
    assert sealed or asked.pointed().moves == (found["moves"][0],)
    assert sealed == isinstance(asked.question, PlanQuestion)


@pytest.mark.parametrize(("columns", "rows", "language"), WINDOWS)
def test_the_forge_shows_every_sword_with_what_it_still_needs(columns: int, rows: int, language: str) -> None:
    katana = at_table("katana", language)
    shown = picture(katana, columns, rows)
    table = plain(katana.view())
    for space, sword in table["players"]["0"]["forge"].items():
        if sword is None:
            assert any(re.search(rf"\b{space}\b|┄", line) for line in shown)
        else:
            assert any(f"№{sword['sword']} ★{sword['points']}" in line for line in shown)
    for house in table["houses"].values():
        for at in house["spaces"].values():
            if at["sword"] is not None:
                assert any(re.search(rf"№{at['sword']['sword']} *★{at['sword']['points']}\b", line) for line in shown)
    gives = dict(re.findall(r"\b([a-e])\s+\+(\d+)\$", shown[1]))
    for letter, coins in zip("abcde", katana.view().known.setting.column_coins, strict=True):
        assert int(gives.get(letter, 0)) >= coins  # cards under the Forge add to it
    for player in range(3):
        assert any(katana.renderer.player(player) in line for line in shown)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("moves", [0, 90])
def test_a_window_of_100_by_30_shows_the_town_and_every_recipe(moves: int, language: str) -> None:
    katana = seated("katana", language, moves, players=4)
    shown, say = "\n".join(picture(katana, 100, 30)), katana.renderer
    table = plain(katana.view())
    row = next(line for line in shown.splitlines() if line.startswith(f" {say.say('name-place-market.short')} "))
    for place in ("academy", "palace"):
        free = table[place]["spaces"] - len(table[place]["figures"])
        assert f"{say.say(f'name-place-{place}.short')} {say.say('board-free', free=free)} " in row
    taken = say.say("play-box-taken") if table["komainu"] else say.say("board-free", free=1)
    assert row.rstrip().endswith(taken)
    letters = re.sub(r"[ ‹]", "", shown)
    for house in table["houses"].values():
        for at in house["spaces"].values():
            if at["sword"] is not None:
                assert f"№{at['sword']['sword']}★{at['sword']['points']}" in letters
                recipe = "".join(say.name("letter", name) for name in at["sword"]["recipe"])
                assert recipe in letters


def test_what_the_seat_may_not_know_changes_nothing() -> None:
    """The same picture from any state that the seat can't tell from the real one."""
    for game, options in (("shogun", {"players": 3, "modules": NAMES}), ("katana", {"players": 2})):
        session = seated(game, "en", 60, **options)
        before = picture(session, 160, 50)
        session.recorder.state = session.game.imagine(session.view(), Rng("another"))
        assert picture(session, 160, 50) == before


def test_a_game_without_a_picture_has_its_board_in_words() -> None:
    session = seated("shogun", "en", 0, players=3)
    session.terminal = Terminal()
    shown = picture(session, 80, 24)
    assert any("Spring, year 1" in line for line in shown)
    assert any("Plan the season" in line for line in shown)
    assert any(" 1 " in line for line in shown)
    assert max(width(line) for line in shown) <= 80


def test_the_smallest_map_has_land_of_every_province() -> None:
    found = {value for row in pixels(54, 28) for value in row}
    assert set(range(len(PROVINCES))) <= found
    assert len({SHORT.get(name, name[:3]) for name in PROVINCES}) == len(PROVINCES)


def attacking() -> Session[Renderer]:
    """A session in which the player chooses where to attack, after bots have played until then."""
    session = seated("shogun", "en", 0, players=3)
    game, bots = session.game, [make("shogun", "ashigaru", str(seat)) for seat in range(3)]
    while session.recorder.state.decision != MARCH_TO or 0 not in game.to_move(session.recorder.state):
        seat = game.to_move(session.recorder.state)[0]
        session.play(seat, bots[seat].decide(game.view(session.recorder.state, seat)))
    return session


def test_odds_are_shown_as_a_percentage_and_a_bar() -> None:
    session = attacking()
    asked = asked_of(session)
    attacks = [at for at, choice in enumerate(asked.question.choices()) if choice.chance is not None]
    assert attacks
    asked.cursor = attacks[0]
    chance = asked.pointed().chance
    assert chance is not None
    assert chance.won + chance.undecided + chance.lost == pytest.approx(1000, abs=1)
    shown = picture(session, 100, 40, asked)
    assert any(f"{round(chance.won / 10)}%" in line for line in shown)
    bar = next(line for line in shown if re.search(r"[█▒▓]{20}", line))
    (told,) = re.findall(r"[█▒▓]{20,}", bar)
    assert told.count("█") == pytest.approx(len(told) * chance.won / 1000, abs=1)


def test_the_log_begins_with_the_beginning_of_a_sentence() -> None:
    session = seated("katana", moves=40, players=3)
    beginnings = {broken(line.text, 30, *indent)[0] for line in session.log for indent in (("· ", "  "), ("", ""))}
    for rows in range(1, 20):
        canvas = Canvas(30, rows)
        framed(session, Window()).log(canvas, Area(0, 0, 30, rows))
        assert canvas.text()[0].rstrip() in beginnings, rows
