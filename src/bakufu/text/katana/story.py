"""The game log: events as lines under their round and turn, with repeated events combined.

Each line has its rule, for "why?". No event of this game is hidden from some players only.
"""

from __future__ import annotations

from collections.abc import Iterable

from bakufu.katana.rules import events as told
from bakufu.kernel.event import Event
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.story import CHAPTER, HEADING, SENTENCE, Line

# A player's turn, as a heading.
HEADINGS = (told.FigurePlaced, told.Passed, told.GhostDrew)


class KatanaStory:
    """Purchases at the Market are reported together, and the final scoring player by player."""

    def __init__(self, renderer: KatanaRenderer) -> None:
        self.renderer = renderer
        self._chapter = ""
        self._bought: list[told.ResourceBought] = []
        self._scored: list[told.Scored] = []

    def tell(self, events: Iterable[Event]) -> list[Line]:
        lines: list[Line] = []
        for event in events:
            if isinstance(event, told.ResourceBought) and self._together(event):
                self._bought.append(event)
                continue
            lines += self._purchases()
            lines += self._opened(event)
            if isinstance(event, told.ResourceBought):
                self._bought.append(event)
            elif isinstance(event, told.Scored):
                self._scored.append(event)
            else:
                lines += self._told(event)
        return lines

    def end(self) -> list[Line]:
        """The lines that are still waiting when the log ends early."""
        return [*self._purchases(), *self._scoring()]

    def _told(self, event: Event) -> list[Line]:
        before = self._scoring() if isinstance(event, told.GameEnded) else []
        if _silent(event):
            return before
        depth = HEADING if isinstance(event, HEADINGS) else SENTENCE
        return [*before, Line(self.renderer.event(event), event.rule, depth)]

    def _opened(self, event: Event) -> list[Line]:
        title = chapter(self.renderer, event)
        if not title or title == self._chapter:
            return []
        self._chapter = title
        return [Line(title, "", CHAPTER)]

    def _together(self, event: told.ResourceBought) -> bool:
        last = self._bought[-1] if self._bought else None
        return last is not None and (last.seat, last.rule) == (event.seat, event.rule)

    def _purchases(self) -> list[Line]:
        bought, self._bought = self._bought, []
        if len(bought) < 2:
            return [Line(self.renderer.event(event), event.rule, SENTENCE) for event in bought]
        counts: dict[str, int] = {}
        for event in bought:
            counts[event.resource] = counts.get(event.resource, 0) + 1
        text = self.renderer.say(
            "story-bought",
            player=self.renderer.player(bought[0].seat),
            resources=self.renderer.some(counts),
            coins=self.renderer.coins(sum(event.coins for event in bought)),
        )
        return [Line(text, bought[0].rule, SENTENCE)]

    def _scoring(self) -> list[Line]:
        scored, self._scored = self._scored, []
        ordered = sorted(scored, key=lambda event: event.seat)
        return [Line(self.renderer.event(event), event.rule, SENTENCE) for event in ordered]


def _silent(event: Event) -> bool:
    """Whether the event is covered by the next or the previous one."""
    if isinstance(event, told.SashimonoTaken):
        return event.sword is not None
    return isinstance(event, told.RoomUsed)


def chapter(renderer: KatanaRenderer, event: Event) -> str:
    """The title of the chapter that this event opens, or ""."""
    if isinstance(event, told.GameBegan):
        return renderer.say("story-set-up")
    if isinstance(event, told.RoundBegan):
        return renderer.say("story-round", round=event.round)
    if isinstance(event, told.FirstPlayerChanged):
        return renderer.say("story-restore")
    return renderer.say("story-final-scoring") if isinstance(event, told.Scored) else ""
