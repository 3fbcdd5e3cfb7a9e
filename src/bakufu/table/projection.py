"""Projection: what each viewer gets of a step. The single redaction boundary: views and events leave for a recipient
only through here.

`table_view`, `step_for` and `merge_patch` define the result. `StepBroadcast` computes the same for a whole table: it
does once what is the same for everyone, and asks the game what has changed.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypedDict

from bakufu.kernel.advice.analysis import Outlook
from bakufu.kernel.event import Event, redact
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json, merge_patch
from bakufu.kernel.plain import plain, plain_later
from bakufu.kernel.shapes import OfGame, Words
from bakufu.kernel.standing import Standing
from bakufu.kernel.view import View
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold

# Those of whichever game is played, as plain values.
AnyView = Annotated[Json, OfGame("View")]
AnyOutlook = Annotated[Json, OfGame("Outlook")]
AnyEvent = Annotated[Json, OfGame("Event")]
# The seat that may see all of an event, its version, and everyone else's version.
Redacted = tuple[int | None, AnyEvent, AnyEvent]
# What a step tells everybody of its entry: number, kind, seat, by whom, when, and a chat message with its author.
Heading = tuple[int, str, int | None, str, int, str | None, str | None]
StepKind = Annotated[str, Words("StepKind", tuple(kind.value for kind in Kind))]
StepAuthor = Annotated[str, Words("StepAuthor", tuple(by.value for by in By))]


class SeatVacation(TypedDict):
    seat: int
    until: int


class OpenPart(TypedDict):
    """What the table adds to everyone's view. `since` is when the pending decision came up; the time for it runs from
    then on, and there is less of it for somebody who is asked `out_of_turn`. While plans are `sealed`, answer with
    `ready` and not with `play`. The `outlook` is what things on the table are worth as they stand.

    By seat: `deadlines`, when the time runs out of those whom the table waits for, and `banks`, what each had at
    `since` where the time control has banks. `pausing` are seats that want a pause, which began at `paused_at`.
    `vacations`: until when the clocks of which seats stand still, or stood."""

    awaited: list[int]
    since: int
    deadlines: list[int | None]
    banks: list[int]
    pausing: list[int]
    paused_at: int | None
    vacations: list[SeatVacation]
    out_of_turn: bool
    sealed: bool
    ready: list[int]
    away: list[int]
    standings: list[Standing]
    outlook: AnyOutlook


class TablePart(OpenPart):
    """What the table adds to a view. `my_plan` is the viewer's own plan while others are still planning; `obvious` the
    move that everybody would make, where there is nothing to decide."""

    my_plan: list[int] | None
    can_undo: bool
    obvious: int | None


class ViewerStep(NamedTuple):
    """One entry of the log, redacted for a viewer. `patch` is a JSON merge patch for the viewer's view."""

    seq: int
    kind: StepKind
    seat: int | None
    by: StepAuthor
    at: int
    events: list[AnyEvent]
    patch: Json | None
    text: str | None
    name: str | None  # the author of a chat message


def table_view(fold: Fold, viewer: int | None) -> AnyView:
    """The game's view for a seat (None: a spectator), and what the table adds to it."""
    return snapshot_for(fold, viewer).whole()


class OpenSnapshot:
    """What the table adds to everyone's view: its plain form, the part of it that depends on the game alone, and the
    outlook that is in it."""

    __slots__ = ("of_game", "outlook", "told")

    def __init__(self, fold: Fold, of_game: Json, outlook: Outlook) -> None:
        self.told = _of_table(fold) | of_game
        self.of_game = of_game
        self.outlook = outlook

    @classmethod
    def of(cls, fold: Fold) -> OpenSnapshot:
        # From a spectator's view, so that it can't tell anybody more than everybody knows.
        outlook = fold.game.outlook(fold.game.view(fold.state, None))
        return cls(fold, _of_game(fold, plain(outlook)), outlook)

    def in_same_game(self, fold: Fold) -> OpenSnapshot:
        """The same after an entry that left the game as it was."""
        return OpenSnapshot(fold, self.of_game, self.outlook)

    def later(self, fold: Fold, before: View[Flow], spectators: View[Flow]) -> OpenSnapshot:
        """The same after an entry, with what can't have changed taken over. `before` is a view from the time of this
        one, `spectators` what spectators see now."""
        outlook = fold.game.later_outlook(spectators, before, self.outlook)
        told = plain_later(outlook, self.outlook, self.of_game["outlook"])
        return OpenSnapshot(fold, _of_game(fold, told), outlook)


def _of_game(fold: Fold, outlook: AnyOutlook) -> Json:
    asked = fold.asked()
    return {
        "out_of_turn": asked.out_of_turn,
        "sealed": asked.sealed,
        "standings": [plain(row) for row in fold.game.standings(fold.state)],
        "outlook": outlook,
    }


def _of_table(fold: Fold) -> Json:
    """Who is awaited and the clocks; who is ready, and who is away."""
    awaited, away, clocks, asked = fold.awaited(), fold.away, fold.clocks, fold.asked()
    times = {seat: clocks.deadline(seat, asked) for seat in awaited if seat not in away}
    return {
        "awaited": list(awaited),
        "since": clocks.since,
        "deadlines": [times.get(seat) for seat in range(fold.seats)],
        "banks": list(clocks.banks),
        "pausing": sorted(clocks.pausing),
        "paused_at": clocks.paused_at,
        "vacations": [{"seat": seat, "until": rest.until} for seat, rest in sorted(clocks.vacations.items())],
        "ready": sorted(fold.sealed),
        "away": sorted(away),
    }


def _own_part(fold: Fold, viewer: int | None, view: View[Flow]) -> Json:
    """What the table adds to this viewer's view alone."""
    return {
        "my_plan": list(fold.sealed.get(viewer, ())) if viewer is not None else None,
        "can_undo": viewer is not None and fold.can_undo(viewer),
        "obvious": None if fold.asked().sealed else fold.game.obvious(view),
    }


def step_for(entry: Entry, events: list[Event], viewer: int | None, patch: Json | None) -> ViewerStep:
    """An entry redacted for a viewer. Moves themselves are never sent: events and patch describe the result."""
    return step_of(heading(entry), [plain(redact(event, viewer)) for event in events], patch)


def heading(entry: Entry) -> Heading:
    said = entry.data if entry.kind is Kind.TALK else {}
    return entry.seq, entry.kind.value, entry.seat, entry.by.value, entry.at, said.get("text"), said.get("name")


def step_of(heading: Heading, events: list[AnyEvent], patch: Json | None) -> ViewerStep:
    seq, kind, seat, by, at, text, name = heading
    return ViewerStep(seq, kind, seat, by, at, events, patch, text, name)


class ViewerSnapshot:
    """What a viewer was last sent: the game's view, and the table's public and private additions to it."""

    __slots__ = ("open", "own", "view")

    def __init__(self, view: View[Flow], open_part: OpenSnapshot, own_part: Json) -> None:
        self.view = view
        self.open = open_part
        self.own = own_part

    def whole(self) -> AnyView:
        """Equal to `table_view`."""
        shown: Json = plain(self.view)
        return {**shown, "table": self.open.told | self.own}


class StepBroadcast:
    """One step for everyone at a table. `fold` is the table after it, `before` the game's state before it, `told` its
    events."""

    def __init__(self, fold: Fold, before: Flow | None, entry: Entry, told: list[Redacted]) -> None:
        self.fold = fold
        self._heading = heading(entry)
        # A fold replaces its state whenever a move is played; chat and sealed plans leave it.
        self._same_game = fold.state is before
        self._open_patches: dict[int, Json] = {}  # by the id of the previous public part
        self._told = told
        self._private = {seat for seat, _, _ in told if seat is not None}
        self._public = seen_by(told, None)
        self._common: dict[tuple[int, int], ViewerStep] = {}

    def steps(self, known: dict[int | None, ViewerSnapshot]) -> dict[int | None, tuple[ViewerStep, ViewerSnapshot]]:
        """By viewer, from their last snapshot: the step to send, and the new snapshot.

        A step equals `step_for` with the patch between the viewer's last view and this one. Viewers who get the same
        content share one step object, so that it is encoded once.
        """
        if not known:
            return {}
        fold, old = self.fold, [before.view for before in known.values()]
        before = next(iter(known.values()))
        nothing: Json = {}
        if self._same_game:
            new, patches = old, [nothing] * len(old)
            self._open = before.open.in_same_game(fold)
        else:
            # From a spectator's view, so that the open part can't tell anybody more than everybody knows.
            spectators, *new = fold.game.views(fold.state, [None, *known])
            patches = fold.game.changes(old, new)
            self._open = before.open.later(fold, before.view, spectators)
        steps: dict[int | None, tuple[ViewerStep, ViewerSnapshot]] = {}
        for (viewer, before), view, patch in zip(known.items(), new, patches, strict=True):
            now = ViewerSnapshot(view, self._open, _own_part(fold, viewer, view))
            steps[viewer] = (self._step(viewer, before, now, patch), now)
        return steps

    def _step(self, viewer: int | None, before: ViewerSnapshot, now: ViewerSnapshot, patch: Json) -> ViewerStep:
        if now.own != before.own or viewer in self._private:
            return self._made(viewer, before, now, patch)
        # Both objects are kept alive by earlier snapshots, so their ids can't be reused.
        alike = (id(patch), id(before.open))
        if alike not in self._common:
            self._common[alike] = self._made(viewer, before, now, patch)
        return self._common[alike]

    def _made(self, viewer: int | None, before: ViewerSnapshot, now: ViewerSnapshot, patch: Json) -> ViewerStep:
        table = self._open_patch(before.open)
        if now.own != before.own:
            table = table | merge_patch(before.own, now.own)
        events = seen_by(self._told, viewer) if viewer in self._private else self._public
        return step_of(self._heading, events, patch | {"table": table} if table else patch)

    def _open_patch(self, before: OpenSnapshot) -> Json:
        patch = self._open_patches.get(id(before))
        if patch is None:
            patch = self._open_patches[id(before)] = merge_patch(before.told, self._open.told)
        return patch


def redacted(events: list[Event]) -> list[Redacted]:
    return [_redacted(event) for event in events]


def seen_by(told: list[Redacted], viewer: int | None) -> list[AnyEvent]:
    return [own if seat is not None and seat == viewer else public for seat, own, public in told]


def _redacted(event: Event) -> Redacted:
    whole = plain(event)
    private = event.private()
    if not private:
        return None, whole, whole
    return getattr(event, "seat", None), whole, {**whole, **dict.fromkeys(private)}


def snapshot_for(fold: Fold, viewer: int | None, open_part: OpenSnapshot | None = None) -> ViewerSnapshot:
    """`open_part`: that of another viewer's snapshot from the same time, if there is one."""
    view = fold.game.view(fold.state, viewer)
    return ViewerSnapshot(view, open_part or OpenSnapshot.of(fold), _own_part(fold, viewer, view))
