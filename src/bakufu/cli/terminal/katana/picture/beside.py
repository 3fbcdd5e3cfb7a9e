"""The boxes beside the Forge: players, Houses and town; and below it, what the player has."""

from __future__ import annotations

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style, padded, shortened
from bakufu.cli.terminal.full.names import light_of, sign_of
from bakufu.cli.terminal.full.palette import ACCENT, DIM, GOLD, INK, WHITE, ink_on
from bakufu.cli.terminal.katana.picture.forge_grid import FILLS, FLAGS, put_recipe
from bakufu.katana.box.components import RESOURCES
from bakufu.kernel.patch import Json
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.town import standing

RECIPE = 11  # columns
BRIEF = 8  # columns of a Sword in the row of its House


def draw_players(canvas: Canvas, area: Area, renderer: KatanaRenderer, table: Json) -> None:
    """A row for each player, and one for the Ghost: points, Coins, and Workers and Monks where there is room."""
    inside = canvas.box(area, renderer.say("play-box-players"))
    roomy = inside.w >= 24
    name = inside.w - 10 - (8 if roomy else 0)
    for row, player in enumerate(table["players"].values()):
        seat = player["seat"]
        own = seat == table["seat"]
        figures = renderer.say("play-box-figures", workers=player["workers"], monks=player["monks"])
        pieces: list[Piece] = [
            (f"{sign_of(renderer, seat)} ", Style(light_of(renderer, seat), bold=True)),
            (padded(renderer.player(seat), name), Style(WHITE if own else INK, bold=own)),
            ("◂" if seat in table["to_move"] else " ", Style(ACCENT, bold=True)),
            (f"★{player['points']}".ljust(4), Style(GOLD, bold=True)),
            (f"${player['coins']}".ljust(4), Style(INK)),
            (f" {figures}" if roomy else "", Style(DIM)),
        ]
        canvas.pieces(inside.x, inside.y + row, pieces, inside.x + inside.w)
    if table["ghost"] is not None:
        seat = len(table["players"])
        pieces = [
            (f"{sign_of(renderer, seat)} ", Style(light_of(renderer, seat), bold=True)),
            (padded(renderer.player(seat), name + 1), Style(INK)),
            (f"★{table['ghost']['points']}", Style(GOLD, bold=True)),
        ]
        canvas.pieces(inside.x, inside.y + seat, pieces, inside.x + inside.w)


def swords_at_houses(table: Json) -> list[tuple[str, Json]]:
    """The Swords of the Houses, each with its House."""
    return [
        (house, space["sword"])
        for house, found in table["houses"].items()
        for space in found["spaces"].values()
        if space["sword"] is not None
    ]


def draw_houses(canvas: Canvas, area: Area, renderer: KatanaRenderer, table: Json) -> None:
    """A row for each Sword with its recipe, or if there is no room for that, one for each House."""
    inside = canvas.box(area, renderer.say("play-box-houses"))
    swords = swords_at_houses(table)
    if len(swords) > inside.h:
        _briefly(canvas, inside, renderer, swords)
        return
    for row, (house, sword) in enumerate(swords):
        y, end = inside.y + row, inside.x + inside.w
        canvas.put(inside.x, y, " ", Style(ground=FLAGS[house]))
        canvas.put(inside.x + 2, y, f"№{sword['sword']}", Style(INK))
        canvas.put(inside.x + 6, y, f"★{sword['points']}", Style(GOLD, bold=True))
        if inside.w >= 10 + RECIPE:
            put_recipe(canvas, Area(inside.x + 10, y, RECIPE, 1), renderer, sword)
        else:
            canvas.put(inside.x + 10, y, renderer.recipe(sword["recipe"]), Style(INK), end)
        if inside.w >= 16 + RECIPE:
            canvas.put(inside.x + 11 + RECIPE, y, f"${sword['coins']}", Style(DIM), end)


def _briefly(canvas: Canvas, area: Area, renderer: KatanaRenderer, swords: list[tuple[str, Json]]) -> None:
    """A row for each House, or two with the recipes in the second one."""
    houses = list(dict.fromkeys(house for house, _ in swords))
    high = 2 if area.h >= 2 * len(houses) else 1
    for row, house in enumerate(houses[: area.h]):
        y, there = area.y + row * high, [sword for of, sword in swords if of == house]
        canvas.fill(Area(area.x, y, 1, high), FLAGS[house])
        numbers = [f"№{sword['sword']}★{sword['points']}" for sword in there]
        if high == 1:
            canvas.put(area.x + 2, y, shortened(" ".join(numbers), area.w - 2), Style(INK))
            continue
        for column, (number, sword) in enumerate(zip(numbers, there, strict=True)):
            x, end = area.x + 2 + column * BRIEF, area.x + area.w
            canvas.put(x, y, number, Style(INK), end)
            canvas.put(x, y + 1, renderer.recipe(sword["recipe"]), Style(DIM), end)


def draw_town(canvas: Canvas, area: Area, renderer: KatanaRenderer, table: Json) -> None:
    """The areas of the main board with their free spaces, and the Honor cards."""
    inside = canvas.box(area, renderer.say("play-box-town"))
    rows = _places(renderer, table)
    for row, (place, text) in enumerate(rows):
        pieces: list[Piece] = [(padded(renderer.short(place), 9), Style(INK)), (text, Style(DIM))]
        canvas.pieces(inside.x, inside.y + row, pieces, inside.x + inside.w)
    inside = inside.below(len(rows))
    for card in table["honors"]:
        if inside.h > 0:
            canvas.put(inside.x, inside.y, shortened(f"★ {renderer.honor(card['honor'])}", inside.w), Style(GOLD))
            inside = inside.below(1)


def draw_town_row(canvas: Canvas, y: int, renderer: KatanaRenderer, table: Json) -> None:
    """The same areas in one row, where there is no room for their box: prices, and how many spaces are free."""
    pieces: list[Piece] = []
    for place, text in _places(renderer, table, brief=True):
        pieces += [(f"{renderer.short(place)} ", Style(INK)), (f"{text}   ", Style(DIM))]
    canvas.pieces(1, y, pieces, canvas.columns)


def _places(renderer: KatanaRenderer, table: Json, brief: bool = False) -> list[tuple[str, str]]:
    prices = table["market"]["prices"]
    told = " ".join([f"{renderer.name('letter', name)}{prices[name]}" for name in prices])
    komainu = renderer.say("play-box-taken") if table["komainu"] else renderer.say("board-free", free=1)

    def standing_at(place: str) -> str:
        found = table[place]
        if brief:
            return renderer.say("board-free", free=found["spaces"] - len(found["figures"]))
        return standing(renderer, found)

    return [
        ("market", told),
        ("academy", standing_at("academy")),
        ("palace", standing_at("palace")),
        ("komainu", komainu),
    ]


def draw_stock(canvas: Canvas, y: int, renderer: KatanaRenderer, table: Json) -> None:
    """What the player has, in one row."""
    player = table["players"][str(table["seat"])]
    x = canvas.put(1, y, renderer.say("play-box-stock"), Style(DIM)) + 1
    for name in RESOURCES:
        fill = FILLS[name]
        x = canvas.put(x, y, f" {renderer.name('letter', name)} ", Style(ink_on(fill), fill, bold=True))
        x = canvas.put(x + 1, y, str(player["stock"][name]), Style(INK, bold=True)) + 2
    x = canvas.put(x, y, f"${player['coins']}", Style(GOLD, bold=True)) + 2
    told = renderer.say("play-box-have", workers=player["workers"], monks=player["monks"], cards=len(player["cards"]))
    canvas.put(x, y, told, Style(INK))
