"""The rules as clients show them: how the game goes comes first."""

from __future__ import annotations

import pytest

from bakufu.games import GAMES
from bakufu.table.study_jobs import rulebook


@pytest.mark.parametrize("game", GAMES)
def test_the_book_begins_with_the_setup_and_ends_with_what_a_table_refuses(game: str) -> None:
    chapters = [chapter["id"] for chapter in rulebook(game, None, "en")["chapters"]]
    assert chapters[0] == "setup"
    assert chapters[-1] == "table"
    assert len(set(chapters)) == len(chapters)
