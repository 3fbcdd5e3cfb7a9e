"""The days and weeks that have a deal, in UTC: `2026-11-18` and, as ISO 8601 counts weeks, `2026-W47`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

WEEK = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


@dataclass(frozen=True)
class Period:
    """`start` and `end` are milliseconds since 1970; the end belongs to the next one."""

    name: str
    first: date
    days: int

    @property
    def start(self) -> int:
        return _at(self.first)

    @property
    def end(self) -> int:
        return _at(self.first + timedelta(self.days))

    @property
    def weekly(self) -> bool:
        return self.days > 1

    def over(self, now: int) -> bool:
        return now >= self.end

    def shifted(self, count: int) -> Period:
        """So many days or weeks later."""
        first = self.first + timedelta(count * self.days)
        return _week(first) if self.weekly else _day(first)


def today(now: int) -> Period:
    return _day(_date(now))


def this_week(now: int) -> Period:
    return _week(_date(now))


def period_of(name: str) -> Period | None:
    """None for what names neither a day nor a week."""
    try:
        if found := WEEK.fullmatch(name):
            return _week(date.fromisocalendar(int(found[1]), int(found[2]), 1))
        return _day(date.fromisoformat(name)) if DATE.fullmatch(name) else None
    except ValueError:
        return None


def _day(day: date) -> Period:
    return Period(day.isoformat(), day, 1)


def _week(day: date) -> Period:
    year, week, weekday = day.isocalendar()
    return Period(f"{year:04}-W{week:02}", day - timedelta(weekday - 1), 7)


def _date(at: int) -> date:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=at)).date()


def _at(day: date) -> int:
    return round(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
