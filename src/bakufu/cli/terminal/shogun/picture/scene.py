"""SHOGUN's picture: the map on the left, boxes on the right, the row of actions below."""

from __future__ import annotations

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style
from bakufu.cli.terminal.full.palette import DIM, INK, WHITE
from bakufu.cli.terminal.full.scene import Asking, Scene
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.shogun.picture.beside import draw_actions, draw_event, draw_players, draw_tower
from bakufu.cli.terminal.shogun.picture.land import SHAPE
from bakufu.cli.terminal.shogun.picture.plan_question import PlanQuestion
from bakufu.cli.terminal.shogun.picture.province_map import Marks, draw_map
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.box.picks import OPEN_CARD
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.decision_kinds import ABOUT_ORIGIN, MARCH_ARMIES, MARCH_TO
from bakufu.shogun.views.view import View
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import season

LEAST_BESIDE, MOST_BESIDE = 26, 46  # columns
BELOW_MAP = 2 + 6 + 1  # rows of the actions, of the least question, and of the keys
LOG = 8  # the least rows of the log's box; a smaller log is better beside the question
TOWER = 6


def picture(session: Session[ShogunRenderer], view: View, canvas: Canvas, asking: Asking) -> Scene:
    renderer, table = session.renderer, plain(view)
    beside = min(MOST_BESIDE, max(LEAST_BESIDE, canvas.columns * 3 // 10))
    rows = min(round((canvas.columns - beside) / SHAPE), canvas.rows - 1 - BELOW_MAP)
    columns = min(canvas.columns - beside, round(rows * SHAPE))
    draw_map(canvas, Area(0, 1, columns, rows), renderer, view.known, _marks(view, asking))
    log = _boxes(canvas, Area(columns, 1, canvas.columns - columns, rows), renderer, table)
    y = 1 + rows
    draw_actions(canvas, Area(0, y, canvas.columns, 2), renderer, table, _laid(table, asking))
    return Scene(_title(renderer, table), Area(0, y + 2, canvas.columns, canvas.rows - y - 3), log)


def _boxes(canvas: Canvas, area: Area, renderer: ShogunRenderer, table: Json) -> Area | None:
    """The boxes that fit, from top to bottom; returns the rest for the log, if it is high enough."""
    players = len(table["players"]) + 2
    draw_players(canvas, Area(area.x, area.y, area.w, players), renderer, table)
    area = area.below(players)
    event = _event_rows(table)
    tower = TOWER if area.h >= TOWER + min(event, LOG) else area.h
    draw_tower(canvas, Area(area.x, area.y, area.w, tower), renderer, table)
    area = area.below(tower)
    if event and area.h - event in (0, 1, *range(LOG, 99)):
        draw_event(canvas, Area(area.x, area.y, area.w, event), renderer, table)
        area = area.below(event)
    return area if area.h >= LOG else None


def _event_rows(table: Json) -> int:
    """The height of the box with the season's event or the possible ones; 0 if there is none."""
    if table["events"]["current"]:
        return 4
    return len(table["events"]["open"]) + 3 if table["events"]["open"] else 0


def _title(renderer: ShogunRenderer, table: Json) -> list[Piece]:
    you = [] if table["seat"] is None else [(f"  {renderer.player(table['seat'])}", Style(INK))]
    if table["over"]:
        return [("SHOGUN  ", Style(DIM)), (renderer.say("board-over"), Style(WHITE, bold=True)), *you]
    when = season(renderer, table["season"], table["year"])
    return [("SHOGUN  ", Style(DIM)), (when, Style(WHITE, bold=True)), *you]


def _marks(view: View, asking: Asking) -> Marks:
    """The province that marches or is pointed at, and the provinces that can be chosen."""
    known = view.known
    if asking.question is None or asking.pointed is None:
        return Marks(view.seat)
    found = [_province(view, choice.marks) for choice in asking.question.choices()]
    targets = {province for province in found if province is not None}
    marches = known.decision in (MARCH_TO, MARCH_ARMIES)
    chosen = known.about[ABOUT_ORIGIN] if marches else _province(view, asking.pointed.marks)
    return Marks(view.seat, chosen, targets)


def _province(view: View, move: int | None) -> int | None:
    """The province that a move is about, if it is about one."""
    if move is None or move < len(PROVINCES):
        return move
    cards = view.known.open_cards
    return cards[move - OPEN_CARD] if OPEN_CARD <= move < OPEN_CARD + len(cards) else None


def _laid(table: Json, asking: Asking) -> dict[str, str]:
    """The viewer's card on each space: planned, or laid in the draft."""
    if table["seat"] is None:
        return {}
    plan = dict(table["players"][str(table["seat"])]["plan"])
    if isinstance(asking.question, PlanQuestion):
        names = asking.question.view.known.setting.space_names
        plan.update({names[space]: WORDS[card] for space, card in asking.question.draft.laid.items()})
    return plan
