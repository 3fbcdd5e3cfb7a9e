"""The Ghost: a rival without decisions, led by the cards of its own deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.katana.box.components import (
    FAMILY,
    GHOST_ACADEMY,
    GHOST_CARDS,
    GHOST_DAIMYO,
    GHOST_FIRST,
    GHOST_MARKET,
    GHOST_PALACE,
    HOUSE_COUNT,
    HOUSES,
    NO_SWORD,
    NOBODY,
    figure,
    of_seat,
    sword_name,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.areas.family import members
from bakufu.katana.rules.areas.gifts import begin_gifts
from bakufu.katana.rules.areas.market import remove_market_card
from bakufu.katana.rules.decision_kinds import ACADEMY_GIFT, BEGIN_ASIDES, PALACE_GIFT
from bakufu.katana.rules.events import (
    FirstPlayerNext,
    GhostDiscarded,
    GhostDrew,
    GhostFoundNoSpace,
    GhostPlacedFamily,
    GhostScored,
    GhostTookSword,
)
from bakufu.katana.rules.honor_row import take_honor
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import free_worker
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by, replaced

PLAYER: Final = 0  # the only seat
GHOST: Final = 1  # its side


def take_turn(state: State, events: Events) -> None:
    """A Worker by the next card, or the round is over for it."""
    if state.workers[GHOST] and _somewhere(state):
        state.stack.append(BEGIN_ASIDES)
        _place_worker(state, events)
        return
    take_honor(state, GHOST, 0, "ghost.pass-without-a-place", events)
    state.passed[GHOST] = 1
    state.turn = 0


def _somewhere(state: State) -> bool:
    """Whether any of its cards leads to a free space."""
    return len([card for card in [*state.ghost_deck, *state.ghost_gone] if has_space(state, card)]) > 0


def _place_worker(state: State, events: Events) -> None:
    """Cards are drawn until one leads to a free space."""
    card = _draw(state, events)
    while not has_space(state, card):
        if events is not None:
            events.append(GhostFoundNoSpace("ghost.score-full-area", GHOST_CARDS[card]))
        _score(state, card, False, events)
        card = _draw(state, events)
    state.workers[GHOST] -= 1
    state.on_board[GHOST] += 1
    _act(state, card, events)


def _draw(state: State, events: Events) -> int:
    """The top card; an empty deck is made from the discard pile."""
    rule = "ghost.draw-a-card"
    if not state.ghost_deck:
        rule = "ghost.shuffle-again"
        deck = state.ghost_gone[:]
        state.lots.shuffle(deck)
        state.ghost_deck = deck
        state.ghost_gone = []
    card = state.ghost_deck[-1]
    state.ghost_deck = state.ghost_deck[:-1]
    state.ghost_gone = [*state.ghost_gone, card]
    if events is not None:
        events.append(GhostDrew(rule, GHOST_CARDS[card]))
    return card


def has_space(state: State, card: int) -> bool:
    setting = state.setting
    if card == GHOST_DAIMYO:
        return _wanted(state) != NOBODY
    if card == GHOST_PALACE:
        return len(state.palace_at) < setting.palace_spaces
    if card == GHOST_MARKET:
        return len(state.market_at) < setting.market_spaces
    if card == GHOST_ACADEMY:
        return len(state.academy_at) < setting.academy_spaces
    return state.komainu_at == NOBODY


def _wanted(state: State) -> int:
    sashimono = state.sashimono[HOUSE_COUNT * GHOST : HOUSE_COUNT * (GHOST + 1)]
    return wanted_space(state.setting, state.sword_at, sashimono)


def wanted_space(setting: Setting, sword_at: Sequence[int], sashimono: Sequence[int]) -> int:
    """The Sword with the highest number, of a House whose Sashimono it has least often; NOBODY if none is left.

    The numbers printed on a tile are its points and its Coins, compared in this order; a tile's own number comes last.
    `sword_at`: what lies on each space; `sashimono`: what the Ghost has of each House.
    """
    best, highest = NOBODY, (0, 0, 0, 0)
    for space in setting.spaces:
        sword = sword_at[space]
        if sword == NO_SWORD:
            continue
        rank = (-sashimono[setting.house_of[space]], setting.points[sword], setting.advance[sword], sword)
        if best == NOBODY or rank > highest:
            best, highest = space, rank
    return best


def _act(state: State, card: int, events: Events) -> None:
    who = figure(GHOST, 0)
    if card == GHOST_DAIMYO:
        _take_sword(state, _wanted(state), who, events)
    elif card == GHOST_MARKET:
        state.market_at = [*state.market_at, who]
        _discard_market_card(state, events)
        _score(state, card, True, events)
    elif card == GHOST_PALACE:
        state.palace_at = [*state.palace_at, who]
        _place_family(state, events)
        _score(state, card, True, events)
        begin_gifts(state, PALACE_GIFT)
    elif card == GHOST_ACADEMY:
        state.academy_at = [*state.academy_at, who]
        _score(state, card, True, events)
        begin_gifts(state, ACADEMY_GIFT)
    else:
        state.komainu_at = who
        if events is not None:
            events.append(FirstPlayerNext("komainu.be-first-player", GHOST))
        _score(state, card, True, events)


def _take_sword(state: State, space: int, who: int, events: Events) -> None:
    """The Sword counts as delivered immediately."""
    sword = state.sword_at[space]
    house = state.setting.house_of[space]
    state.sword_at = replaced(state.sword_at, space, NO_SWORD)
    state.worker_at = replaced(state.worker_at, space, who)
    state.placed = replaced(state.placed, sword, len(state.setting.recipe[sword]))
    state.washitsu[GHOST] = [*state.washitsu[GHOST], sword]
    state.sashimono = changed_by(state.sashimono, HOUSE_COUNT * GHOST + house, 1)
    points = state.setting.points[sword] + state.setting.round_points[state.round - 1]
    state.points[GHOST] += points
    if events is not None:
        events.append(GhostTookSword("ghost.take-a-sword", GHOST, sword_name(sword), HOUSES[house], points))
    free_worker(state, GHOST, events)
    deck = state.decks[house]
    if deck:
        state.gone = changed_by(state.gone, deck[-1], 1)
        state.decks[house] = deck[:-1]
        if events is not None:
            events.append(GhostDiscarded("ghost.discard-house-card", deck[-1] + 1, HOUSES[house]))


def _discard_market_card(state: State, events: Events) -> None:
    if not state.market_row:
        return
    face = min(state.market_row)
    state.gone = changed_by(state.gone, face, 1)
    remove_market_card(state, state.market_row.index(face))
    if events is not None:
        events.append(GhostDiscarded("ghost.score-figures-at-market", face + 1, "market"))


def _place_family(state: State, events: Events) -> None:
    if state.ghost_family:
        state.ghost_family -= 1
        if events is not None:
            events.append(GhostPlacedFamily("ghost.score-members-at-palace", FAMILY - state.ghost_family))


RULES = {
    GHOST_PALACE: "ghost.score-members-at-palace",
    GHOST_MARKET: "ghost.score-figures-at-market",
    GHOST_ACADEMY: "ghost.score-decorator-at-academy",
    GHOST_FIRST: "ghost.score-round-at-komainu",
}
FULL = {GHOST_DAIMYO: "ghost.no-sword-left"}


def points_of(state: State, card: int, full: bool) -> int:
    """What an area scores for the Ghost. In a full one, what it would have placed there counts as well."""
    if card == GHOST_MARKET:
        return len(state.market_at) + (1 if full else 0)
    if card == GHOST_PALACE:
        at_home = state.ghost_family - (1 if full and state.ghost_family else 0)
        return FAMILY - at_home + members(state.family[PLAYER])
    if card == GHOST_ACADEMY:
        return max(of_seat(state.decorators, PLAYER))
    if card == GHOST_FIRST:
        return state.round
    return state.setting.round_points[state.round - 1]  # no Sword is left whose points it could score


def _score(state: State, card: int, placed: bool, events: Events) -> None:
    """With a Worker in the area, or because it found no space there."""
    points = points_of(state, card, not placed)
    state.points[GHOST] += points
    if events is not None:
        rule = RULES[card] if placed else FULL.get(card, "ghost.as-if-available")
        events.append(GhostScored(rule, GHOST, GHOST_CARDS[card], points, placed))
