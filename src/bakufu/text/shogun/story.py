"""The game log: events as lines under their season and action, with repeated events combined.

Each line has its rule, for "why?". Events are redacted before they come here.
"""

from __future__ import annotations

from collections.abc import Iterable

from bakufu.kernel.event import Event
from bakufu.shogun.rules import events as told
from bakufu.text.shogun.modules.manifests import TEXTS
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.story import CHAPTER, HEADING, SENTENCE, Line

# Covered by the next event, or of no interest to players; and so is scoring nothing.
SILENT = (told.CardRevealed, told.BystandersStayed, told.FarmersReturned, told.PlansLaid, told.RoundEnded)

# Events after a season's last action, which have a heading of their own.
CLOSING: tuple[type[Event], ...] = (
    told.RoundEnded,
    *[kind for text in TEXTS.values() for kind in text.after_actions],
)

# Events that can follow when all players have had their turn at an action.
AFTER_AN_ACTION: tuple[type[Event], ...] = (told.ActionBegan, told.ActionRevealed, *CLOSING)


class ShogunStory:
    """Feed it the events of a game in order. Lines that depend on later events are returned with those."""

    def __init__(self, renderer: ShogunRenderer) -> None:
        self.renderer = renderer
        self._plans: dict[int, list[str]] = {}
        self._starts: dict[int, list[str]] = {}
        self._passing: list[int] = []
        self._passing_rule = ""
        self._closing = False  # the season's actions are over
        self._heading: list[Line] = []  # waits for something to stand under it

    def tell(self, events: Iterable[Event]) -> list[Line]:
        lines: list[Line] = []
        for event in events:
            if not self._gathered(event):
                lines += self._waiting(event)
                self._close(event)
                lines += self._chapter(event)
                lines += self._headed(self._told(event))
        return lines

    def end(self) -> list[Line]:
        """The lines that are still waiting when the log ends early."""
        return [*self._started(), *self._planned(), *self._passed()]

    def _told(self, event: Event) -> list[Line]:
        if isinstance(event, SILENT) or scores_nothing(event):
            return []
        depth = HEADING if isinstance(event, told.ActionBegan) else SENTENCE
        return [Line(self.renderer.event(event), event.rule, depth)]

    def _close(self, event: Event) -> None:
        closing = isinstance(event, CLOSING) or (self._closing and not isinstance(event, told.ActionBegan))
        if closing and not self._closing:
            self._heading = [Line(self.renderer.say("story-season-ends"), event.rule, HEADING)]
        self._closing = closing

    def _chapter(self, event: Event) -> list[Line]:
        title = chapter(self.renderer, event)
        if not title:
            return []
        self._heading = []  # the season ended without anything to tell
        return [Line(title, "", CHAPTER)]

    def _headed(self, lines: list[Line]) -> list[Line]:
        if not lines:
            return []
        heading, self._heading = self._heading, []
        return [*heading, *lines]

    def _gathered(self, event: Event) -> bool:
        """Whether the event is held back, to be combined with similar ones."""
        say = self.renderer.say
        if isinstance(event, told.CardPlanned):
            if event.card is not None:
                space, card = self.renderer.name("space", event.space), self.renderer.card(event.card)
                self._plans.setdefault(event.seat, []).append(say("story-card", space=space, card=card))
        elif isinstance(event, told.ProvinceOccupied) and event.fixed:
            province = self.renderer.name("province", event.province)
            start = say("story-start", province=province, armies=event.armies)
            self._starts.setdefault(event.seat, []).append(start)
        elif isinstance(event, told.ActionSkipped) and event.planned:
            self._passing.append(event.seat)
            self._passing_rule = event.rule
        else:
            return False
        return True

    def _waiting(self, event: Event) -> list[Line]:
        """The lines that must come before this event."""
        if isinstance(event, told.TowerLoaded):
            return self._started()
        if isinstance(event, told.PlansLaid):
            return self._planned()
        if isinstance(event, AFTER_AN_ACTION):
            return self._passed()
        return []

    def _started(self) -> list[Line]:
        starts, self._starts = self._starts, {}
        lines = []
        for seat, provinces in starts.items():
            listed = self.renderer.joined(provinces)
            text = self.renderer.say("story-started", player=self.renderer.player(seat), provinces=listed)
            lines.append(Line(text, "setup.fixed-provinces", SENTENCE))
        return lines

    def _planned(self) -> list[Line]:
        plans, self._plans = self._plans, {}
        lines = []
        for seat, cards in sorted(plans.items()):
            text = self.renderer.say(
                "story-planned", player=self.renderer.player(seat), cards=self.renderer.joined(cards)
            )
            lines.append(Line(text, "plan.one-card-a-space", SENTENCE))
        return lines

    def _passed(self) -> list[Line]:
        seats, self._passing = self._passing, []
        if not seats:
            return []
        players = self.renderer.joined([self.renderer.player(seat) for seat in seats])
        text = self.renderer.say("story-passed", players=players, count=len(seats))
        return [Line(text, self._passing_rule, SENTENCE)]


def scores_nothing(event: Event) -> bool:
    """Of the base game or of a module: a tie can score 0."""
    gained = getattr(event, "points", getattr(event, "amount", None))
    return type(event).__name__.endswith("Scored") and not gained


def chapter(renderer: ShogunRenderer, event: Event) -> str:
    """The title of the chapter that this event opens, or ""."""
    if isinstance(event, told.GameBegan):
        return renderer.say("story-set-up")
    if isinstance(event, told.ActionsLaidOut):
        return season(renderer, event.season, event.year)
    if isinstance(event, told.WinterBegan):
        return season(renderer, "winter", event.year)
    return ""


def season(renderer: ShogunRenderer, season: str, year: int) -> str:
    return renderer.say("story-chapter", season=renderer.name("season", season), year=year)
