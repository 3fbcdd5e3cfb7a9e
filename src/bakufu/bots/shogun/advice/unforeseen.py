"""The season's event is drawn after everybody has planned: where it changes the best march, the hint says so."""

from __future__ import annotations

from bakufu.bots.shogun.advice.choices import Weighed, apart, choices
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.shogun.box.components import CASTLE_DEFENDS, EFFECTS, NO_EVENT, TEMPLE_PROTECTS, TWO_FARMERS
from bakufu.shogun.rules.actions.march import target_moves
from bakufu.shogun.rules.decision_kinds import MARCH_TO
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State

IN_BATTLE = (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS)


def changed_by_event(bot: Ashigaru, state: State, seat: int, chosen: Weighed) -> str:
    """The effect of the event, if another province would be chosen while it was still one of several; "" otherwise."""
    now = effect(state)
    if state.decision != MARCH_TO or now not in IN_BATTLE:
        return ""
    before = state.copy()
    before.event_row = [*state.event_row, state.event]
    before.event = NO_EVENT
    evaluator = bot.evaluator(before, seat)
    evaluator.cautious = True
    first = apart(choices(bot, evaluator, target_moves(before, seat)))[0]
    return "" if first.moves[0] == chosen.moves[0] else EFFECTS[now]
