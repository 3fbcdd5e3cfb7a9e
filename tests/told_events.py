"""Looking up events by the rule they cite, for the tables that tests of both games lay out."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.event import Event


class ToldEvents:
    events: list[Event]

    def told(self, rule: str) -> Any:
        """The one event since the layout that cites this rule."""
        cited = self.all_told(rule)
        assert len(cited) == 1, f"{rule} is cited {len(cited)} times among {[event.rule for event in self.events]}"
        return cited[0]

    def all_told(self, rule: str) -> list[Any]:
        return [event for event in self.events if event.rule == rule]
