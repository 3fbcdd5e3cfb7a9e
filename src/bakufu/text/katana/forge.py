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
from bakufu.text.katana.teller import KatanaTeller
from bakufu.text.katana.washitsu import progress


def forge(teller: KatanaTeller, view: View, seat: int) -> list[str]:
    """The grid, with the benefit of each line and the cards under it."""
    known = view.known
    rows: list[Sequence[str]] = [("", *"abcde", "")]
    for row in range(ROWS):
        cells = [space(teller, known, seat, row * COLUMNS + column) for column in range(COLUMNS)]
        name = RESOURCES[row]
        head = teller.say(
            "board-row",
            number=row + 1,
            resource=teller.name("resource", name),
            letter=teller.name("letter", name),
        )
        gives = teller.say("board-gives", what=teller.some({name: known.setting.row_resources}))
        rows.append((head, *[cell[0] for cell in cells], gives))
        rows += [("", *[cell[line] for cell in cells], "") for line in (1, 2)]
    coins = [teller.say("board-gives", what=teller.coins(coins)) for coins in known.setting.column_coins]
    rows.append(("", *coins, ""))
    own = seat == view.seat
    return [
        teller.say("board-own-forge") if own else teller.say("board-forge", player=teller.player(seat)),
        *[line for line in columns(rows) if line.strip()],
        *beneath(teller, known, seat),
    ]


def space(teller: KatanaTeller, known: State, seat: int, cell: int) -> tuple[str, str, str]:
    """One space in three lines: the Sword, its recipe, its next step."""
    sword = known.forge[seat * CELLS + cell]
    if sword == NO_SWORD:
        return ".", "", ""
    name = teller.say("board-katana") if sword >= SWORDS else sword_name(sword)
    flag = known.flag[sword]
    if flag != NO_FLAG:
        of = teller.say("board-starting-flag") if flag == STARTING else teller.name("house", HOUSES[flag])
        name = teller.say("board-flagged", sword=name, house=of)
    return name, progress(teller, sword_made(known, sword)), _next(teller, known, seat, sword, cell)


def _next(teller: KatanaTeller, known: State, seat: int, sword: int, cell: int) -> str:
    if complete(known, sword):
        return teller.say("board-complete")
    resource = RESOURCES[next_resource(known, sword)]
    target = target_of(known, sword, cell)
    taken = known.forge[seat * CELLS + target] != NO_SWORD
    return teller.say(
        "board-next",
        letter=teller.name("letter", resource),
        space=CELL_NAMES[target],
        taken="yes" if taken else "no",
    )


def beneath(teller: KatanaTeller, known: State, seat: int) -> list[str]:
    """The cards under the Forge, by line."""
    told = []
    for line, cards in under(known, seat).items():
        if cards:
            benefits = teller.joined([teller.benefit(card["card"]) for card in cards])
            told.append(teller.say("board-beneath", line=teller.name("line", line), benefits=benefits))
    return wrapped(teller.say("board-beneath-all", lines=teller.clauses(told))) if told else []
