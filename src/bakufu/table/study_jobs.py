"""Analysis queries as jobs for the worker processes: rules, forecasts, battle odds, the table as text.

Plain values in, plain values out. A job about the current game gets one seat's view and nothing else, so its answer
can't depend on hidden information.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypedDict

from bakufu.bots.job import SavedView, game_of, restored
from bakufu.games import AnyGame
from bakufu.kernel.errors import BadOption, IllegalMove
from bakufu.kernel.flow import Flow
from bakufu.kernel.game import FORECAST
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.kernel.shapes import OfGame
from bakufu.kernel.view import View
from bakufu.table.refusal import Refusal
from bakufu.text import Renderer, game_text, renderer_of
from bakufu.text.asking import asked, people

AnyForecast = Annotated[Json, OfGame("Forecast")]
AnyTopic = Annotated[str, OfGame("Topic")]
AT_THE_TABLE = "table"  # the chapter of what a table refuses, whatever is played
ODDS = "odds"  # a query that only games with battles answer


# Queries whose answers may contain probabilities, which a table can turn off. They have their own routes.
WITH_CHANCES = frozenset({FORECAST, ODDS})


class RuleCard(TypedDict):
    """A rule in our own words. `ruling`: the rulebook leaves it open, and `reason` explains our choice. `refusal` is
    the message for a move that would break it, `topics` are what clients explain with it."""

    text: str
    page: int
    ruling: bool
    reason: str | None
    refusal: str
    topics: list[AnyTopic]


class ChapterCard(TypedDict):
    """A chapter of the rules: those whose ids begin with its own."""

    id: str
    title: str


class DoubtCard(TypedDict):
    """An unconfirmed value of a printed component: what it is about, if it is inferred or reconstructed, and why."""

    of: str
    label: str
    why: str


class RulebookCard(TypedDict):
    """The chapters of the rules in the order of the rulebook, and the unconfirmed values."""

    chapters: list[ChapterCard]
    doubts: list[DoubtCard]


class ChanceCard(TypedDict):
    """Probabilities from 0 to 1. `survivors`: the attacker's armies left after a win, on average; `defenders_left`: the
    defender's after a loss; `histogram`: the probability that 0, 1, 2, ... attackers are left."""

    win: float
    tie: float
    lose: float
    survivors: float
    defenders_left: float
    histogram: list[float]


class OddsCard(TypedDict):
    """By the number of armies that may be sent."""

    battle: bool
    armies: dict[str, ChanceCard]


@lru_cache(maxsize=8)
def _renderer(name: str, facts: str | None, language: str) -> Renderer:
    return renderer_of(game_of(name, facts), language)


def rules(name: str, facts: str | None, language: str) -> dict[str, RuleCard]:
    renderer = _renderer(name, facts, language)
    topics = renderer.game.topics
    return {
        rule.id: {
            "text": renderer.rule(rule.id),
            "page": rule.page,
            "ruling": rule.ruling,
            "reason": renderer.reason(rule.id) or None,
            "refusal": renderer.refusal(rule.id),
            "topics": [topic for topic in topics if topics[topic] == rule.id],
        }
        for rule in renderer.game.ledger.values()
    }


def rulebook(name: str, facts: str | None, language: str) -> RulebookCard:
    renderer = _renderer(name, facts, language)
    found = dict.fromkeys(rule.partition(".")[0] for rule in renderer.game.ledger)
    # What a table refuses is no rule of the box: whoever opens the book wants to read how the game goes.
    chapters = sorted(found, key=lambda chapter: chapter == AT_THE_TABLE)
    return {
        "chapters": [{"id": chapter, "title": renderer.chapter(chapter)} for chapter in chapters],
        "doubts": [
            {"of": renderer.noted(doubt.note), "label": doubt.label, "why": renderer.note(doubt.note)}
            for doubt in renderer.game.facts.doubts()
        ],
    }


def values(name: str, facts: str | None) -> Json:
    return game_of(name, facts).values()


def forecast(saved: SavedView, language: str, hints: bool) -> AnyForecast | None:
    """None when the game has no forecast for the current decision. Without hints, probabilities are left out."""
    renderer = _renderer(saved.game, saved.facts, language)
    card = game_text(saved.game).forecast(renderer, restored(saved), hints)
    return None if card is None else dict(card)


def odds(saved: SavedView, origin: str | None, target: str | None) -> OddsCard | None:
    """The battle odds; None where the rules don't allow that attack."""
    game = game_of(saved.game, saved.facts)
    if ODDS not in game.queries():
        return {"battle": False, "armies": {}}
    try:
        found = game.analyze(restored(saved), ODDS, origin=origin, target=target)
    except IllegalMove:
        return None
    armies: Json = plain(found)["armies"]
    return {"battle": bool(armies), "armies": {number: _chance(armies[number]) for number in armies}}


def answer(game: AnyGame, view: View[Flow], query: str, about: str | None) -> Json | None:
    """The answer to a query of the game without probabilities; None where the rules don't allow the question."""
    if query not in game.queries() or query in WITH_CHANCES:
        raise Refusal("no-such-query")
    try:
        found = game.analyze(view, query) if about is None else game.analyze(view, query, about=about)
    except IllegalMove:
        return None
    except BadOption:
        raise Refusal("bad-request") from None
    told: Json = plain(found)
    return told


def _chance(found: Json) -> ChanceCard:
    return {
        "win": found["attacker"] / 1000,
        "tie": found["undecided"] / 1000,
        "lose": found["defender"] / 1000,
        "survivors": found["attackers_left"] / 100,
        "defenders_left": found["defenders_left"] / 100,
        "histogram": [share / 1000 for share in found["attacking"]],
    }


def text(saved: SavedView, language: str, sitting: list[tuple[str | None, str | None, bool]]) -> str:
    """The table as lines of text, as in the terminal: players, board, and the pending decision. `sitting` has each
    seat's name, bot level, and whether it is ready."""
    renderer = _renderer(saved.game, saved.facts, language)
    seen = restored(saved)
    names = [name or (_bot_name(renderer, bot) if bot else "") for name, bot, _ in sitting]
    ready = [seat for seat, (_, _, done) in enumerate(sitting) if done]
    lines = [*people(renderer, names, ready), *game_text(saved.game).board(renderer, seen), *asked(renderer, seen)]
    return "\n".join(lines) + "\n"


def _bot_name(renderer: Renderer, bot: str) -> str:
    level, _, character = bot.partition(":")
    kind = renderer.say(f"table-bot-{level}")
    if not character:
        return kind
    return renderer.say("table-bot-known", known=renderer.say(f"character-{character}.known"), level=kind)
