"""What each player has, as plain values: the Forge, the Washitsu board, cards and all that is owned.

Made of parts that name the rows they read, so that `changes.py` looks only at what has changed about a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELL_NAMES,
    CELLS,
    GHOST_CARDS,
    HOUSE_COUNT,
    HOUSES,
    KATANA,
    LINE_COUNT,
    LINES,
    NO_SWORD,
    NOBODY,
    RESOURCE_COUNT,
    Stock,
)
from bakufu.katana.rules.ghost_deck import aside_known
from bakufu.katana.rules.scoring import swords_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.views.open_pieces import by_resource, card, cards, honors, sword_made
from bakufu.katana.views.pieces import ByHouse, Card, Forge, Ghost, Honor, SwordMade, Under
from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import Fields

BY_SWORD: Final = ("placed", "decorated", "flag", "noted")
LINE_SLOTS: Final = LINE_COUNT * BENEFITS_ON_A_LINE


class Holding:
    """One value about a player: its name, its shape in JSON, the rows it reads with their numbers per seat, rows of all
    seats, and how it is written for a seat."""

    def __init__(
        self,
        name: str,
        shape: object,
        reads: dict[str, int],
        tell: Callable[[State, int], Any],
        shared: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.shape = shape
        self.reads = reads
        self.rows = tuple(reads)
        self.tell = tell
        self.shared = shared


def forge(known: State, seat: int) -> Forge:
    """By space of the Forge, everything on it."""
    board = known.forge[seat * CELLS : (seat + 1) * CELLS]
    return {CELL_NAMES[c]: sword_made(known, board[c]) if board[c] != NO_SWORD else None for c in range(CELLS)}


def under(known: State, seat: int) -> Under:
    """By line, the cards slid beneath the Forge."""
    told: dict[str, list[Card]] = {}
    for line in range(LINE_COUNT):
        first = seat * LINE_SLOTS + line * BENEFITS_ON_A_LINE
        faces = known.under[first : first + BENEFITS_ON_A_LINE]
        told[LINES[line]] = [card(known, face) for face in faces if face != NOBODY]
    return told


def washitsu(known: State, side: int) -> list[SwordMade]:
    return [sword_made(known, sword) for sword in known.washitsu[side]]


def sashimono(known: State, side: int) -> ByHouse:
    return {HOUSES[house]: known.sashimono[len(HOUSES) * side + house] for house in range(len(HOUSES))}


def katana(known: State, seat: int) -> SwordMade | None:
    """The SHOGUN NO KATANA once it has been in play, on the Forge or delivered; before, there is only the Project."""
    return sword_made(known, KATANA + seat) if known.composition[seat] else None


def blocked(known: State, side: int) -> int:
    """Workers still to be freed by deliveries."""
    return len([delivery for delivery in known.setting.freed_by if delivery > len(known.washitsu[side])])


HOLDINGS: tuple[Holding, ...] = (
    Holding("seat", int, {}, lambda known, seat: seat),
    Holding("points", int, {"points": 1}, lambda known, seat: known.points[seat]),
    Holding("coins", int, {"coins": 1}, lambda known, seat: known.coins[seat]),
    Holding("stock", Stock, {"stock": RESOURCE_COUNT}, lambda known, seat: by_resource(known.stock, seat)),
    Holding("workers", int, {"workers": 1}, lambda known, seat: known.workers[seat]),
    Holding("blocked", int, {"washitsu": 1}, blocked),
    Holding("on_board", int, {"on_board": 1}, lambda known, seat: known.on_board[seat]),
    Holding("monks", int, {"monks": 1}, lambda known, seat: known.monks[seat]),
    Holding("passed", bool, {"passed": 1}, lambda known, seat: known.passed[seat] == 1),
    Holding("quiet", bool, {"quiet": 1}, lambda known, seat: known.quiet[seat] == 1),
    Holding("decorators", Stock, {"decorators": RESOURCE_COUNT}, lambda known, at: by_resource(known.decorators, at)),
    Holding("forge", Forge, {"forge": CELLS, "composition": 1}, forge, BY_SWORD),
    Holding("under", Under, {"under": LINE_SLOTS}, under),
    Holding("washitsu", list[SwordMade], {"washitsu": 1}, washitsu, BY_SWORD),
    Holding("delivered", int, {"washitsu": 1, "composition": 1, "forge": CELLS}, swords_delivered),
    Holding("sashimono", ByHouse, {"sashimono": HOUSE_COUNT}, sashimono),
    Holding("project", Stock, {"project": RESOURCE_COUNT}, lambda known, seat: by_resource(known.project, seat)),
    Holding("added_late", Stock, {"late": RESOURCE_COUNT}, lambda known, seat: by_resource(known.late, seat)),
    Holding("dropped", Stock, {"dropped": RESOURCE_COUNT}, lambda known, seat: by_resource(known.dropped, seat)),
    Holding("katana", SwordMade | None, {"composition": 1}, katana, BY_SWORD),
    Holding("cards", list[Card], {"fresh": 1}, lambda known, seat: cards(known, known.fresh[seat])),
    Holding("used_cards", list[Card], {"used": 1}, lambda known, seat: cards(known, known.used[seat])),
    Holding("bought_cards", list[Card], {"bought": 1}, lambda known, seat: cards(known, known.bought[seat])),
    Holding("honors", list[Honor], {"honors": 1}, lambda known, seat: honors(known, known.honors[seat])),
    Holding("katana_value", int, {"scored": 1}, lambda known, seat: known.scored[seat]),
)


Smith = Annotated[Json, Fields("Smith", {holding.name: holding.shape for holding in HOLDINGS})]


def player(known: State, seat: int) -> Smith:
    return {holding.name: holding.tell(known, seat) for holding in HOLDINGS}


def ghost(known: State) -> Ghost | None:
    """The Ghost's own board and cards; there is none with several players."""
    if not known.setting.solo:
        return None
    side = known.setting.players
    return {
        "points": known.points[side],
        "workers": known.workers[side],
        "blocked": blocked(known, side),
        "on_board": known.on_board[side],
        "passed": known.passed[side] == 1,
        "washitsu": washitsu(known, side),
        "delivered": swords_delivered(known, side),
        "sashimono": sashimono(known, side),
        "honors": honors(known, known.honors[side]),
        "katana_value": known.scored[side],
        "family": known.ghost_family,
        "deck": len(known.ghost_deck),
        "gone": [GHOST_CARDS[at] for at in known.ghost_gone],
        "aside": [GHOST_CARDS[at] for at in known.ghost_aside] if aside_known(known) else None,
        "aside_cards": len(known.ghost_aside),
        "aside_seen": [GHOST_CARDS[at] for at in known.aside_seen],
    }
