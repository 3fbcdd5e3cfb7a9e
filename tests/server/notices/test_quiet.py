"""Quiet hours: when they end, by the clock on somebody's wall, also across midnight and when clocks are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bakufu.server.notices.quiet import Quiet, checked, ends
from bakufu.table.refusal import Refusal

BERLIN = "Europe/Berlin"
NIGHT = Quiet(22 * 60, 8 * 60, BERLIN)
NOON = Quiet(12 * 60, 13 * 60 + 30, BERLIN)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(BERLIN)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (NIGHT, "2026-05-01 21:59", None),
        (NIGHT, "2026-05-01 22:00", "2026-05-02 08:00"),
        (NIGHT, "2026-05-02 07:59", "2026-05-02 08:00"),
        (NIGHT, "2026-05-02 08:00", None),
        (NOON, "2026-05-01 12:30", "2026-05-01 13:30"),
        (NOON, "2026-05-01 13:30", None),
        (NIGHT, "2026-10-24 23:00", "2026-10-25 08:00"),  # the night has an hour more
        (Quiet(60, 60, BERLIN), "2026-05-01 01:00", None),
    ],
)
def test_quiet_hours_end_by_the_wall_clock(quiet: Quiet, now: str, end: str | None) -> None:
    assert ends(quiet, at(now)) == (None if end is None else at(end))
    assert ends(None, at(now)) is None


@pytest.mark.parametrize("zone", ["Nowhere", "../../etc/passwd", "/etc/localtime", "\0"])
def test_unknown_zones_are_refused(zone: str) -> None:
    with pytest.raises(Refusal):
        checked(Quiet(0, 1, zone))
