"""Conservation checks of SHOGUN NO KATANA: every tile, card and figure is in exactly one place.

Shared by the fuzzer and the property tests. `audit` describes what is wrong with a state; it counts pieces without
calling any rule. Coins, Resources and Sashimonos are unlimited, so only negative amounts are checked here; the property
tests check where they come from and go to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from bakufu.katana.box.components import (
    CELLS,
    COLUMNS,
    FAMILY,
    GHOST_CARDS,
    GHOST_DAIMYO,
    KATANA,
    LINE_COUNT,
    MONKS,
    MOST_IN_THE_KATANA,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    PROJECT_FROM_A_SWORD,
    ROOMS_ON_THE_BOARD,
    ROUNDS,
    STARTING,
    SWORDS,
)
from bakufu.katana.rules.state import State

LETTERS = "LWST"
NEVER_NEGATIVE = ("coins", "stock", "workers", "monks", "sashimono", "project", "late", "dropped", "on_board", "gone")

# So much of everything that many Swords are finished, the SHOGUN NO KATANA too, and all later rules are reached.
RICH = """
game = "katana"
[start]
lacquer = 14
wood = 14
steel = 14
leather = 14
coins = [30, 30, 30, 30]
"""
# The same with Swords that score no points, so that late changes of a Project cost points that nobody has.
WORTHLESS = (
    RICH
    + """
[round]
points = [0, 0, 0, 0]
"""
    + "".join([f"[sword.{number + 1}]\npoints = 0\n" for number in range(SWORDS)])
)
# So few spaces and cards that they run out, for the Ghost too, and Resources too expensive to buy.
SCARCE = """
game = "katana"
[spaces]
market = [2, 4]
academy = [2]
palace = [2]
[spaces.swords]
red-1 = 2
red-2 = 3
red-3 = 4
blue-1 = 2
blue-2 = 3
blue-3 = 4
white-1 = 3
white-2 = 4
white-3 = 4
green-1 = 3
green-2 = 4
[academy]
last = 2
[resource]
lacquer = { price = 20 }
leather = { price = 11 }
[card.1]
copies = 1
[card.2]
copies = 1
[card.3]
copies = 2
[card.4]
copies = 2
[card.5]
copies = 2
[card.6]
copies = 1
[card.7]
copies = 1
"""

Table = Mapping[str, Any]


def audit(state: State, facts: Table) -> list[str]:
    """What is wrong with this state, if it is played with this component data."""
    return (
        _negatives(state)
        + _swords(state)
        + _places_on_the_forge(state, facts)
        + _katanas(state, facts)
        + _projects(state, facts)
        + _cards(state, facts)
        + _benefits(state)
        + _honors(state, facts)
        + _figures(state, facts)
        + _palace(state)
        + _ghost(state, facts)
    )


def most_decisions(state: State, facts: Table) -> int:
    """A generous upper bound on the number of decisions of a game.

    A seat places at most nine figures per round and passes once. The decisions of a placement, of the other players
    during it, of a card, of a delivery and of the SHOGUN NO KATANA are all bounded. Purchases at the Market are bounded
    only by Coins: at most all Coins of a seat per placement.
    """
    seats = state.setting.players
    blocked = len(facts["worker"]["freed_by"])
    placements: int = seats * ROUNDS * (facts["worker"]["available"] + blocked + MONKS)
    asked = 1 + 5 + 2 * MONKS + 2 + CELLS + 2 * seats  # itself, its steps, what a Monk adds, and the other players
    cards: int = sum([card["copies"] for card in facts["card"].values()])
    deliveries = SWORDS + seats
    katana = seats * (2 + 2 * MOST_IN_THE_KATANA) + PROJECT_FROM_A_SWORD * SWORDS
    own = placements * asked + 5 * cards + 6 * deliveries + katana
    return 2 * seats * ROUNDS + own + _most_coins(facts, placements)


def _most_coins(facts: Table, placements: int) -> int:
    """An upper bound on all Coins: up front, from placements and gifts, decorations and deliveries."""
    swords, cards = facts["sword"].values(), facts["card"].values()
    advance: int = sum([sword["coins"] for sword in swords]) + sum(facts["start"]["coins"])
    a_placement: int = facts["komainu"]["coins"] + 5 * facts["rooms"]["coins"]
    decorations: int = 4 * (SWORDS + 4) * 2 * facts["academy"]["last"]
    a_line: int = max(facts["forge"]["columns"]) + 2 * max([card["benefit"].get("coins", 0) for card in cards])
    by_cards: int = sum([card["copies"] for card in cards]) * max(facts["rooms"]["coins"], facts["academy"]["last"])
    return advance + placements * a_placement + decorations + (SWORDS + 4) * 4 * a_line + by_cards


def _negatives(state: State) -> list[str]:
    wrong = [f"{name} holds a negative number" for name in NEVER_NEGATIVE if min(getattr(state, name), default=0) < 0]
    first, last = state.setting.first_step, state.setting.last_step
    if not all(first <= step <= last for step in state.decorators):
        wrong.append(f"the Decorators are at {state.decorators}")
    return wrong


def _swords(state: State) -> list[str]:
    """A tile is in the pile, at a House, offered at the start, on a Forge (with a Sashimono) or delivered."""
    on_forges = [sword for sword in state.forge if sword != NO_SWORD]
    lying = [sword for sword in state.sword_at if sword != NO_SWORD]
    delivered = [sword for row in state.washitsu for sword in row]
    tiles = sorted(state.pile + lying + state.starting + delivered + [sword for sword in on_forges if sword < SWORDS])
    wrong = [] if tiles == list(range(SWORDS)) else [f"the Swords are {tiles}"]
    for space, sword in enumerate(state.sword_at):
        if sword != NO_SWORD and space not in state.setting.spaces:
            wrong.append(f"Sword {sword} lies on space {space}, which is not in use")
    flagged = [sword for sword in range(SWORDS) if state.flag[sword] != NO_FLAG]
    if flagged != sorted([sword for sword in on_forges if sword < SWORDS]):
        wrong.append(f"Sashimonos lie on {flagged}")
    for seat in range(state.setting.players):
        begun = [sword for sword in _forge(state, seat) if sword < SWORDS and state.flag[sword] == STARTING]
        if len(begun) > 1:
            wrong.append(f"seat {seat} has two Starting Sashimonos")
    for sword in state.pile + lying + state.starting:
        if state.placed[sword] or state.decorated[sword] or state.noted[sword]:
            wrong.append(f"Sword {sword} is begun, and nobody's")
    return wrong


def _forge(state: State, seat: int) -> list[int]:
    return [sword for sword in state.forge[CELLS * seat : CELLS * (seat + 1)] if sword != NO_SWORD]


def _recipe(state: State, facts: Table, sword: int) -> list[int]:
    if sword >= SWORDS:
        return state.composition[sword - KATANA]
    return [LETTERS.index(letter) for letter in facts["sword"][str(sword + 1)]["recipe"]]


def _places_on_the_forge(state: State, facts: Table) -> list[str]:
    """A Sword's space follows from its Resources: Swords move only by adding one, and only forward."""
    wrong = []
    for place, sword in enumerate(state.forge):
        if sword == NO_SWORD:
            continue
        recipe = _recipe(state, facts, sword)
        on_it = recipe[: state.placed[sword]]
        row = on_it[-1] if on_it else recipe[0]
        column = (1 if on_it else 0) + sum([before == after for before, after in pairwise(on_it)])
        if place % CELLS != row * COLUMNS + column or len(on_it) != state.placed[sword]:
            wrong.append(f"Sword {sword} with {on_it} of {recipe} lies on space {place % CELLS}")
    for sword in [*[sword for sword in state.forge if sword != NO_SWORD], *[s for row in state.washitsu for s in row]]:
        on_it = _recipe(state, facts, sword)[: state.placed[sword]]
        if [kind for kind in range(4) if state.decorated[sword] >> kind & 1 and kind not in on_it]:
            wrong.append(f"Sword {sword} with {on_it} is decorated by {state.decorated[sword]}")
    for delivered in state.washitsu:
        for sword in delivered:
            if state.placed[sword] != len(_recipe(state, facts, sword)):
                wrong.append(f"Sword {sword} was delivered unfinished")
    return wrong


def _katanas(state: State, facts: Table) -> list[str]:
    wrong = []
    for seat in range(state.setting.players):
        made, sword = state.composition[seat], KATANA + seat
        there = state.forge.count(sword)
        if there > (1 if made else 0) or there != _forge(state, seat).count(sword):
            wrong.append(f"the SHOGUN NO KATANA of seat {seat} is {there} times on a Forge")
        if not made:
            if state.placed[sword] or state.decorated[sword]:
                wrong.append(f"seat {seat} works on a SHOGUN NO KATANA that is not in play")
            continue
        if len(made) > MOST_IN_THE_KATANA or set(made) != {0, 1, 2, 3}:
            wrong.append(f"seat {seat} has composed {made}")
        if any([abs(before - after) > 1 for before, after in pairwise(made)]):
            wrong.append(f"the Composition {made} of seat {seat} jumps a row")
        if [made.count(kind) for kind in range(4)] != list(state.project[4 * seat : 4 * seat + 4]):
            wrong.append(f"the Composition {made} of seat {seat} is not its Project")
        if not there and state.placed[sword] != len(made):
            wrong.append(f"the SHOGUN NO KATANA of seat {seat} was delivered unfinished")
    return wrong


def _projects(state: State, facts: Table) -> list[str]:
    """Resources on a Project came from delivered Swords, at most two each, or were added late, minus those removed."""
    wrong = []
    given: dict[int, list[int]] = {}
    for sword in range(SWORDS):
        gave = [state.noted[sword] >> 2 * kind & 3 for kind in range(4)]
        given[sword] = gave
        recipe = _recipe(state, facts, sword)
        if sum(gave) > PROJECT_FROM_A_SWORD or any([gave[kind] > recipe.count(kind) for kind in range(4)]):
            wrong.append(f"Sword {sword} of {recipe} gave {gave}")
    for seat in range(state.setting.players):
        for kind in range(4):
            came = sum([given[sword][kind] for sword in state.washitsu[seat]]) + state.late[4 * seat + kind]
            if came - state.dropped[4 * seat + kind] != state.project[4 * seat + kind]:
                wrong.append(f"the Project of seat {seat} has {state.project[4 * seat + kind]} of kind {kind}")
        late = sum(state.late[4 * seat : 4 * seat + 4])
        if late > sum([PROJECT_FROM_A_SWORD - sum(given[sword]) for sword in state.washitsu[seat]]):
            wrong.append(f"seat {seat} has added {late} late")
    return wrong


def _cards(state: State, facts: Table) -> list[str]:
    """Each copy of a card is in a deck, face up, with a player, under a Forge, or out of the game."""
    found: Counter[int] = Counter()
    for cards in [*state.decks, state.market_row, state.market_deck, *state.fresh, *state.used]:
        found.update(cards)
    found.update([face for face in state.under if face != NOBODY])
    for face, number in enumerate(state.gone):
        found[face] += number
    copies = [card["copies"] for card in facts["card"].values()]
    return [
        f"{found[face]} of card {face + 1}, not {copies[face]}"
        for face in range(len(copies))
        if found[face] != copies[face]
    ]


def _benefits(state: State) -> list[str]:
    wrong = []
    slots = 2 * LINE_COUNT
    for seat in range(state.setting.players):
        beneath = state.under[slots * seat : slots * (seat + 1)]
        if any([beneath[line] == NOBODY != beneath[line + 1] for line in range(0, slots, 2)]):
            wrong.append(f"seat {seat} has a second benefit without a first: {beneath}")
        if Counter(state.bought[seat]) - Counter(beneath):
            wrong.append(f"seat {seat} bought {state.bought[seat]}, but has {beneath}")
        if state.fresh[seat] != sorted(state.fresh[seat]):
            wrong.append(f"the cards of seat {seat} are out of order: {state.fresh[seat]}")
        if seat not in (state.actor, state.turn) and (state.used[seat] or state.bought[seat]):
            wrong.append(f"seat {seat} has a Moment that is not its own")
    return wrong


def _honors(state: State, facts: Table) -> list[str]:
    """One per player who has passed, in each round; none is left, because all players pass."""
    cards = sorted(state.honor_deck + state.honor_row + [card for row in state.honors for card in row])
    wrong = [] if cards == list(range(len(facts["honor"]))) else [f"the Honor cards are {cards}"]
    for side, taken in enumerate(state.honors):
        if len(taken) != state.round - 1 + state.passed[side]:
            wrong.append(f"side {side} has {len(taken)} Honor cards in round {state.round}")
    return wrong


def _figures(state: State, facts: Table) -> list[str]:
    """Workers and Monks are at home, on the main board, or at a line of their player's Forge."""
    wrong = []
    areas = {"market": state.market_at, "academy": state.academy_at, "palace": state.palace_at}
    for area, figures in areas.items():
        spaces = len([least for least in facts["spaces"][area] if least <= state.setting.sides])
        if len(figures) > spaces:
            wrong.append(f"{len(figures)} figures on {spaces} spaces of the {area}")
    standing = [*state.worker_at, *state.market_at, *state.academy_at, *state.palace_at, state.komainu_at]
    for side in range(state.setting.sides):
        workers, monks = standing.count(2 * side), standing.count(2 * side + 1)
        if workers + monks != state.on_board[side]:
            wrong.append(f"side {side} has {workers} Workers and {monks} Monks out, not {state.on_board[side]}")
        freed = len([number for number in facts["worker"]["freed_by"] if number <= len(state.washitsu[side])])
        if workers + state.workers[side] > facts["worker"]["available"] + freed:
            wrong.append(f"side {side} has {workers} Workers out and {state.workers[side]} at home")
        if monks + (state.monks[side] if side < state.setting.players else 0) > MONKS:
            wrong.append(f"side {side} has {monks} Monks out")
    return wrong


def _palace(state: State) -> list[str]:
    wrong = []
    if state.rooms and (len(state.rooms) != ROOMS_ON_THE_BOARD or len(set(state.rooms)) != ROOMS_ON_THE_BOARD):
        wrong.append(f"the Rooms are {state.rooms}")
    for seat, bits in enumerate(state.family):
        if bits.bit_count() > FAMILY or bits >> ROOMS_ON_THE_BOARD:
            wrong.append(f"the Family of seat {seat} is in {bits:b}")
    return wrong


def _ghost(state: State, facts: Table) -> list[str]:
    """In every Restore, a Daimyo card leaves the Ghost's deck and one of the set-aside cards enters it."""
    if not state.setting.solo:
        return [] if not state.ghost_deck + state.ghost_gone + state.ghost_aside else ["the Ghost has cards"]
    cards = Counter(state.ghost_deck + state.ghost_gone + state.ghost_aside)
    for part in ("deck", "aside"):
        cards.subtract({GHOST_CARDS.index(name): count for name, count in facts["ghost"][part].items()})
    changes = len(facts["ghost"]["aside"]) - len(state.ghost_aside)
    wrong = []
    if +cards or {card: -count for card, count in cards.items() if count} != (
        {GHOST_DAIMYO: changes} if changes else {}
    ):
        wrong.append(f"the Ghost's cards differ by {cards} after {changes} changes")
    if not state.round - 2 <= changes <= state.round - 1:
        wrong.append(f"{changes} changes of the Ghost's deck by round {state.round}")
    if not 0 <= state.ghost_family <= FAMILY:
        wrong.append(f"the Ghost has {state.ghost_family} Family Members")
    return wrong
