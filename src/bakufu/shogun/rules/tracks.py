"""The tracks on the board end somewhere, but amounts don't. Players are told when they pass the end of a track."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.shogun.rules.events import TrackExceeded
from bakufu.shogun.rules.state import State

# The last spaces of the two tracks. No amount depends on them: they only decide when players are told.
RICE_TRACK: Final = 18
POINTS_TRACK: Final = 80


def tell_of_rice(state: State, seat: int, gained: int, events: Events) -> None:
    """Call this after the event that says what was gained."""
    _tell("collect.rice-beyond-track", seat, state.rice[seat], gained, RICE_TRACK, events)


def tell_of_points(state: State, seat: int, gained: int, events: Events) -> None:
    """Call this after the event that says what was scored."""
    _tell("score.points-beyond-track", seat, state.points[seat], gained, POINTS_TRACK, events)


def _tell(rule: str, seat: int, total: int, gained: int, last: int, events: Events) -> None:
    if events is not None and total - gained <= last < total:
        events.append(TrackExceeded(rule, seat, total))
