"""SHOGUN NO KATANA's picture: the player's Forge on the left, boxes on the right, the stock below."""

from __future__ import annotations

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style
from bakufu.cli.terminal.full.palette import DIM, INK, RAISED, WHITE
from bakufu.cli.terminal.full.scene import Asking, Scene
from bakufu.cli.terminal.katana.picture.beside import (
    draw_houses,
    draw_players,
    draw_stock,
    draw_town,
    draw_town_row,
    swords_at_houses,
)
from bakufu.cli.terminal.katana.picture.forge_grid import Marks, Measures, draw_benefits, draw_forge
from bakufu.cli.terminal.session import Session
from bakufu.katana.advice.forecast import of_line
from bakufu.katana.box.components import LINES, ROUNDS, ROWS
from bakufu.katana.rules.benefits import coins_of
from bakufu.katana.views import named_moves as named
from bakufu.katana.views.moves import describe
from bakufu.katana.views.view import View
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.text.katana.board import renderer_at
from bakufu.text.katana.renderer import KatanaRenderer

WIDE, TALL, TALLEST = 100, 30, 44  # columns and rows from which there is room for more
LEAST_BESIDE, MOST_BESIDE, MOST_SPACE = 20, 46, 20
TOWN = 6
LOG = 8


def picture(session: Session[KatanaRenderer], view: View, canvas: Canvas, asking: Asking) -> Scene:
    renderer, table = renderer_at(session.renderer, view), plain(view)
    measures = _measures(canvas)
    forge = table["players"][str(session.seat)]["forge"]
    draw_forge(canvas, measures, renderer, forge, _marks(session, view, asking))
    draw_benefits(canvas, measures, [coins_of(view.known, session.seat, line) for line in range(ROWS, len(LINES))])
    rows = measures.rows()
    beside = Area(measures.columns(), 1, canvas.columns - measures.columns(), rows)
    town, log = _boxes(canvas, beside, renderer, table)
    y = 1 + rows
    canvas.fill(Area(0, y, canvas.columns, 1), RAISED)
    draw_stock(canvas, y, renderer, table)
    y += 1
    if not town and canvas.rows >= TALL:
        draw_town_row(canvas, y, renderer, table)
        y += 1
    return Scene(_title(renderer, table), Area(0, y, canvas.columns, canvas.rows - y - 1), log)


def _measures(canvas: Canvas) -> Measures:
    head = 11 if canvas.columns >= WIDE else 4
    beside = min(MOST_BESIDE, max(LEAST_BESIDE, canvas.columns * 28 // 100))
    wide = min(MOST_SPACE, (canvas.columns - beside - head) // 5 - 1)
    return Measures(head, wide, 5 if canvas.rows >= TALLEST else 4 if canvas.rows >= TALL else 3)


def _boxes(canvas: Canvas, area: Area, renderer: KatanaRenderer, table: Json) -> tuple[bool, Area | None]:
    """The boxes that fit, from top to bottom; returns whether the town is among them, and the rest for the log, if it
    is high enough."""
    players = len(table["players"]) + (table["ghost"] is not None) + 2
    draw_players(canvas, Area(area.x, area.y, area.w, players), renderer, table)
    area = area.below(players)
    wanted = len(swords_at_houses(table)) + 2
    houses = min(wanted, area.h)
    draw_houses(canvas, Area(area.x, area.y, area.w, houses), renderer, table)
    area = area.below(houses)
    fits = area.h >= TOWN
    if fits:
        town = TOWN + len(table["honors"])
        town = town if area.h >= town + LOG else min(area.h, town)
        draw_town(canvas, Area(area.x, area.y, area.w, town), renderer, table)
        area = area.below(town)
    return fits, area if area.h >= LOG else None


def _title(renderer: KatanaRenderer, table: Json) -> list[Piece]:
    game: Piece = ("SHOGUN NO KATANA  ", Style(DIM))
    if table["over"]:
        return [game, (renderer.say("board-over"), Style(WHITE, bold=True))]
    told = renderer.say("play-title-round", round=table["round"], rounds=ROUNDS)
    worth = renderer.say("play-title-worth", points=table["round_points"], coins=table["offering"])
    return [game, (f"{told}  ", Style(WHITE, bold=True)), (worth, Style(INK))]


def _marks(session: Session[KatanaRenderer], view: View, asking: Asking) -> Marks:
    """What the choice that is pointed at is about, and what a figure on a line would move."""
    if asking.pointed is None or asking.pointed.marks is None:
        return Marks()
    move = describe(view.known, session.seat, asking.pointed.marks)
    if isinstance(move, named.PlaceFigure) and move.place in LINES:
        found = of_line(view.known, session.seat, LINES.index(move.place), int(move.monk))
        return Marks(move.place, (), found.strides)
    if isinstance(move, named.ChooseLine):
        return Marks(move.line)
    if isinstance(move, named.TakeBenefits):
        return Marks(move.line or "")
    if isinstance(move, named.MoveSword):
        return Marks(spaces=(move.space, *((move.target,) if move.target else ())))
    if isinstance(move, named.SwapSwords):
        return Marks(spaces=(move.space, move.below))
    if isinstance(move, named.DeliverSword | named.DecorateResource):
        return Marks(spaces=(move.space,))
    return Marks()
