"""Quiet hours: a notice that falls into them waits until they end, by the clock of the person's own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

from bakufu.server.store.store import Found
from bakufu.table.refusal import Refusal

MINUTES = 24 * 60

Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    """From `start` to `end`, in minutes after midnight; it may be the next day's. `zone` is a name as in the IANA time
    zone database, such as Europe/Berlin."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def checked(quiet: Quiet) -> Quiet:
    if _zone(quiet.zone) is None:
        raise Refusal("bad-zone", zone=quiet.zone)
    return quiet


def _zone(name: str) -> ZoneInfo | None:
    """None if it is unknown, or no name at all."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


def of_row(row: Found) -> Quiet | None:
    """The quiet hours of a person."""
    return None if row.zone is None else Quiet(row.quiet_start, row.quiet_end, row.zone)


def ends(quiet: Quiet | None, now: int) -> int | None:
    """When the quiet hours of this moment end, in milliseconds since 1970; None if it is in none."""
    zone = None if quiet is None else _zone(quiet.zone)
    if quiet is None or zone is None:
        return None
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = 60 * here.hour + here.minute
    if (minute - quiet.start) % MINUTES >= (quiet.end - quiet.start) % MINUTES:
        return None
    day = here.date() + timedelta(days=quiet.end <= minute)
    end = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=zone)
    return max(now + 1, int(end.timestamp() * 1000))
