"""The setup: Rooms, Swords, cards, the first player, and a Sword for everybody to begin with."""

from __future__ import annotations

from bakufu.katana.box.components import (
    CELL_NAMES,
    HOUSE_COUNT,
    NO_SWORD,
    ROOM_COUNT,
    ROOMS,
    ROOMS_ON_THE_BOARD,
    SPACES,
    STARTING,
    SWORDS,
    sword_name,
)
from bakufu.katana.box.picks import MARKET_ROW, STARTING_SWORD, STARTING_SWORDS
from bakufu.katana.rules.decision_kinds import STARTING_SWORD as STARTING_SWORD_KIND
from bakufu.katana.rules.events import (
    GameBegan,
    HonorsRevealed,
    StartingSwordsRevealed,
    StartingSwordTaken,
    SwordsLaidOut,
)
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import place_sword
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced

DECK = 16  # Daimyo cards in each of the four decks


def lay_out_rooms(state: State, events: Events) -> bool:
    """Random Rooms, or those suggested for a first game; and the first player. A single player begins."""
    setting = state.setting
    rooms = list(range(ROOM_COUNT))
    if setting.options.rooms == "random":
        state.tiles.shuffle(rooms)
        state.rooms = rooms[:ROOMS_ON_THE_BOARD]
    else:
        state.rooms = setting.first_rooms[:]
    state.first = 0 if setting.solo else state.lots.below(setting.players)
    if events is not None:
        names = tuple([ROOMS[room] for room in state.rooms])
        rule = "ghost.replace-the-opponents" if setting.solo else "setup.five-rooms"
        events.append(GameBegan(rule, setting.players, names, state.first))
    return True


def lay_out_swords(state: State, events: Events) -> bool:
    pile = list(range(SWORDS))
    state.tiles.shuffle(pile)
    state.pile = pile
    fill_houses(state, "setup.lay-out-swords", events)
    return True


def fill_houses(state: State, rule: str, events: Events) -> None:
    """New Swords onto the empty spaces, as long as there are any."""
    laid: dict[str, str] = {}
    for space in state.setting.spaces:
        if state.sword_at[space] == NO_SWORD and state.pile:
            state.sword_at = replaced(state.sword_at, space, draw_sword(state))
            laid[SPACES[space]] = sword_name(state.sword_at[space])
    if events is not None:
        events.append(SwordsLaidOut(rule, laid))


def draw_sword(state: State) -> int:
    sword = state.pile[-1]
    state.pile = state.pile[:-1]
    return sword


def deal_cards(state: State, events: Events) -> bool:
    """Four decks of Daimyo cards, and the Market with three face-up cards."""
    setting = state.setting
    daimyo = [face for face in setting.daimyo_faces for _ in range(setting.copies[face])]
    state.cards.shuffle(daimyo)
    state.decks = [daimyo[house * DECK : (house + 1) * DECK] for house in range(HOUSE_COUNT)]
    market = [face for face in setting.market_faces for _ in range(setting.copies[face])]
    state.cards.shuffle(market)
    state.market_row = [market.pop() for _ in range(MARKET_ROW)]
    state.market_deck = market
    honors = list(range(len(setting.honor_kind)))
    state.cards.shuffle(honors)
    state.honor_deck = honors
    reveal_honors(state, "setup.lay-out-honor-cards", events)
    return True


def reveal_honors(state: State, rule: str, events: Events) -> None:
    """As many as there are players, the Ghost included."""
    deck = state.honor_deck
    number = state.setting.sides
    state.honor_row = deck[len(deck) - number :]
    state.honor_deck = deck[: len(deck) - number]
    if events is not None:
        events.append(HonorsRevealed(rule, tuple([honor + 1 for honor in state.honor_row])))


def reveal_starting_swords(state: State, events: Events) -> bool:
    state.starting = [draw_sword(state) for _ in range(state.setting.players)]
    if events is not None:
        names = tuple([sword_name(sword) for sword in state.starting])
        events.append(StartingSwordsRevealed("setup.choose-a-sword", names))
    return True


def choose_starting_swords(state: State, events: Events) -> bool:
    """The last player first, counterclockwise. The only Sword that is left needs no choice."""
    if not state.starting:
        return True
    seat = (state.first + len(state.starting) - 1) % state.setting.players
    if len(state.starting) == 1:
        _begin_with(state, seat, 0, events)
        return True
    state.ask(STARTING_SWORD_KIND, seat, [])
    return False


def starting_moves(state: State, seat: int) -> list[int]:
    return [STARTING_SWORD + slot for slot in range(len(state.starting))]


def starting_refusal(state: State, seat: int, move: int) -> str:
    if not STARTING_SWORD <= move < STARTING_SWORD + STARTING_SWORDS:
        return NO_SUCH_MOVE
    return "" if move - STARTING_SWORD < len(state.starting) else "setup.choose-a-sword"


def choose_starting_sword(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    _begin_with(state, seat, move - STARTING_SWORD, events)


def _begin_with(state: State, seat: int, slot: int, events: Events) -> None:
    """The Coins of the Sword and those of the Starting Sashimono, which is on it."""
    sword = state.starting[slot]
    state.starting = state.starting[:slot] + state.starting[slot + 1 :]
    state.flag = replaced(state.flag, sword, STARTING)
    place = (seat - state.first) % state.setting.players
    coins = state.setting.advance[sword] + state.setting.start_coins[place]
    state.coins[seat] += coins
    cell = place_sword(state, seat, sword)
    if events is not None:
        events.append(StartingSwordTaken("setup.starting-stock", seat, sword_name(sword), CELL_NAMES[cell], coins))
