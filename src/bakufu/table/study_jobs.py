"""Studies as jobs: what people ask about a game beside playing it, reckoned where bots think.

Plain values in, plain values out. A job about the present is handed one seat's view and nothing else, so that its
answer cannot depend on what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypedDict

from bakufu.bots.job import game_of
from bakufu.kernel.errors import IllegalMove
from bakufu.kernel.study import Odds
from bakufu.text import Teller, game_text, teller_of
from bakufu.text.asking import asked, people

Json = dict[str, Any]


class RuleCard(TypedDict):
    """A rule in our own words. `ruling`: the rulebook leaves it open, and `reason` says why it is so. `refusal` is what
    somebody hears who would break it."""

    text: str
    page: int
    ruling: bool
    reason: str | None
    refusal: str


class ChapterCard(TypedDict):
    """A chapter of the rules: those whose ids begin with its own."""

    id: str
    title: str


class DoubtCard(TypedDict):
    """What is not certain about the printed components: what it is about, whether it is inferred or reconstructed, and
    on what grounds."""

    of: str
    label: str
    why: str


class RulebookCard(TypedDict):
    """What stands around the rules: their chapters in the order of the rulebook, and what is not certain."""

    chapters: list[ChapterCard]
    doubts: list[DoubtCard]


class ChanceCard(TypedDict):
    """Shares of 1. `survivors` are one's own armies after a victory on average, `defenders_left` the other side's after
    a defeat; `histogram` the shares of throws after which 0, 1, 2, ... of one's own are left."""

    win: float
    tie: float
    lose: float
    survivors: float
    defenders_left: float
    histogram: list[float]


class OddsCard(TypedDict):
    """By the number of armies one may send."""

    battle: bool
    armies: dict[str, ChanceCard]


@lru_cache(maxsize=8)
def _teller(name: str, facts: str | None, language: str) -> Teller:
    return teller_of(game_of(name, facts), language)


def rules(name: str, facts: str | None, language: str) -> dict[str, RuleCard]:
    teller = _teller(name, facts, language)
    return {
        rule.id: {
            "text": teller.rule(rule.id),
            "page": rule.page,
            "ruling": rule.ruling,
            "reason": teller.reason(rule.id) or None,
            "refusal": teller.refusal(rule.id),
        }
        for rule in teller.game.ledger.values()
    }


def rulebook(name: str, facts: str | None, language: str) -> RulebookCard:
    teller = _teller(name, facts, language)
    chapters = dict.fromkeys(rule.partition(".")[0] for rule in teller.game.ledger)
    return {
        "chapters": [{"id": chapter, "title": teller.chapter(chapter)} for chapter in chapters],
        "doubts": [
            {"of": teller.noted(doubt.note), "label": doubt.label, "why": teller.note(doubt.note)}
            for doubt in teller.game.facts.doubts()
        ],
    }


def values(name: str, facts: str | None) -> Json:
    return game_of(name, facts).facts.table


def forecast(
    name: str, facts: str | None, options: Mapping[str, object], view: Json, language: str, hints: bool
) -> Json | None:
    """Nothing where the game has nothing to foresee now. Without hints, chances are left out."""
    teller = _teller(name, facts, language)
    card: Json | None = game_text(name).forecast(teller, teller.game.restore_view(options, view), hints)
    return card


def odds(
    name: str, facts: str | None, options: Mapping[str, object], view: Json, origin: str | None, target: str | None
) -> OddsCard | None:
    """The odds; nothing where the rules allow no such march."""
    game = game_of(name, facts)
    try:
        found = game.odds(game.restore_view(options, view), origin, target)
    except IllegalMove:
        return None
    return {"battle": bool(found), "armies": {str(armies): _chance(found[armies]) for armies in found}}


def _chance(found: Odds) -> ChanceCard:
    return {
        "win": found.attacker / 1000,
        "tie": found.undecided / 1000,
        "lose": found.defender / 1000,
        "survivors": found.attackers_left / 100,
        "defenders_left": found.defenders_left / 100,
        "histogram": [share / 1000 for share in found.attacking],
    }


def text(
    name: str,
    facts: str | None,
    options: Mapping[str, object],
    view: Json,
    language: str,
    sitting: list[tuple[str | None, str | None]],
    ready: list[int],
) -> str:
    """The table in lines, as a terminal shows it: who sits there, everything on it, and what is asked."""
    teller = _teller(name, facts, language)
    seen = teller.game.restore_view(options, view)
    names = [name or (teller.say(f"table-bot-{bot}") if bot else "") for name, bot in sitting]
    lines = [*people(teller, names, ready), *game_text(name).board(teller, seen), *asked(teller, seen)]
    return "\n".join(lines) + "\n"
