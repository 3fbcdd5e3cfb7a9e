"""A row is stated once: what is saved, laid out and observed follows from the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from handbook.state_rows import generated, known_source, state_source

from bakufu.kernel.rows import (
    FLOW_LISTS,
    FLOW_NUMBERS,
    Observed,
    changing,
    fixed,
    lay_out,
    lists,
    number,
    observed_fields,
    observed_numbers,
    pile,
    saved_rows,
    stream,
)

SIZES = {"seat": 3, "kind": 4, "card": 5, "about": 2, "task": 6}
TABLE = (
    *FLOW_NUMBERS,
    number("round", "from 1", start=1),
    *FLOW_LISTS,
    fixed("coins", "by seat", ("seat",), capped=True),
    fixed("stock", "by seat and kind; -1 none", ("seat", "kind"), start=-1, least=-1),
    changing("row", "open cards", ("card",)),
    pile("deck", "cards face down", "face_down"),
    lists("hands", "by seat", ("seat",), (Observed("cards", "by card: the holder", ("card",), -1, through="holders"),)),
    stream("lots", "of all"),
)


class Toy:
    """A state that takes any attribute."""


def laid_out() -> Toy:
    state = Toy()
    lay_out(state, TABLE, SIZES, 7)
    return state


def test_every_row_is_saved_once_by_what_it_holds() -> None:
    saved = saved_rows(TABLE)
    assert saved.numbers == ("step", "decision", "round")
    assert saved.lists == ("awaited", "about", "stack", "coins", "stock", "row", "deck")
    assert (saved.lists_of_lists, saved.streams) == (("hands",), ("lots",))


def test_rows_start_with_their_length_and_value() -> None:
    state = vars(laid_out())
    assert (state["round"], state["decision"]) == (1, -1)
    assert (state["coins"], state["stock"], state["row"], state["deck"]) == ([0] * 3, [-1] * 12, [], [])
    assert state["hands"] == [[], [], []]
    assert state["lots"].words() != [0] * 5


def test_fields_follow_the_table_and_piles_are_counted_among_the_numbers() -> None:
    fields = observed_fields(TABLE, SIZES)
    assert observed_numbers(TABLE) == ["seat", "step", "decision", "round", "deck"]
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


def test_copies_share_what_is_only_ever_replaced() -> None:
    source = state_source("toy", TABLE)
    for line in (
        "twin.round = self.round\n",
        "twin.coins = self.coins[:]\n",
        "twin.row = self.row\n",
        "twin.hands = self.hands[:]\n",
        "twin.lots = self.lots.copy()\n",
    ):
        assert line in source
    assert "twin.stack" not in source, "the flow copies its own rows"


def test_everything_is_saved_as_plain_values_of_its_own() -> None:
    source = state_source("toy", TABLE)
    for line in (
        '"round": self.round,',
        '"stack": self.stack[:],',
        '"hands": [row[:] for row in self.hands],',
        '"lots": self.lots.words(),',
    ):
        assert line in source


def test_secrets_are_hidden_by_their_function_and_chance_always() -> None:
    source = known_source("toy", TABLE)
    assert "    state.deck = secrecy.face_down(state, state.deck)\n" in source
    assert "    state.lots = Rng(None)\n" in source
    assert "            len(state.deck),\n" in source
    assert "encodings.holders(state, state.hands),\n" in source


@pytest.mark.parametrize("path", generated(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_generated_source_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated()[path], "`python -m handbook` writes it"
