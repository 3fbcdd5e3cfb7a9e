"""SHOGUN NO KATANA in words: everything that happens and is asked in whole games, alone and together."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.katana.box import picks
from bakufu.katana.box.picks import MARKET_CARD, MARKET_ROW
from bakufu.katana.rules import events
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.state import State
from bakufu.kernel.chance import Rng
from bakufu.text.asking import asked, options, question
from bakufu.text.breaking import width
from bakufu.text.columns import WIDTH
from bakufu.text.katana.board import board
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.story import KatanaStory
from bakufu.text.story import CHAPTER, Line
from tests.katana.smiths import GAME, pick
from tests.katana.table import JOHN, Table
from tests.text.clean import clean

pytestmark = pytest.mark.whole_games

RENDERER = KatanaRenderer(GAME)
TABLES: list[tuple[dict[str, Any], int]] = [
    ({"players": 1, "rooms": "first"}, 4),
    ({"players": 2, "rooms": "random"}, 5),
    ({"players": 4, "rooms": "first"}, 4),
    ({"players": 4, "rooms": "random"}, 3),
]
MOST_GAMES = 24  # in which every kind of decision is met at least once
EVERY_DECISION = {decision.name for decision in GAME.setting({}).decisions}


def name(table: tuple[dict[str, Any], int]) -> str:
    return "-".join([str(part) for part in (*table[0].values(), table[1])])


def next_move(state: State, rng: Rng, happened: list[Any] | None = None) -> None:
    seat = GAME.to_move(state)[0]
    GAME.play(state, seat, pick(state, seat, GAME.moves(state, seat), rng), happened)


def story(table: dict[str, Any], seed: int) -> list[Line]:
    happened: list[Any] = []
    state = GAME.start(table, seed, happened)
    rng = Rng(seed)
    while not state.over():
        next_move(state, rng, happened)
    speaking = RENDERER.seated(table)
    assert isinstance(speaking, KatanaRenderer)
    return KatanaStory(speaking).tell(happened)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_whole_games_are_told_line_by_line_with_the_rule_behind_each(table: tuple[dict[str, Any], int]) -> None:
    lines = story(*table)
    assert [line.text for line in lines if not clean(line.text) or "()" in line.text] == []
    assert all(line.rule in GAME.ledger for line in lines if line.depth != CHAPTER)
    rounds = ["Round 1", "Restore", "Round 2", "Restore", "Round 3", "Restore", "Round 4"]
    assert [line.text for line in lines if line.depth == CHAPTER] == ["Setup", *rounds, "Final scoring"]


def test_alone_the_other_side_is_the_ghost() -> None:
    told = " ".join(line.text for line in story({"players": 1}, 4))
    assert "The Ghost draws: " in told
    assert "The Ghost: " in told.partition("Final scoring")[2]
    assert "Yellow" not in told


def seen(state: State, checked: set[str]) -> None:
    """The question and all its options, for the seat that is asked."""
    seat = GAME.to_move(state)[0]
    view = GAME.view(state, seat)
    checked.add(state.setting.decisions[state.decision].name)
    assert clean(question(RENDERER, view))
    assert question(RENDERER, view).endswith("?")
    assert clean(question(RENDERER, view, ".help"))
    offered = options(RENDERER, view)
    assert [option.move for option in offered] == view.moves
    labels = [option.label for option in offered if not MARKET_CARD <= option.move < MARKET_CARD + MARKET_ROW]
    assert len(set(labels)) == len(labels), "two options read alike"  # equal cards are alike
    for option in offered:
        assert clean(option.label), option.label
        assert not option.hint or clean(option.hint), option.hint
        assert clean(RENDERER.move(GAME.describe(state, seat, option.move)))
    for line in [*board(RENDERER, view), *asked(RENDERER, view)]:
        assert width(line) <= WIDTH, line
        assert "{" not in line


def test_a_delivery_within_a_delivery_names_both_swords() -> None:
    table = Table().complete(JOHN, 42, "3d").complete(JOHN, 1, "2b").cards(JOHN, 3).turn(JOHN).play(JOHN, "deliver-3d")
    alone = question(RENDERER, GAME.view(table.state, JOHN))
    assert RENDERER.sword("42") in alone
    nested = question(RENDERER, GAME.view(table.play(JOHN, "deliver-2b").state, JOHN))
    assert nested.index(RENDERER.sword("1")) < nested.index(RENDERER.sword("42"))
    seen(table.state, set())


def test_every_question_its_options_and_the_board_are_told() -> None:
    checked: set[str] = set()
    state = composing()
    while state.decision != TURN:
        seen(state, checked)
        GAME.play(state, 0, GAME.moves(state, 0)[-1])
    for seed in range(MOST_GAMES):
        if not EVERY_DECISION - checked:
            break
        state = GAME.start({"players": (1, 4)[seed % 2], "rooms": ("first", "random")[seed // 2 % 2]}, seed)
        rng = Rng(seed)
        while not state.over():
            if state.setting.decisions[state.decision].name not in checked or rng.below(16) == 0:
                seen(state, checked)
            next_move(state, rng)
        assert board(RENDERER, GAME.view(state, None))[0] == "The game is over."
    assert EVERY_DECISION - checked == set()


def composing() -> State:
    """A player who puts the SHOGUN NO KATANA into play in the first turn, with a delivered Sword and a Project."""
    state = GAME.start({"players": 1}, 1)
    state.washitsu[0] = [state.pile[-1]]
    state.pile = state.pile[:-1]
    state.project = (1, 1, 2, 1)
    state.forge = [-1] * len(state.forge)
    GAME.play(state, 0, picks.COMPOSE)
    return state


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            events.FigurePlaced("temple.monk-costs-offering", 0, "market", True, 5),
            "Purple pays 5 Coins and places a Monk at the Market.",
        ),
        (events.FigurePlaced("turn.one-at-a-time", 1, "row-2", False, 0), "Yellow places a Worker at the Wood row."),
        (
            events.FigurePlaced("turn.one-at-a-time", 1, "red-2", False, 0),
            "Yellow places a Worker at the red House (space 2).",
        ),
        (
            events.SwordDelivered("delivery.score-the-value", 0, "12", 6, 7, 4, 17),
            "Purple delivers Sword 12 for 17 points: 6 for the Sword, 7 for decorations, 4 for the round.",
        ),
        (
            events.LineGave("delivery.take-row-and-column", 0, "column-2", False, 3, {}, 0),
            "Purple gets the benefits of column b: 3 Coins.",
        ),
        (
            events.LineGave("market-cards.double-line", 0, "row-3", True, 4, {"steel": 2}, 1),
            "Purple gets double benefits from the Steel row: 4 Coins, 2 Steel, 1 point.",
        ),
        (
            events.Passed("pass.take-an-honor-card", 2, 1),
            "Black passes and takes an Honor card: 4 points for each red Sashimono.",
        ),
        (
            events.Scored("honor.at-most", 3, 12, "1"),
            "Orange: 12 points, the maximum for an Honor card (4 points for each red Sashimono).",
        ),
        (events.GameEnded("end.most-points", (0, 1)), "Purple and Yellow share the victory."),
    ],
)
def test_events_read_like_this(event: Any, text: str) -> None:
    assert RENDERER.event(event) == text


def test_what_is_bought_is_told_together() -> None:
    bought = [events.ResourceBought("market.buy-resources", 0, name, 1) for name in ("wood", "steel", "wood")]
    tale = KatanaStory(RENDERER)
    assert tale.tell(bought) == []
    assert [line.text for line in tale.end()] == ["Purple buys 2 Wood and 1 Steel for 3 Coins."]


def test_the_final_scoring_is_told_player_by_player() -> None:
    scored = [
        events.Scored(rule, seat, 1, None) for rule in ("end.score-coins", "end.score-sashimonos") for seat in (0, 1)
    ]
    lines = KatanaStory(RENDERER).tell([*scored, events.GameEnded("end.most-points", (1,))])
    assert [line.text.partition(":")[0] for line in lines] == [
        "Final scoring", "Purple", "Purple", "Yellow", "Yellow", "Yellow wins.",
    ]  # fmt: skip
