"""Analysis queries: forecasts, odds, replays and statistics. Collects what the asker may know, has the answer computed
by the worker processes, and caches it while it is valid. `owner` is who is charged for that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, cast

from bakufu.bots.job import SavedView, game_of
from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.store.store import Found
from bakufu.server.tables import hindsight_jobs
from bakufu.server.tables.registry import TableRegistry
from bakufu.table import study_jobs
from bakufu.table.live import Live
from bakufu.table.past import hindsight
from bakufu.table.past.hindsight import Cut, Past
from bakufu.table.past.review_jobs import ReviewState
from bakufu.table.past.reviews import Reviews
from bakufu.table.playable import check_playable
from bakufu.table.refusal import Refusal
from bakufu.table.study_jobs import AnyForecast, OddsCard, RulebookCard, RuleCard
from bakufu.text.catalogue import LANGUAGE

T = TypeVar("T")
Given = TypeVarTuple("Given")
# A view, and what else the job asks for.
ViewJob = Callable[[SavedView, *Given], T]

NOBODY = ""  # owns what is the same for all who ask
KEPT = 256  # cached answers about current tables
KEPT_PASTS = 8  # cached answers about whole games, which are large


class Answers:
    """An LRU cache of answers, each with the state it was computed from. States are immutable: while a table has the
    same one, the answer is valid."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[object, tuple[object, object]] = OrderedDict()

    def get(self, question: object, basis: object) -> object:
        found = self._kept.get(question)
        return found[1] if found is not None and found[0] is basis else None

    def keep(self, question: object, basis: object, answer: object) -> None:
        self._kept[question] = (basis, answer)
        self._kept.move_to_end(question)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)


class Study:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.thinking = registry.thinking
        self.facts = registry.settings.facts
        self.store = registry.store
        self.reviews = Reviews(self.thinking.away, self.thinking.at_leisure, registry.settings.review_effort)
        self._answers = Answers()
        self._pasts: OrderedDict[object, bytes] = OrderedDict()
        self._rules: dict[tuple[str, str], dict[str, RuleCard]] = {}
        self._rulebooks: dict[tuple[str, str], RulebookCard] = {}
        self._values: dict[str, Json] = {}

    async def rules(self, game: str, language: str = LANGUAGE) -> dict[str, RuleCard]:
        if (game, language) not in self._rules:
            self._rules[game, language] = await self.thinking.away(NOBODY, study_jobs.rules, game, self.facts, language)
        return self._rules[game, language]

    async def rulebook(self, game: str, language: str = LANGUAGE) -> RulebookCard:
        if (game, language) not in self._rulebooks:
            card = await self.thinking.away(NOBODY, study_jobs.rulebook, game, self.facts, language)
            self._rulebooks[game, language] = card
        return self._rulebooks[game, language]

    async def values(self, game: str) -> Json:
        """The component data of this host."""
        if game not in self._values:
            self._values[game] = await self.thinking.away(NOBODY, study_jobs.values, game, self.facts)
        return self._values[game]

    def words(self, game: str) -> tuple[str, ...]:
        """The word of every move, by its number."""
        return game_of(game, self.facts).words

    async def forecast(
        self, live: Live, person: Person | None, language: str = LANGUAGE, owner: str = NOBODY
    ) -> AnyForecast | None:
        """For the asker's own seat; None while the game has no forecast."""
        seat = _seat(live, person)
        if live.fold.over():
            return None
        hints = bool(live.row["hints"])
        return await self._computed(owner, live, seat, study_jobs.forecast, language, hints)

    async def odds(
        self, live: Live, person: Person | None, origin: str | None, target: str | None, owner: str = NOBODY
    ) -> OddsCard | None:
        """None where the asker can't attack (any more)."""
        seat = _seat(live, person)
        if not live.row["hints"]:
            raise Refusal("hints-are-off")
        if live.fold.over():
            return None
        return await self._computed(owner, live, seat, study_jobs.odds, origin, target)

    def answer(self, live: Live, person: Person | None, query: str, about: str | None) -> Json | None:
        """A query of the game, for the asker's seat or for a spectator. It takes no longer than a move, so it doesn't
        wait for worker processes, where bots may be thinking."""
        fold = live.fold
        viewer = live.seat_of(person.id) if person is not None else None
        return study_jobs.answer(fold.game, fold.game.view(fold.state, viewer), query, about)

    async def text(self, live: Live, person: Person | None, language: str = LANGUAGE, owner: str = NOBODY) -> str:
        """The table as text, for the asker's seat or for a spectator."""
        viewer = live.seat_of(person.id) if person is not None else None
        sitting = [(one.name, one.bot, one.seat in live.fold.sealed) for one in live.sittings]
        return await self._computed(owner, live, viewer, study_jobs.text, language, sitting)

    async def history(self, table_id: str, person: Person | None, wanted: int | None, owner: str = NOBODY) -> bytes:
        """A whole game step by step, redacted for the asker; another seat's view only after the end."""
        row, seats = await self._started(table_id)
        own = _own(seats, person)
        viewer = own if wanted is None else wanted
        if viewer is not None and viewer >= len(seats):
            raise Refusal("bad-seat")
        if viewer != own and row.status != "finished":
            raise Refusal("not-finished")
        return await self._replayed(owner, row, seats, hindsight_jobs.history, viewer)

    async def log(self, table_id: str, person: Person | None, since: int, owner: str = NOBODY) -> bytes:
        """The steps after an entry, redacted for the asker."""
        row, seats = await self._started(table_id)
        return await self._replayed(owner, row, seats, hindsight_jobs.log, _own(seats, person), since)

    async def unfinished_record(self, table_id: str, person: Person | None, owner: str = NOBODY) -> bytes:
        row, seats = await self._started(table_id)
        viewer = _own(seats, person)
        return await self._replayed(owner, row, seats, hindsight_jobs.unfinished_record, viewer, table_id)

    async def chronicle(self, table_id: str, owner: str = NOBODY) -> bytes:
        """Statistics of a game so far, all public."""
        row, seats = await self._started(table_id)
        return await self._replayed(owner, row, seats, hindsight_jobs.chronicle)

    async def review(self, table_id: str, language: str = LANGUAGE, owner: str = NOBODY) -> ReviewState:
        """How far the review of a finished game is; asking begins it."""
        row, seats = await self._started(table_id)
        if row.status != "finished":
            raise Refusal("not-finished")
        return await self.reviews.ask(table_id, owner, language, lambda: self._past(row, seats))

    async def cut(self, table_id: str, seq: int, owner: str = NOBODY) -> Cut:
        """A finished game up to an entry of its log."""
        row, seats = await self._started(table_id)
        if row.status != "finished":
            raise Refusal("not-finished")
        past = await self._past(row, seats)
        past.entries[:] = [entry for entry in past.entries if entry.seq <= seq]
        return await self.thinking.away(owner, hindsight.cut, past, self.registry.clock())

    async def _started(self, table_id: str) -> tuple[Found, list[Found]]:
        """A game from the store or the archive, without opening a live table."""
        row = await self.store.table(table_id)
        if row is None or row.status == "open":
            raise Refusal("not-started")
        return row, await self.store.seats(table_id)

    async def past(self, table_id: str) -> Past:
        """A whole game, to be replayed."""
        return await self._past(*await self._started(table_id))

    async def _past(self, row: Found, seats: list[Found]) -> Past:
        check_playable(game_of(row.game, self.facts), row.rules, row.facts)
        seed = mixed_seed(row.secret, tuple(seat.entropy for seat in seats))
        entries = [entry for entry in await self.store.entries(row.id) if entry.seq <= row.seq]
        return Past(row.game, self.facts, row.options, seed, row.started_at, entries)

    async def _replayed(
        self, owner: str, row: Found, seats: list[Found], job: Callable[[Past, *Given], bytes], *given: *Given
    ) -> bytes:
        """The result of a job on the whole log, cached by the log's length."""
        question = (row.id, row.seq, job.__name__, given)
        if question not in self._pasts:
            answer = await self.thinking.away(owner, job, await self._past(row, seats), *given)
            self._pasts[question] = answer
            if len(self._pasts) > KEPT_PASTS:
                self._pasts.popitem(last=False)
            return answer
        self._pasts.move_to_end(question)
        return self._pasts[question]

    async def _computed(self, owner: str, live: Live, viewer: int | None, job: ViewJob[*Given, T], *given: *Given) -> T:
        """The result of a job on the viewer's own view, cached while the state is the same."""
        fold = live.fold
        question = (live.id, viewer, job.__name__, repr(given))
        found = self._answers.get(question, fold.state)
        if found is not None:
            return cast("T", found)  # the question names the job
        answer = await self.thinking.away(owner, job, self.thinking.seen(fold, viewer), *given)
        self._answers.keep(question, fold.state, answer)
        return answer


def _own(seats: list[Found], person: Person | None) -> int | None:
    return next((seat.seat for seat in seats if person is not None and seat.person == person.id), None)


def _seat(live: Live, person: Person | None) -> int:
    seat = live.seat_of(person.id) if person is not None else None
    if seat is None:
        raise Refusal("not-seated")
    return seat
