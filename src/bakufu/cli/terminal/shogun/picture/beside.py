"""The boxes beside the map, and the row of actions below it."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style, padded, shortened
from bakufu.cli.terminal.full.names import colour_of, light_of, sign_of
from bakufu.cli.terminal.full.palette import ACCENT, DIM, GOLD, INK, LACQUER, RAISED, SIGNS, WHITE, Color, bright
from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import BID, SPACES
from bakufu.text.breaking import width
from bakufu.text.shogun.renderer import ShogunRenderer

NOW: Color = (107, 83, 18)
DONE: Color = (31, 25, 22)
UNPLANNED = "unplanned"
NARROW, ROOMY, SUPPLY = 26, 36, 10  # columns
TIGHT = 10  # columns of an action without room for spaces
TOWER = (("╲▒▒▒╱", (233, 220, 191)), (" ▟█▙ ", (124, 148, 172)), (" ▟█▙ ", (200, 69, 43)), ("▔▔▔▔▔", (196, 156, 98)))


def draw_players(canvas: Canvas, area: Area, renderer: ShogunRenderer, table: Json) -> None:
    """A row for each player in turn order: points, chests, rice, and armies in the supply where there is room."""
    inside = canvas.box(area, renderer.say("play-box-players"))
    order = table["order"] or range(len(table["players"]))
    roomy = inside.w >= ROOMY
    grain = 4 if inside.w < NARROW else 8
    name = inside.w - 11 - grain - (SUPPLY if roomy else 0)
    for row, seat in enumerate(order):
        player = table["players"][str(seat)]
        own, deciding = seat == table["seat"], seat in table["to_move"]
        pieces: list[Piece] = [
            (f"{sign_of(renderer, seat)} ", Style(light_of(renderer, seat), bold=True)),
            (padded(renderer.player(seat), name), Style(WHITE if own else INK, bold=own)),
            ("◂" if deciding else " ", Style(ACCENT, bold=True)),
            (f"★{player['points']}".ljust(4), Style(GOLD, bold=True)),
            (f"${player['chests']}".ljust(4), Style(INK)),
            (padded(_rice(renderer, player["rice"], grain), grain), Style(DIM)),
            (renderer.say("play-box-supply", armies=player["supply"]) if roomy else "", Style(DIM)),
        ]
        canvas.pieces(inside.x, inside.y + row, pieces, inside.x + inside.w)


def _rice(renderer: ShogunRenderer, rice: int, columns: int) -> str:
    told = renderer.say("play-box-rice", rice=rice)
    return told if width(told) < columns else renderer.say("play-box-rice.short", rice=rice)


def draw_tower(canvas: Canvas, area: Area, renderer: ShogunRenderer, table: Json) -> None:
    """The cubes in the tray and inside, and a picture of the tower where there is room for one."""
    inside = canvas.box(area, renderer.say("play-box-tower"))
    if inside.w >= 26 and inside.h >= len(TOWER):
        for row, (text, color) in enumerate(TOWER):
            canvas.put(inside.x, inside.y + row, text, Style(color))
        inside = Area(inside.x + 7, inside.y, inside.w - 7, inside.h)
    for name, label in (("tray", renderer.say("play-box-tray")), ("inside", renderer.say("play-box-inside"))):
        inside = inside.below(_cubes(canvas, inside, label, table["tower"][name]))


def _cubes(canvas: Canvas, area: Area, label: str, counts: Mapping[str, int]) -> int:
    """Cubes by sign, wrapped; returns the rows that they take."""
    indent = width(label) + 1
    canvas.put(area.x, area.y, label, Style(DIM), area.x + area.w)
    x, row = area.x + indent, 0
    for colour, count in counts.items():
        told = f"{SIGNS[colour]}{count}"
        if x + len(told) > area.x + area.w:
            x, row = area.x + indent, row + 1
        if row < area.h:
            x = canvas.put(x, area.y + row, told, Style(bright(colour), bold=True)) + 1
    return row + 1


def draw_event(canvas: Canvas, area: Area, renderer: ShogunRenderer, table: Json) -> None:
    """The event of the season, or those that are possible."""
    current = table["events"]["current"]
    title = renderer.say("play-box-event") if current else renderer.say("play-box-events")
    inside = canvas.box(area, title)
    cards = [current] if current else table["events"]["open"]
    for card in cards:
        ink = INK if current else DIM
        inside = canvas.paragraph(inside, renderer.effect(card["effect"]), Style(ink))


def draw_actions(canvas: Canvas, area: Area, renderer: ShogunRenderer, table: Json, laid: Mapping[str, str]) -> None:
    """The actions in their order, the unknown ones after them with a question mark, and the viewer's card on each."""
    row = [action for action in table["actions"]["row"] if action is not None]
    order = [*row, *[action for action in SPACES[:BID] if action not in row]]
    actions = table["actions"]
    now = actions["at"] if actions["turn"] == 0 else actions["at"] + 1
    for at, action in enumerate(order):
        x = area.x + at * area.w // len(order)
        wide = area.x + (at + 1) * area.w // len(order) - x
        tight = wide < TIGHT
        wide -= 0 if tight else 1
        hidden, under_way = at >= len(row), bool(table["order"]) and at + 1 == now
        over = bool(table["order"]) and at + 1 < now
        canvas.fill(Area(x, area.y, wide, 2), LACQUER if hidden else NOW if under_way else DONE if over else RAISED)
        mark = canvas.put(x, area.y, "?" if hidden else str(at + 1), Style(ACCENT, bold=True))
        name = renderer.say(f"play-space-{action}")
        style = Style(DIM if over else WHITE, bold=under_way)
        canvas.put(mark, area.y, name.replace(" ", "") if tight else name, style, x + wide)
        card = laid.get(action, UNPLANNED)
        if card != UNPLANNED:
            seat = table["seat"] or 0
            light = DIM if over else bright(colour_of(renderer, seat))
            canvas.put(x + 1, area.y + 1, shortened(renderer.card(card), wide - 1), Style(light))
