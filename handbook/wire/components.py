"""All components of the schema. What is sent gets its type where it is made; only bodies of HTTP are listed here."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

import bakufu
from bakufu.daily.page import DealPage
from bakufu.kernel.advice.analysis import Refusals
from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import Words
from bakufu.kernel.standing import Standing, Verdict
from bakufu.server.app import Health
from bakufu.server.http import (
    account_routes,
    host_routes,
    moderation_routes,
    notice_routes,
    people_routes,
    puzzle_routes,
    report_routes,
    study_routes,
    table_routes,
    vacation_routes,
)
from bakufu.server.http.problems import Problem
from bakufu.server.people.moderators import ModeratorsPage, SaidLine
from bakufu.server.people.personal_data import PersonalData
from bakufu.server.people.profiles import Profile
from bakufu.server.people.vacations import OwnVacation
from bakufu.server.socket import protocol
from bakufu.server.tables.hindsight_jobs import History
from bakufu.server.tables.new_table import NewTable
from bakufu.statistics.page import Statistics
from bakufu.table.past.hindsight import Decisive, LuckLine
from bakufu.table.past.review_jobs import ReviewState
from bakufu.table.projection import TablePart
from bakufu.table.puzzling import PuzzleState, PuzzleVerdict
from bakufu.table.study_jobs import OddsCard, RulebookCard, RuleCard
from bakufu.table.table_card import ListedTable
from handbook.wire.games import QUESTION, SHAPES, GameShapes
from handbook.wire.types import Field, Wire, list_of, union

BODIES = (
    Health, Problem, people_routes.Named, people_routes.Credentials, people_routes.Me, NewTable, ListedTable,
    table_routes.Join, table_routes.Mixed, table_routes.SealedText, table_routes.Again,
    table_routes.SeatBot, host_routes.HostChoice,
    report_routes.Report, table_routes.Said, study_routes.Branching, RuleCard,
    RulebookCard, OddsCard, Refusals, History, ReviewState, PuzzleState, PuzzleVerdict, puzzle_routes.PuzzleAnswer,
    DealPage, Statistics,
    account_routes.Account, account_routes.NewPassword,
    account_routes.ResetPassword, account_routes.NewMail, account_routes.Confirmed,
    account_routes.Sharing, account_routes.Leaving, PersonalData, notice_routes.Notices,
    notice_routes.NoticePlaces, notice_routes.PushSubscribed, notice_routes.Told, notice_routes.TableNotices,
    Profile, vacation_routes.NewVacation, OwnVacation,
    moderation_routes.Moderated, ModeratorsPage, SaidLine,
)  # fmt: skip
REF = "#/$defs/{name}"
SAID = ("properties", "additionalProperties")  # what is said of the fields of an object
# What each game has of its own: the name of the game comes before it.
OF_GAMES = ("View", "Event", "Move", "Options", "Chronicle", "Forecast", "Outlook", "Topic")


def components() -> Json:
    """A JSON schema for each name."""
    wire = Wire()
    unions: dict[str, Any] = {}
    for shapes in SHAPES:
        _add_game(wire, shapes, unions)
    unions |= {"Incoming": wire.of(protocol.Incoming), "Outgoing": wire.of(protocol.Outgoing)}
    for body in BODIES:
        wire.of(body)
    made, defined = msgspec.json.schema_components([*unions.values(), *wire.named.values()], ref_template=REF)
    defined |= dict(zip(unions, made, strict=False))
    for shapes in SHAPES:
        defined |= _view(shapes, defined)
    for name in OF_GAMES:
        defined[name] = {"anyOf": [_ref(shapes.title + name) for shapes in SHAPES]}
    return {name: _tidy(defined[name]) for name in sorted(defined)}


def _add_game(wire: Wire, shapes: GameShapes, unions: dict[str, Any]) -> None:
    title = shapes.title
    marked: list[Field] = [(mark, bool, False) for mark in shapes.marks]
    numbered: tuple[Field, ...] = (("move", int), ("pick", str), *marked)
    wire.moves = union([wire.tagged(title + kind.__name__, kind, numbered) for kind in shapes.moves()])
    unions[title + "Move"] = wire.moves
    unions[title + "Event"] = union([wire.tagged(title + kind.__name__, kind) for kind in shapes.events()])
    unions[title + "Forecast"] = wire.of(shapes.forecast)
    wire.of(Annotated[str, Words(title + "Topic", tuple(bakufu.load(shapes.name).topics))])
    wire.answers = union([wire.of(kind) for kind in shapes.module_answers()] or [type(None)])
    for kind in (shapes.outlook, *shapes.answers):
        wire.of(kind)
    wire.of(shapes.options)
    parts = {name: shape for name, shape in shapes.parts.items() if name not in QUESTION}
    wire.fields(title + "Table", {**parts, "table": TablePart})
    for decision, about in shapes.questions.items():
        wire.fields(_question(shapes, decision), about)
    rounds = list_of(wire.untagged(title + "Round", shapes.round))
    scoring = list_of(wire.untagged(title + "Score", shapes.score))
    told = {
        "standings": list[Standing],
        "verdict": Verdict | None,
        "decisive": list[Decisive],
        "decided": str | None,
        "rounds": rounds,
        "scoring": scoring,
        "luck": list[LuckLine],
    }
    wire.fields(title + "Chronicle", told)


def _view(shapes: GameShapes, defined: Json) -> Json:
    """A view: the table, and the pending decision. Which decision it is says what is in `about`."""
    questions = [_asked({"type": "null"}, {"type": "object", "properties": {}})]
    for decision in shapes.questions:
        questions.append(_asked({"const": decision}, defined.pop(_question(shapes, decision))))
    title = shapes.title
    return {
        title + "Question": {"anyOf": questions},
        title + "View": {"allOf": [_ref(title + "Table"), _ref(title + "Question")]},
    }


def _question(shapes: GameShapes, decision: str) -> str:
    return f"{shapes.name}-{decision}"


def _asked(decision: Json, about: Json) -> Json:
    return {"type": "object", "properties": {"decision": decision, "about": about}, "required": list(QUESTION)}


def _ref(name: str) -> Json:
    return {"$ref": REF.format(name=name)}


def _tidy(schema: Any) -> Any:
    """Without titles, which repeat the names of components; and an object of which nothing is said has any fields."""
    if isinstance(schema, list):
        return [_tidy(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("type") == "object" and schema.keys().isdisjoint(SAID):
        schema = {**schema, "additionalProperties": True}
    return {key: _tidy(value) for key, value in schema.items() if key != "title" or not isinstance(value, str)}
