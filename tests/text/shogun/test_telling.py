"""Everything that happens in real games can be told, move by move, for every seat, without a hole in the text."""

from __future__ import annotations

from typing import Any

import pytest

import bakufu
from bakufu.games import GAMES
from bakufu.kernel.chance import Rng
from bakufu.kernel.event import Event
from bakufu.kernel.names import kebab
from bakufu.kernel.playout import random_turn
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules import events
from bakufu.text.asking import options, question
from bakufu.text.breaking import width
from bakufu.text.catalogue import LANGUAGE, languages
from bakufu.text.columns import WIDTH
from bakufu.text.shogun.board import board
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import ShogunStory
from bakufu.text.story import CHAPTER, HEADING, SENTENCE
from tests.text.clean import clean
from tests.text.samples import event_classes, renderer, samples
from tests.text.sources import entries

pytestmark = pytest.mark.whole_games

GAME = bakufu.load("shogun")
RENDERER = ShogunRenderer(GAME)
TABLES = [
    {"players": 3, "setup": "claim"},
    {"players": 4, "setup": "fixed"},
    {"players": 5, "side": "moon"},
    {"players": 4, "setup": "claim", "modules": list(NAMES)},
]


def played(table: dict[str, Any], seed: int) -> list[Any]:
    found: list[Any] = []
    state = GAME.start(table, seed, found)
    rng = Rng(seed)
    while not state.over():
        random_turn(state, rng, found)
    return found


_ENTRIES = {game: entries(LANGUAGE, game) for game in GAMES}
CLASSES = [(game, kind) for game in GAMES for kind in event_classes(game)]


@pytest.mark.parametrize(("game", "kind"), CLASSES, ids=[f"{game}: {kind.__name__}" for game, kind in CLASSES])
def test_every_class_of_events_can_be_told_under_every_rule(game: str, kind: type) -> None:
    speaking = renderer(game)
    told = [(event, speaking.event(event)) for rule in rules_of(game, kind) for event in samples(kind, rule)[:6]]
    told += [(event, speaking.event(event)) for event in samples(kind, "table.not-awaited")]
    assert [(event, text) for event, text in told if not clean(text)] == []


def rules_of(game: str, kind: type) -> list[str]:
    """The rules under which a class of events may read otherwise."""
    message = _ENTRIES[game][f"event-{kebab(kind.__name__)}"]
    selected = {key for name, keys in message.selections() if name == "rule" for key in keys}
    return [rule for rule in renderer(game).game.ledger if rule.replace(".", "-") in selected]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_the_events_of_whole_games_are_told(table: dict[str, Any]) -> None:
    for event in played(table, 11):
        for seat in (None, 0):
            text = RENDERER.event(bakufu.redact(event, seat))
            assert clean(text), text


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_moves_questions_options_and_the_board_are_told_at_every_moment(table: dict[str, Any]) -> None:
    state = GAME.start(table, 5)
    rng = Rng(5)
    asked = set()
    while not state.over():
        seat = GAME.to_move(state)[-1]
        view = GAME.view(state, seat)
        if view.known.decision not in asked or rng.below(8) == 0:
            asked.add(view.known.decision)
            assert clean(question(RENDERER, view))
            assert clean(question(RENDERER, view, ".help"))
            offered = options(RENDERER, view)
            assert [option.move for option in offered] == view.moves
            for option in offered:
                assert clean(option.label)
                assert not option.hint or clean(option.hint), option.hint
                assert clean(RENDERER.move(GAME.describe(state, seat, option.move)))
            for line in board(RENDERER, view) + board(RENDERER, GAME.view(state, None)):
                assert width(line) <= WIDTH, line
                assert "{" not in line
        random_turn(state, rng)
    assert len(asked) >= 5
    assert RENDERER.say("board-over") in board(RENDERER, GAME.view(state, 0))


def test_a_face_down_card_is_told_without_its_name() -> None:
    planned = events.CardPlanned("plan.one-card-a-space", 1, "tax", "Kai")
    assert RENDERER.event(planned) == "Yellow places Kai on Collect taxes."
    assert RENDERER.event(bakufu.redact(planned, 0)) == "Yellow places a card face down on Collect taxes."
    assert RENDERER.event(bakufu.redact(planned, 1)) == "Yellow places Kai on Collect taxes."


def test_numbers_of_one_and_of_several_read_right() -> None:
    one = events.Deployed("deploy.one", 0, "deploy-1", "Kai", 1, 1)
    five = events.Deployed("deploy.five", 0, "deploy-5", "Kai", 5, 3)
    assert RENDERER.event(one) == "Blue deploys 1 army in Kai for 1 chest."
    assert RENDERER.event(five) == "Blue deploys 5 armies in Kai for 3 chests."


def test_players_can_have_names_of_their_own() -> None:
    renderer = ShogunRenderer(GAME, players=["Aiko", "Ben", "Chie"])
    taken = events.ProvinceTaken("battle.province-taken", 2, "Kai", 0)
    assert renderer.event(taken) == "Chie conquers Kai from Aiko."


def test_the_story_keeps_secrets_and_keeps_its_chapters() -> None:
    happened = played({"players": 4, "setup": "fixed"}, 3)
    lines = ShogunStory(RENDERER).tell([bakufu.redact(event, 2) for event in happened])
    chapters = [line.text for line in lines if line.depth == CHAPTER]
    assert chapters[:5] == ["Setup", "Spring, year 1", "Summer, year 1", "Autumn, year 1", "Winter, year 1"]
    assert len(chapters) == 9
    plans = [line.text for line in lines if " plans " in line.text]
    assert len(plans) == 6
    assert all(line.startswith("Red plans ") for line in plans)
    assert all(line.rule in GAME.ledger for line in lines if line.depth != CHAPTER)


def test_a_story_that_breaks_off_tells_what_it_held_back() -> None:
    story = ShogunStory(RENDERER)
    held: list[Event] = [events.CardPlanned("plan.one-card-a-space", 0, "castle", "Kai")]
    held.append(events.ActionSkipped("plan.chest-card-declines", 1, "tax", None, True))
    assert story.tell(held) == []
    assert [line.text for line in story.end()] == ["Blue plans Build castle: Kai.", "Yellow skips."]
    assert story.end() == []


@pytest.mark.parametrize("language", languages())
def test_a_board_calls_cards_by_other_names_than_those_that_are_typed(language: str) -> None:
    typed = ShogunRenderer(GAME, language=language)
    shown = typed.on_the_board()
    cards = ["chest-0", "chest-1", "chest-3", "tower-2"]
    assert [shown.card(card) for card in cards] == [
        *[shown.say("name-board-chest", chests=chests) for chests in (0, 1, 3)],
        shown.say("name-board-tower"),
    ]
    assert not {shown.card(card) for card in cards} & {typed.card(card) for card in cards}
    assert shown.card("Kai") == typed.card("Kai")
    assert shown.card("face-down") == typed.card("face-down")


@pytest.mark.parametrize(("table", "seasons"), [(1, 2), (3, 6)])
def test_what_follows_the_last_action_has_a_heading_of_its_own(table: int, seasons: int) -> None:
    """In the base game only the event before winter does: in other seasons there is no heading either."""
    lines = ShogunStory(RENDERER).tell(played(TABLES[table], 5))
    ends = [at for at, line in enumerate(lines) if line.depth == HEADING and line.text == "End of the season"]
    assert len(ends) == seasons
    for at in ends:
        before = [line.text for line in lines[:at] if line.depth == HEADING][-1]
        assert before.startswith("Action 10")
        assert lines[at + 1].depth == SENTENCE
        after = [line for line in lines[at + 1 :] if line.depth != SENTENCE]
        assert not after or after[0].depth == CHAPTER
    told = " ".join(line.text for line in lines[ends[0] : ends[0] + 4])
    assert ("leader" if table == 3 else "event ends") in told
