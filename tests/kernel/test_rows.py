"""A row is stated once: what is laid out, copied, saved, hidden and observed follows from the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from handbook.state_rows import generated, known_source, state_source

import bakufu
from bakufu.katana.rules.rows import TABLE as KATANA
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import (
    AS_IT_IS,
    FLOW_NUMBERS,
    LIST,
    LISTS,
    NUMBER,
    OPEN,
    STREAM,
    TUPLE,
    TUPLES,
    Observed,
    Row,
    above,
    at_most,
    capped,
    changed_by,
    changing,
    fixed,
    flow_lists,
    lay_out,
    lists,
    names,
    number,
    observed_fields,
    observed_numbers,
    only,
    pile,
    private,
    replaced,
    shared,
    stream,
)
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.shogun.rules.rows import TABLE as SHOGUN

SIZES = {"seat": 3, "kind": 4, "card": 5, "about": 2, "task": 6}
OPEN_TABLE = (
    *FLOW_NUMBERS,
    number("round", "from 1", start=1),
    *flow_lists(),
    capped("coins", "by seat", ("seat",)),
    fixed("stock", "by seat and kind; -1 none", ("seat", "kind"), start=-1, least=-1),
    changing("row", "open cards", ("card",)),
    pile("deck", "cards face down", "face_down"),
    lists("hands", "by seat", ("seat",), (Observed("cards", "by card: the holder", ("card",), -1, through="holders"),)),
    stream("lots", "of all"),
)
TABLE = (
    *OPEN_TABLE,
    private("plan", "by seat", ("seat",), 0, -4, "own_plan"),
    fixed("shown", "by seat", ("seat",), final=True),
    shared("owner", "by kind; -1 none", ("kind",), -1, -1),
    Row("rest", LIST, "in place of the row", whole=True, saved="row"),
    Row("more", TUPLES, "added", saved="added"),
    *only("long", (changing("late", "cards", ("card",)),)),
)


class Toy:
    """A state that takes any attribute."""


def laid_out() -> Toy:
    state = Toy()
    lay_out(state, TABLE, SIZES)
    return state


def test_rows_are_found_by_what_they_hold() -> None:
    assert names(OPEN_TABLE, NUMBER) == ("step", "decision", "round")
    assert names(OPEN_TABLE, LIST) == ("awaited", "about", "stack", "coins", "stock", "row", "deck")
    assert (names(TABLE, LISTS), names(TABLE, STREAM)) == (("hands",), ("lots",))
    assert (names(TABLE, TUPLE), names(TABLE, TUPLES)) == (("owner",), ("more",))


def test_rows_start_with_their_length_and_value() -> None:
    state = vars(laid_out())
    assert (state["round"], state["decision"]) == (1, -1)
    assert (state["coins"], state["stock"], state["row"], state["deck"]) == ([0] * 3, [-1] * 12, [], [])
    assert (state["hands"], state["more"], state["owner"]) == ([[], [], []], [], (-1, -1, -1, -1))
    assert state["lots"].words() == Rng(None).words(), "chance comes with the seed"


def test_fields_follow_the_table_and_piles_are_counted_among_the_numbers() -> None:
    fields = observed_fields(OPEN_TABLE, SIZES)
    assert observed_numbers(OPEN_TABLE) == ["seat", "step", "decision", "round", "deck"]
    assert [(field.name, field.slots, field.bias, field.counted) for field in fields] == [
        ("numbers", 5, 1, False),
        ("awaited", 3, 0, False),
        ("about", 3, 0, True),
        ("stack", 7, 0, True),
        ("coins", 3, 0, False),
        ("stock", 12, 1, False),
        ("row", 6, 0, True),
        ("cards", 5, 1, False),
    ]
    assert fields[4].meaning == "by seat, up to 255"


def test_some_fields_are_those_of_some_settings_alone() -> None:
    assert [field.name for field in observed_fields(TABLE, SIZES)][-3:] == ["plan", "shown", "owner"]
    assert [field.name for field in observed_fields(TABLE, SIZES, ("long",))][-2:] == ["owner", "late"]
    assert "    if state.setting.long:\n        rows += [\n            state.late,\n" in known_source("toy", TABLE)
    with pytest.raises(ValueError, match="come last"):
        known_source("toy", TABLE[::-1])


def test_copies_share_what_is_only_ever_replaced() -> None:
    source = state_source("toy", TABLE)
    for line in (
        "twin.round = self.round\n",
        "twin.coins = self.coins[:]\n",
        "twin.row = self.row\n",
        "twin.hands = self.hands[:]\n",
        "twin.more = self.more[:]\n",
        "twin.owner = self.owner\n",
        "twin.lots = self.lots.copy()\n",
    ):
        assert line in source
    assert "twin.stack" not in source, "the flow copies its own rows"


def test_a_shared_row_is_replaced_and_a_copy_keeps_its_own() -> None:
    game = bakufu.load("shogun")
    state = game.start({"players": 3}, 1)
    twin = state.copy()
    assert twin.revolts is state.revolts
    state.revolts = replaced(state.revolts, 7, 2)
    state.revolts = changed_by(state.revolts, 7, -1)
    assert (state.revolts[7], sum(state.revolts)) == (1, 1)
    assert not sum(twin.revolts)


def test_rows_of_modules_are_replaced_one_by_one() -> None:
    game = bakufu.load("shogun")
    state = game.start({"players": 3, "modules": ["samurai"]}, 1)
    twin = state.copy()
    state.put(SAMURAI, 1, 2)
    state.add(SAMURAI, 1, 1)
    assert (state.module_rows[SAMURAI], twin.module_rows[SAMURAI]) == ((0, 3, 0), (0, 0, 0))


@pytest.mark.parametrize("table", [SHOGUN, KATANA])
def test_what_is_observed_of_a_shared_row_is_the_row_itself(table: tuple[Row, ...]) -> None:
    """A page knows a tuple again that it has written, so that a field must always be one."""
    assert {field.through for row in table if row.kind == TUPLE for field in row.observed} == {AS_IT_IS}
    assert {row.known for row in table if row.kind == TUPLE} == {OPEN}


def test_a_likeness_shares_everything_where_seats_know_different_things() -> None:
    likeness = state_source("toy", TABLE).partition("def likeness_into")[2].partition("    def ")[0]
    assert "twin.coins = self.coins\n" in likeness
    assert "twin.lots = self.lots\n" in likeness
    assert "likeness" not in state_source("toy", OPEN_TABLE)


def test_everything_is_saved_as_plain_values_of_its_own() -> None:
    source = state_source("toy", TABLE)
    for line in (
        '"round": self.round,',
        '"stack": self.stack[:],',
        '"hands": [row[:] for row in self.hands],',
        '"owner": list(self.owner),',
        '"lots": self.lots.words(),',
    ):
        assert line in source


def test_rows_may_have_another_name_in_saved_states_or_share_one() -> None:
    source = state_source("toy", TABLE)
    for line in (
        '"row": (self.row or self.rest)[:],',
        '"added": [list(row) for row in self.more],',
        'self.row = list(data["row"])\n',
        "self.rest = []\n",
        'self.more = [tuple(row) for row in data["added"]]\n',
    ):
        assert line in source
    assert '"rest"' not in source


def test_secrets_are_hidden_by_their_function_and_chance_always() -> None:
    source = known_source("toy", TABLE)
    assert "    state.deck = secrecy.face_down(state, state.deck)\n" in source
    assert "    state.lots = Rng(None)\n" in source
    assert "        len(state.deck),\n" in source
    assert "encodings.holders(state, state.hands),\n" in source


def test_what_a_seat_alone_may_know_is_hidden_and_observed_by_one_function() -> None:
    source = known_source("toy", TABLE)
    assert "    state.plan = secrecy.own_plan(state, state.plan, seat)\n" in source.partition("def blank_for")[2]
    assert "        secrecy.own_plan(state, state.plan, seat),\n" in source.partition("def observed")[2]
    assert "blank_for" not in known_source("toy", OPEN_TABLE)


def test_chance_and_cards_and_what_is_final_stop_undo() -> None:
    stops = known_source("toy", TABLE).partition("def turned_up")[2].partition("def ")[0]
    for comparison in (
        "before.step != after.step",
        "len(before.deck) != len(after.deck)",
        "before.shown != after.shown",
        "before.lots.words() != after.lots.words()",
    ):
        assert comparison in stops
    assert stops.count(" != ") == 4


@pytest.mark.parametrize("path", generated(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_generated_source_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated()[path], "`python -m handbook` writes it"


def test_an_amount_beyond_a_byte_is_told_in_two_parts() -> None:
    state = bakufu.load("shogun").start({"players": 3}, 1)
    for amounts in ([0, 7, 255], [256, 3, 0], [600, 255, 254]):
        within, beyond = at_most(state, amounts), above(state, amounts)
        assert [low + high for low, high in zip(within, beyond, strict=True)] == amounts
        assert max(within) <= 255
