"""Studies: what people ask about a game beside playing it. Gathers what an asker may know, has the answer reckoned
where bots think, and keeps it as long as it holds."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from bakufu.server import study_jobs
from bakufu.server.hall import Hall
from bakufu.server.identity import Person
from bakufu.server.live import Live
from bakufu.server.refusal import AgainstTheRules, Refusal
from bakufu.server.study_jobs import ForecastCard, OddsCard, RuleCard

KEPT = 256  # answers


class Answers:
    """Answers by question, each with what it was reckoned from. States are replaced, never changed: as long as a table
    has the same one, the answer is the same."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[object, tuple[object, Any]] = OrderedDict()

    def get(self, question: object, basis: object) -> Any | None:
        found = self._kept.get(question)
        return found[1] if found is not None and found[0] is basis else None

    def keep(self, question: object, basis: object, answer: Any) -> None:
        self._kept[question] = (basis, answer)
        self._kept.move_to_end(question)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)


class Study:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinking = hall.thinking
        self.facts = hall.settings.facts
        self._answers = Answers()
        self._rules: dict[str, dict[str, RuleCard]] = {}

    async def rules(self, game: str) -> dict[str, RuleCard]:
        if game not in self._rules:
            self._rules[game] = await self.thinking.away(study_jobs.rules, game, self.facts)
        return self._rules[game]

    async def forecast(self, live: Live, person: Person | None) -> ForecastCard:
        """For the asker's own seat, while plans are laid."""
        seat = _seat(live, person)
        fold = live.fold
        if fold.over() or not fold.game.sealed(fold.state):
            raise Refusal("nothing-to-seal", 409)
        answer: ForecastCard = await self._reckoned(live, seat, study_jobs.forecast)
        return answer

    async def odds(self, live: Live, person: Person | None, origin: str | None, target: str | None) -> OddsCard:
        seat = _seat(live, person)
        if not live.row["hints"]:
            raise Refusal("hints-are-off", 403)
        if live.fold.over():
            raise Refusal("game-is-over", 409)
        answer: OddsCard | str = await self._reckoned(live, seat, study_jobs.odds, origin, target)
        if isinstance(answer, str):
            raise AgainstTheRules(answer, self.hall.teller(live).refusal(answer))
        return answer

    async def text(self, live: Live, person: Person | None) -> str:
        """The table as a terminal shows it, for the asker's seat or for a spectator."""
        viewer = live.seat_of(person.id) if person is not None else None
        sitting = [sitting.name or sitting.bot or "" for sitting in live.sittings]
        answer: str = await self._reckoned(live, viewer, study_jobs.text, sitting, sorted(live.fold.sealed))
        return answer

    async def _reckoned(self, live: Live, viewer: int | None, job: Any, *given: Any) -> Any:
        """What a job makes of a viewer's own view, or what it made of it before."""
        fold = live.fold
        question = (live.id, viewer, job.__name__, repr(given))
        answer = self._answers.get(question, fold.state)
        if answer is None:
            game = fold.game
            view = game.save_view(game.view(fold.state, viewer))
            answer = await self.thinking.away(job, game.name, self.facts, fold.options, view, *given)
            self._answers.keep(question, fold.state, answer)
        return answer


def _seat(live: Live, person: Person | None) -> int:
    seat = live.seat_of(person.id) if person is not None else None
    if seat is None:
        raise Refusal("not-seated", 403)
    return seat
