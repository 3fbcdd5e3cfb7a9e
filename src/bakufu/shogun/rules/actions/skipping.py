"""Skipping: the only way an action isn't carried out. The rule says why."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import ACTIONS, PROVINCES
from bakufu.shogun.rules.events import ActionSkipped


def skip(seat: int, action: int, province: int, rule: str, events: Events) -> None:
    if events is not None:
        events.append(ActionSkipped(rule, seat, ACTIONS[action], PROVINCES[province], False))
