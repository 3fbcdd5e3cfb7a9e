"""Errors as one line: whatever is quoted in them is cut to a length that can be read, and harms no terminal."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.kernel.errors import BadOption
from bakufu.text.catalogue import languages
from bakufu.text.errors import LONGEST, sentence


def refused(value: object) -> BadOption:
    with pytest.raises(BadOption) as found:
        bakufu.load("shogun").start({"players": value}, 1)
    return found.value


@pytest.mark.parametrize("language", languages())
def test_a_very_long_value_is_cut(language: str) -> None:
    told = sentence(refused(10**4000), language)
    assert "3, 4, 5" in told
    assert LONGEST < len(told) < LONGEST + 200


def test_control_characters_are_made_visible() -> None:
    told = sentence(BadOption("error-option", option="players", value="\x1b[2J\x07\u202e5", possible="3"))
    assert told.isprintable()
    assert r"\x1b[2J\x07\u202e5" in told
