"""A Forge board as text: four rows of five spaces, each Sword with its Resources and its next one."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    HOUSES,
    NO_FLAG,
    NO_SWORD,
    RESOURCES,
    ROWS,
    STARTING,
    SWORDS,
    sword_name,
)
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete, next_resource, target_of
from bakufu.katana.views.open_pieces import sword_made
from bakufu.katana.views.open_players import under
from bakufu.katana.views.view import View
from bakufu.text.columns import columns, wrapped
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.washitsu import progress


def forge(renderer: KatanaRenderer, view: View, seat: int) -> list[str]:
    """The grid, with the benefit of each line and the cards under it."""
    known = view.known
    rows: list[Sequence[str]] = [("", *"abcde", "")]
    for row in range(ROWS):
        cells = [space(renderer, known, seat, row * COLUMNS + column) for column in range(COLUMNS)]
        name = RESOURCES[row]
        head = renderer.say(
            "board-row",
            number=row + 1,
            resource=renderer.name("resource", name),
            letter=renderer.name("letter", name),
        )
        gives = renderer.say("board-gives", what=renderer.some({name: known.setting.row_resources}))
        rows.append((head, *[cell[0] for cell in cells], gives))
        rows += [("", *[cell[line] for cell in cells], "") for line in (1, 2)]
    coins = [renderer.say("board-gives", what=renderer.coins(coins)) for coins in known.setting.column_coins]
    rows.append(("", *coins, ""))
    own = seat == view.seat
    return [
        renderer.say("board-own-forge") if own else renderer.say("board-forge", player=renderer.player(seat)),
        *[line for line in columns(rows) if line.strip()],
        *beneath(renderer, known, seat),
    ]


def space(renderer: KatanaRenderer, known: State, seat: int, cell: int) -> tuple[str, str, str]:
    """One space in three lines: the Sword, its recipe, its next step."""
    sword = known.forge[seat * CELLS + cell]
    if sword == NO_SWORD:
        return ".", "", ""
    name = renderer.say("board-katana") if sword >= SWORDS else sword_name(sword)
    flag = known.flag[sword]
    if flag != NO_FLAG:
        of = renderer.say("board-starting-flag") if flag == STARTING else renderer.name("house", HOUSES[flag])
        name = renderer.say("board-flagged", sword=name, house=of)
    return name, progress(renderer, sword_made(known, sword)), _next(renderer, known, seat, sword, cell)


def _next(renderer: KatanaRenderer, known: State, seat: int, sword: int, cell: int) -> str:
    if complete(known, sword):
        return renderer.say("board-complete")
    resource = RESOURCES[next_resource(known, sword)]
    target = target_of(known, sword, cell)
    taken = known.forge[seat * CELLS + target] != NO_SWORD
    return renderer.say(
        "board-next",
        letter=renderer.name("letter", resource),
        space=CELL_NAMES[target],
        taken="yes" if taken else "no",
    )


def beneath(renderer: KatanaRenderer, known: State, seat: int) -> list[str]:
    """The cards under the Forge, by line."""
    told = []
    for line, cards in under(known, seat).items():
        if cards:
            benefits = renderer.joined([renderer.benefit(card["card"]) for card in cards])
            told.append(renderer.say("board-beneath", line=renderer.name("line", line), benefits=benefits))
    return wrapped(renderer.say("board-beneath-all", lines=renderer.clauses(told))) if told else []
