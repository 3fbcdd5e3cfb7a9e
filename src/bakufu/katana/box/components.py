"""The pieces by number and name: what is in the box, as far as it is the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from bakufu.kernel.shapes import Keyed, Words

# Resources are numbered as their rows are on the Forge board, from the top.
RESOURCES: Final[tuple[str, ...]] = ("lacquer", "wood", "steel", "leather")
Resource = Annotated[str, Words("Resource", RESOURCES)]
Stock = Annotated[dict[str, int], Keyed("Stock", RESOURCES)]
Resources = Annotated[dict[str, int], Keyed("Resources", RESOURCES, False)]  # the ones in play
LACQUER: Final = 0
WOOD: Final = 1
STEEL: Final = 2
LEATHER: Final = 3

RESOURCE_COUNT: Final = 4

HOUSES: Final[tuple[str, ...]] = ("red", "blue", "white", "green")
House = Annotated[str, Words("House", HOUSES)]
HOUSE_COUNT: Final = 4
STARTING: Final = 4  # the Starting Sashimono, which belongs to no House
NO_FLAG: Final = -1

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = 20
CELL_NAMES: Final = tuple([f"{row + 1}{'abcde'[column]}" for row in range(ROWS) for column in range(COLUMNS)])
# The nine lines of a Forge board: four rows, then five columns.
LINES: Final[tuple[str, ...]] = (
    "row-1", "row-2", "row-3", "row-4", "column-1", "column-2", "column-3", "column-4", "column-5",
)  # fmt: skip
Line = Annotated[str, Words("Line", LINES)]
LINE_COUNT: Final = 9
BENEFITS_ON_A_LINE: Final = 2

SPACES: Final = (
    "red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3", "white-1", "white-2", "white-3", "green-1", "green-2",
)  # fmt: skip
SPACE_COUNT: Final = 11

# Where a Worker or Monk may be placed: a Sword of a House, one of four areas, a line of the player's own Forge.
MARKET: Final = 11
ACADEMY: Final = 12
PALACE: Final = 13
KOMAINU: Final = 14
FORGE: Final = 15
PLACES: Final = (*SPACES, "market", "academy", "palace", "komainu", *LINES)
PLACE_COUNT: Final = 24

SWORDS: Final = 50
KATANA: Final = 50  # the SHOGUN NO KATANA of the first seat; each seat has its own
SWORD_COUNT: Final = 54
NO_SWORD: Final = -1

MOST_SIDES: Final = 4
MONKS: Final = 2
FAMILY: Final = 3
ROUNDS: Final = 4
MOST_IN_THE_KATANA: Final = 7
PROJECT_FROM_A_SWORD: Final = 2

ROOMS: Final[tuple[str, ...]] = ("coins", "leather", "lacquer", "move", "advance", "steel", "decorate")
Room = Annotated[str, Words("Room", ROOMS)]
ROOM_COINS: Final = 0
ROOM_LEATHER: Final = 1
ROOM_LACQUER: Final = 2
ROOM_MOVE: Final = 3
ROOM_ADVANCE: Final = 4
ROOM_STEEL: Final = 5
ROOM_DECORATE: Final = 6
ROOM_COUNT: Final = 7
ROOMS_ON_THE_BOARD: Final = 5

# The immediate effects of cards: those of the Market by their printed numbers, then those of the Daimyos.
EFFECTS: Final[tuple[str, ...]] = (
    "cheaper-monk", "double-coins", "double-line", "second-benefit", "double-points", "decorate-one", "rearrange",
    "exchange", "advance", "room",
)  # fmt: skip
CardEffect = Annotated[str, Words("CardEffect", EFFECTS)]
CHEAPER_MONK: Final = 0
DOUBLE_COINS: Final = 1
DOUBLE_LINE: Final = 2
SECOND_BENEFIT: Final = 3
DOUBLE_POINTS: Final = 4
DECORATE_ONE: Final = 5
REARRANGE: Final = 6
EXCHANGE: Final = 7
ADVANCE_ONE: Final = 8
ROOM_EFFECT: Final = 9
MARKET_CARDS: Final = 7
FACE_COUNT: Final = 39  # different cards: seven of the Market, then those of the Daimyos
FACE_DOWN: Final = -2

# The cards of the Ghost, by the area they send it to.
GHOST_CARDS: Final[tuple[str, ...]] = ("daimyo", "palace", "market", "academy", "first-player")
GhostCard = Annotated[str, Words("GhostCard", GHOST_CARDS)]
GHOST_DAIMYO: Final = 0
GHOST_PALACE: Final = 1
GHOST_MARKET: Final = 2
GHOST_ACADEMY: Final = 3
GHOST_FIRST: Final = 4

NOBODY: Final = -1


def sword_name(sword: int) -> str:
    """Swords are known by their number from 1, the one for the Shogun by its name."""
    return str(sword + 1) if sword < SWORDS else "katana"


def row_of(cell: int) -> int:
    return cell // COLUMNS


def column_of(cell: int) -> int:
    return cell % COLUMNS


def on_line(cell: int, line: int) -> bool:
    return row_of(cell) == line if line < ROWS else column_of(cell) == line - ROWS


def of_seat(row: Sequence[int], seat: int) -> list[int]:
    """The part of a row by seat and Resource that is one seat's."""
    return list(row[RESOURCE_COUNT * seat : RESOURCE_COUNT * (seat + 1)])


def first_benefit(seat: int, line: int) -> int:
    """Where the cards at a line begin in the row of those beneath the Forges."""
    return BENEFITS_ON_A_LINE * (LINE_COUNT * seat + line)


def cards_under(row: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The part of that row that is one seat's."""
    return row[first_benefit(seat, 0) : first_benefit(seat + 1, 0)]


# A figure on the board is one number: whose it is, and whether it is a Monk.


def figure(side: int, monk: int) -> int:
    return 2 * side + monk


def side_of(figure: int) -> int:
    return figure // 2


def is_monk(figure: int) -> bool:
    return figure % 2 == 1
