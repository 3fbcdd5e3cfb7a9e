"""What a seat may not know in SHOGUN, otherwise: face-down plans, the insides of decks and tower, on plain lists."""

from __future__ import annotations

from typing import Any

from bakufu import Rng
from bakufu.shogun.box.components import CHEST_CARD, CHEST_CARDS, EMPTY, PROVINCE_COUNT, SPACES, UNPLANNED
from bakufu.shogun.modules.court.box import TOWER_CARDS
from bakufu.shogun.modules.court.numbers import TOWER_CARD
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.rules.decision_kinds import PLAN

Options = dict[str, Any]
Saved = dict[str, Any]

WEARS = (0, 1, 700, 65_536, 1 << 24)


def hide_otherwise(data: Saved, options: Options, seat: int | None, rng: Rng) -> None:
    _shuffle_after(data["action_row"], data["revealed"], rng)
    _shuffle_after(data["event_pile"], 0, rng)
    _shuffle_after(data["pile"], data["buried"], rng)
    data["shelves"] = _rearranged(data["shelves"], rng)
    for other in range(options["players"]):
        if other != seat:
            plan_otherwise(data, options, other, rng)


def _shuffle_after(cards: list[int], known: int, rng: Rng) -> None:
    unknown = cards[known:]
    rng.shuffle(unknown)
    cards[known:] = unknown


def _rearranged(shelves: list[list[int]], rng: Rng) -> list[list[int]]:
    """The same cubes, lying elsewhere and more or less firmly."""
    laid: list[list[int]] = [[], [], []]
    for colour in [cube & 7 for shelf in shelves for cube in shelf]:
        shelf = laid[rng.below(3)]
        shelf.insert(rng.below(len(shelf) + 1), WEARS[rng.below(len(WEARS))] << 3 | colour)
    return laid


def spaces_in(options: Options) -> int:
    """Modules may add some."""
    return len(SPACES) + sum(len(module.spaces) for module in MODULES if module.name in options.get("modules", ()))


def plan_otherwise(data: Saved, options: Options, seat: int, rng: Rng) -> None:
    """Other cards on the spaces of this seat: while it plans also more or fewer of them, later only the face-down ones.

    A card that the seat conquered this round lies in its hand for all to see, so it cannot be on a space.
    """
    count = spaces_in(options)
    spaces = range(seat * count, (seat + 1) * count)
    plan, shown = data["plan"], data["shown"]
    planning = data["decision"] == PLAN
    if planning:
        hidden = list(spaces)
    else:
        hidden = [space for space in spaces if plan[space] >= 0 and not shown[space]]
    lying = [plan[space] for space in spaces if space not in hidden]
    cards = [p for p in range(PROVINCE_COUNT) if data["owner"][p] == seat and not data["taken"][p]]
    cards += range(CHEST_CARD, CHEST_CARD + CHEST_CARDS)
    if count > len(SPACES):
        cards += range(TOWER_CARD, TOWER_CARD + TOWER_CARDS)
    cards = [card for card in cards if card not in lying]
    cards += [EMPTY] * (len(hidden) - len(cards))
    rng.shuffle(cards)
    for space in hidden:
        plan[space] = cards.pop()
    if planning and data["awaited"][seat]:
        for space in hidden[rng.below(count) :]:
            plan[space] = UNPLANNED
