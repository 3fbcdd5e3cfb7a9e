"""The end of the game: Coins, the SHOGUN NO KATANA, Sashimonos, Honor cards, the Shogun's favour; and who has won."""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, HOUSE_COUNT, KATANA, ROUNDS, sword_name
from bakufu.katana.rules.events import GameEnded, Scored
from bakufu.katana.rules.honor import FLOWERS, HONORS, full_points, honor_points, reckoned_on, wealth
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import ornament_points, printed_points
from bakufu.katana.rules.swords.movement import first_resource
from bakufu.kernel.event import Events
from bakufu.kernel.standing import Standing, standings, winning_rule


def end_game(state: State, events: Events) -> bool:
    _score_coins(state, events)
    _score_katanas_on_the_forge(state, events)
    if state.setting.solo:
        _score_the_ghosts_katana(state, events)
    _score_sashimonos(state, events)
    _score_honors(state, events)
    _score_favour(state, events)
    state.scored = katana_values(state)
    _declare(state, events)
    return True


def final_points(state: State) -> list[int]:
    """By side: the points if the game ended now."""
    twin = state.copy()
    end_game(twin, None)
    return twin.points


def _award(state: State, side: int, points: int, rule: str, about: str | None, events: Events) -> None:
    state.points[side] += points
    if events is not None:
        events.append(Scored(rule, side, points, about))


def _score_coins(state: State, events: Events) -> None:
    for seat in range(state.setting.players):
        _award(state, seat, wealth(state, seat) // state.setting.coins_a_point, "end.score-coins", None, events)


def _score_katanas_on_the_forge(state: State, events: Events) -> None:
    """The Resources on it and their decorations, but nothing for the round or for its row and column."""
    for seat in range(state.setting.players):
        if katana_on_the_forge(state, seat):
            sword = KATANA + seat
            _award(state, seat, katana_value(state, seat), "end.score-unfinished-katana", sword_name(sword), events)


def _score_the_ghosts_katana(state: State, events: Events) -> None:
    """As if it had been delivered in the last round."""
    ghost = state.setting.players
    points = katana_value(state, ghost) + state.setting.round_points[ROUNDS - 1]
    _award(state, ghost, points, "ghost-end.katana-from-its-swords", sword_name(KATANA), events)


def katana_on_the_forge(state: State, seat: int) -> bool:
    return KATANA + seat in state.forge[CELLS * seat : CELLS * (seat + 1)]


def katana_delivered(state: State, seat: int) -> bool:
    return len(state.composition[seat]) > 0 and not katana_on_the_forge(state, seat)


def swords_delivered(state: State, side: int) -> int:
    """With the SHOGUN NO KATANA, which the Ghost doesn't have."""
    own = side < state.setting.players and katana_delivered(state, side)
    return len(state.washitsu[side]) + (1 if own else 0)


def katana_value(state: State, side: int) -> int:
    """The Resources on a SHOGUN NO KATANA and their decorations, without the round: for the favour and for ties.

    The Ghost's is made of the first Resource of each of its Swords.
    """
    if side < state.setting.players:
        return printed_points(state, KATANA + side) + ornament_points(state, KATANA + side)
    value = 0
    for sword in state.washitsu[side]:
        value += state.setting.price[first_resource(state, sword)]
    return value


def katana_values(state: State) -> list[int]:
    return [katana_value(state, side) for side in range(state.setting.sides)]


def _score_sashimonos(state: State, events: Events) -> None:
    for side in range(state.setting.sides):
        _award(state, side, sashimono_points(state, side), "end.score-sashimonos", None, events)


def sashimono_points(state: State, side: int) -> int:
    """Each set as large as can be.

    That is best as long as a further kind adds no less to a large set than to a small one; `fact_checks.py` checks it.
    """
    counts = state.sashimono[HOUSE_COUNT * side : HOUSE_COUNT * (side + 1)]
    points = 0
    for size in range(max(counts)):
        points += state.setting.sashimono_points[len([count for count in counts if count > size])]
    return points


def _score_honors(state: State, events: Events) -> None:
    """Flowers come last: they depend on where the Score marker is before them."""
    kinds = state.setting.honor_kind
    for side in range(state.setting.sides):
        for last in (False, True):
            for card in state.honors[side]:
                if (kinds[card] == FLOWERS) == last:
                    _score_honor(state, side, card, events)


def _score_honor(state: State, side: int, card: int, events: Events) -> None:
    points = honor_points(state, side, card)
    rule = HONORS[state.setting.honor_kind[card]].rule
    if points < full_points(state, side, card):
        rule = "honor.at-most"
    elif reckoned_on(state, side, card) != side:
        rule = "ghost-end.honor-by-the-player"
    _award(state, side, points, rule, str(card + 1), events)


def _score_favour(state: State, events: Events) -> None:
    """To the most precious SHOGUN NO KATANA that was delivered in time. The Ghost has no part in it."""
    favoured = favoured_seats(state)
    rule = "end.favour-to-best-katana"
    if len(favoured) > 1:
        rule = "end.share-the-favour"
    elif state.setting.solo:
        rule = "ghost-end.favour-for-delivery"
    for seat in favoured:
        _award(state, seat, state.setting.favour // len(favoured), rule, sword_name(KATANA + seat), events)


def favoured_seats(state: State) -> list[int]:
    delivered = [seat for seat in range(state.setting.players) if katana_delivered(state, seat)]
    best = max([katana_value(state, seat) for seat in delivered], default=0)
    return [seat for seat in delivered if katana_value(state, seat) == best]


def sides(state: State) -> list[Standing]:
    """Those of all sides, the Ghost's included."""
    return standings(state.points, katana_values(state))


def standing(state: State) -> list[Standing]:
    """Points decide; the more precious SHOGUN NO KATANA breaks a tie. A single player can be second to the Ghost."""
    return [row for row in sides(state) if row.seat < state.setting.players]


def _declare(state: State, events: Events) -> None:
    if events is None:
        return
    rows = sides(state)
    winners = tuple([row.seat for row in rows if row.place == 1])
    rule = winning_rule(rows, "end.most-points", "end.tie-by-katana", "end.shared-victory")
    events.append(GameEnded(rule, winners))
