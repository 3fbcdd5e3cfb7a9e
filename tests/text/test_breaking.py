"""Lines are broken where readers of the language expect it, and none is wider than it may be."""

from __future__ import annotations

from textwrap import wrap

from bakufu.text.breaking import CLOSING, OPENING, broken, width
from bakufu.text.columns import packed

ENGLISH = "Lay chest-2 on “Bid”, or  a province card: Deploy-5 places five armies, and pays (3) at once."
CHINESE = "把国牌放在一个行动上，就在那个国执行它；放宝箱牌2表示跳过。“出价”上的牌表示你付多少（至多4个宝箱）。"


def test_words_are_wrapped_as_the_standard_library_does_it() -> None:
    for within in range(8, 60):
        wrapped = wrap(ENGLISH, within, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
        assert broken(ENGLISH, within, "", "  ") == wrapped


def test_chinese_is_broken_anywhere_but_beside_its_punctuation() -> None:
    for within in range(8, 60):
        lines = broken(CHINESE, within)
        assert "".join(lines) == CHINESE
        assert all(width(line) <= within for line in lines)
        assert not [line for line in lines if line[0] in CLOSING or line[-1] in OPENING]


def test_nothing_is_no_line() -> None:
    assert broken("", 20) == []


def test_chinese_lists_have_wide_commas_and_no_blanks() -> None:
    assert packed("手牌：", ["播磨", "伊豆", "宝箱牌0"]) == ["手牌：播磨、伊豆、宝箱牌0"]
    assert packed("Hand:", ["Harima", "Izu"]) == ["Hand: Harima, Izu"]
