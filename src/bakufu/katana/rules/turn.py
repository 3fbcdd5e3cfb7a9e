"""Individual player turns: one Worker or Monk at a time, clockwise, until everybody has passed."""

from __future__ import annotations

from bakufu.katana.box.components import ACADEMY, FORGE, KOMAINU, MARKET, NOBODY, PALACE, PLACE_COUNT, PLACES, figure
from bakufu.katana.box.picks import ENOUGH, MONK, PASS, PASSES, QUIET, WORKER
from bakufu.katana.rules import ghost
from bakufu.katana.rules.areas.academy import begin_academy
from bakufu.katana.rules.areas.forge import begin_forging
from bakufu.katana.rules.areas.houses import sword_refusal, take_sword
from bakufu.katana.rules.areas.komainu import reflect
from bakufu.katana.rules.areas.market import begin_market
from bakufu.katana.rules.areas.monks import monk_price, monk_refusal
from bakufu.katana.rules.areas.palace import begin_palace
from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import (
    ASIDE,
    BEGIN_ASIDES,
    END_MOMENT,
    END_OF_TURN,
    GHOST_CARD,
    NEXT_ASIDE,
    STARTING_SWORD,
    TURN,
)
from bakufu.katana.rules.events import FigurePlaced, RoundBegan
from bakufu.katana.rules.honor_row import take_honor
from bakufu.katana.rules.moment import end_moment
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Decision
from bakufu.kernel.rows import changed_by, replaced


def begin_round(state: State, events: Events) -> bool:
    state.turn = state.first
    if events is not None:
        events.append(RoundBegan("turn.four-rounds", state.round, state.first))
    return True


def take_turns(state: State, events: Events) -> bool:
    """Called again after each turn: finished when all have passed."""
    if 0 not in state.passed:
        return True
    while state.passed[state.turn]:
        state.turn = (state.turn + 1) % state.setting.sides
    if state.turn == state.setting.players:
        ghost.take_turn(state, events)
        return False
    state.actor = state.turn
    state.quiet[state.turn] = 0
    state.stack.append(TURN)
    return False


def ask_turn(state: State, events: Events) -> None:
    state.ask(TURN, state.turn, [])


class Turn(Decision):
    """Which place to send a figure to: nearly half of all decisions."""

    def __init__(self) -> None:
        super().__init__("turn", turn_moves, turn_refusal, take_turn)

    def list_moves(self, state: State, seat: int) -> list[int]:
        return turn_moves(state, seat)

    def refuse(self, state: State, seat: int, move: int) -> str:
        return turn_refusal(state, seat, move)

    def carry_out(self, state: State, seat: int, move: int, events: Events) -> None:
        take_turn(state, seat, move, events)


def turn_moves(state: State, seat: int) -> list[int]:
    by_worker = state.offering == NOBODY and state.workers[seat] > 0
    by_monk = not monk_refusal(state, seat)
    found: list[int] = []
    if by_worker or by_monk:
        places = [place for place in range(PLACE_COUNT) if not place_refusal(state, seat, place)]
        if by_worker:
            found += places
        if by_monk:
            found += [MONK + place for place in places]
    if state.offering == NOBODY:
        found += [PASS + slot for slot in range(len(state.honor_row))]
    return found


def turn_refusal(state: State, seat: int, move: int) -> str:
    if WORKER <= move < MONK:
        if state.offering != NOBODY:
            return "market-cards.monk-at-once"
        return place_refusal(state, seat, move) if state.workers[seat] else "turn.available-workers"
    if MONK <= move < PASS:
        return monk_refusal(state, seat) or place_refusal(state, seat, move - MONK)
    if PASS <= move < PASS + PASSES:
        if state.offering != NOBODY:
            return "market-cards.monk-at-once"
        return "" if move - PASS < len(state.honor_row) else "pass.take-an-honor-card"
    return NO_SUCH_MOVE


def place_refusal(state: State, seat: int, place: int) -> str:
    """The rule against a figure on this place, or "". The seat's own Forge has room for all figures."""
    if place < MARKET:
        return sword_refusal(state, seat, place)
    if place == MARKET:
        return "market.free-space" if len(state.market_at) >= state.setting.market_spaces else ""
    if place == ACADEMY:
        return "academy.free-space" if len(state.academy_at) >= state.setting.academy_spaces else ""
    if place == PALACE:
        return "palace.free-space" if len(state.palace_at) >= state.setting.palace_spaces else ""
    if place == KOMAINU:
        return "komainu.only-space" if state.komainu_at != NOBODY else ""
    return ""


def take_turn(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move >= PASS:
        _pass(state, seat, move - PASS, events)
        return
    monk = 1 if move >= MONK else 0
    place = move - MONK if monk else move
    paid = monk_price(state) if monk else 0
    if monk:
        state.monks = changed_by(state.monks, seat, -1)
        state.coins[seat] -= paid
        state.offering = NOBODY
    else:
        state.workers[seat] -= 1
    state.monk = monk
    if place < FORGE:
        state.on_board[seat] += 1
    if events is not None:
        rule = "temple.monk-costs-offering" if monk else "turn.one-at-a-time"
        events.append(FigurePlaced(rule, seat, PLACES[place], monk == 1, paid))
    state.stack += [BEGIN_ASIDES, END_MOMENT, END_OF_TURN]
    _act(state, seat, place, figure(seat, monk), events)


def _act(state: State, seat: int, place: int, who: int, events: Events) -> None:
    if place < MARKET:
        state.worker_at = replaced(state.worker_at, place, who)
        take_sword(state, seat, place, events)
    elif place == MARKET:
        state.market_at = [*state.market_at, who]
        begin_market(state)
    elif place == ACADEMY:
        state.academy_at = [*state.academy_at, who]
        begin_academy(state)
    elif place == PALACE:
        state.palace_at = [*state.palace_at, who]
        begin_palace(state)
    elif place == KOMAINU:
        state.komainu_at = who
        reflect(state, seat, events)
    else:
        begin_forging(state, seat, place - FORGE)


def _pass(state: State, seat: int, slot: int, events: Events) -> None:
    """Until the end of the round nothing remains but the gifts of Academy and Palace."""
    end_moment(state, events)
    take_honor(state, seat, slot, "pass.take-an-honor-card", events)
    state.passed[seat] = 1
    state.turn = (state.turn + 1) % state.setting.sides


def ask_end_of_turn(state: State, events: Events) -> None:
    """Anytime actions are still possible before the turn ends."""
    state.actor = state.turn
    if tempted(state, state.turn, END_OF_TURN):
        state.ask(END_OF_TURN, state.turn, [])


def end_of_turn_moves(state: State, seat: int) -> list[int]:
    return [ENOUGH]


def enough_refusal(state: State, seat: int, move: int) -> str:
    return "" if move == ENOUGH else NO_SUCH_MOVE


def end_turn(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)


def out_of_turn(state: State) -> bool:
    """Whether somebody is asked between the turns or in the turn of another player: an anytime action, a gift, or a
    question that follows from one."""
    beginning = state.decision in (STARTING_SWORD, GHOST_CARD)
    return 1 in state.awaited and not beginning and not (state.turn < len(state.awaited) and state.awaited[state.turn])


def begin_asides(state: State, events: Events) -> None:
    """The turn is over. The others can take anytime actions, except the next player, whose turn is coming."""
    sides, seats = state.setting.sides, state.setting.players
    after = (state.turn + 1) % sides
    while state.passed[after]:
        after = (after + 1) % sides
    others = [(state.turn + step) % sides for step in range(1, sides)]
    state.asked = [side for side in others[::-1] if side < seats and side != after and not state.passed[side]]
    state.turn = (state.turn + 1) % sides
    if state.asked:
        state.stack.append(NEXT_ASIDE)


def next_aside(state: State, events: Events) -> None:
    if not state.asked:
        return
    seat = state.asked[-1]
    state.asked = state.asked[:-1]
    state.actor = seat
    state.stack += [NEXT_ASIDE, END_MOMENT, ASIDE]


def ask_aside(state: State, events: Events) -> None:
    seat = state.actor
    under_way = len(state.used[seat]) > 0 or len(state.bought[seat]) > 0
    if not state.passed[seat] and (under_way or not state.quiet[seat]) and tempted(state, seat, ASIDE):
        state.ask(ASIDE, seat, [])


def aside_moves(state: State, seat: int) -> list[int]:
    return [ENOUGH, QUIET]


def aside_refusal(state: State, seat: int, move: int) -> str:
    return "" if move in (ENOUGH, QUIET) else NO_SUCH_MOVE


def decline(state: State, seat: int, move: int, events: Events) -> None:
    """Not now, or not until something changes."""
    state.answered(seat)
    if move == QUIET:
        state.quiet[seat] = 1
