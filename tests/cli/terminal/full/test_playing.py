"""Keys on the full screen, and what they do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bakufu.cli.terminal.advice import advised
from bakufu.cli.terminal.full import display
from bakufu.cli.terminal.full.canvas import Canvas, Style
from bakufu.cli.terminal.full.display import Display, full_screen_fits
from bakufu.cli.terminal.full.keys import BACK, DOWN, ENTER, ESCAPE, LEFT, RESIZED
from bakufu.cli.terminal.full.palette import of_256
from bakufu.cli.terminal.full.playing import Playing
from bakufu.cli.terminal.full.question import COMMANDS, Choice, keyed
from bakufu.cli.terminal.session import Left, Session
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.text.renderer import Renderer
from tests.cli.terminal.full.seated import Keys, Pressed, Window, framed, press, seated

PLAN = 11  # cards of a whole plan


def reads(window: Window, *texts: str) -> Callable[[], None]:
    """A look at the picture between two keys."""

    def look() -> None:
        shown = "\n".join(window.shown)
        for text in texts:
            assert text in shown, shown

    return look


def own_moves(session: Session[Renderer]) -> list[int]:
    return [move for seat, move in session.recorder.moves if seat == session.seat]


def test_a_plan_is_laid_space_by_space_and_submitted() -> None:
    session, window = seated("shogun", players=3), Window()
    press(session, window, "1", reads(window, "choose a card."), "1", reads(window, "Planned actions cost"))
    press(session, window, "1", "1", "2", "1", "0", reads(window, "Press 0 again"), "0")
    assert len(own_moves(session)) >= PLAN


def test_a_card_is_returned_and_escape_leaves_the_list_of_cards() -> None:
    session, window = seated("shogun", players=3), Window()
    press(session, window, "1", ESCAPE, reads(window, "Submit the plan"), "1", "1", "1", "0")
    assert "Planned actions" not in "\n".join(window.shown)


def test_a_hint_lays_a_plan_that_escape_takes_away_and_the_same_key_submits() -> None:
    session, window = seated("shogun", players=3), Window()
    press(session, window, "h", reads(window, "Hint", "do it", "Planned actions cost"), ESCAPE)
    assert "Planned actions" not in "\n".join(window.shown)
    assert own_moves(session) == []
    press(session, window, "h", "h")
    assert len(own_moves(session)) >= PLAN


def test_a_hint_tells_the_rest_of_the_turn_and_the_same_key_plays_all_of_it() -> None:
    session, window = seated("katana", players=2, moves=28), Window()
    advised_moves = advised(session, session.view())["moves"]
    assert len(advised_moves) == 3
    before = len(own_moves(session))
    told = reads(window, "Hint", "play card 1", "Then: place a Monk at the Komainu")
    press(session, window, "h", told, "h")
    assert own_moves(session)[before : before + 3] == advised_moves


def test_a_choice_is_made_by_its_key_or_by_pointing_and_undone() -> None:
    session, window = seated("shogun", players=3, setup="claim"), Window()
    before = len(session.recorder.moves)
    press(session, window, DOWN, ENTER, "u", "1")
    assert len(session.recorder.moves) == before + 1
    press(session, window, "u", "u")
    assert len(session.recorder.moves) == before
    assert "Nothing to undo" in "\n".join(window.shown)


def test_keys_pressed_while_others_decide_answer_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session, keys = seated("shogun", players=3, setup="claim"), Keys([ENTER] * 4)
    frame = framed(session, Window())
    frame.keyboard = keys  # type: ignore[assignment]
    monkeypatch.setattr("bakufu.cli.terminal.full.playing.QUICK", 0.0)
    with pytest.raises(Pressed):
        Playing(frame).run()
    assert 1 <= keys.flushed < 4  # only where somebody else has decided since the last question


def test_a_key_that_means_nothing_does_nothing() -> None:
    session, window = seated("shogun", players=3), Window()
    press(session, window, "", LEFT, "v", "", LEFT, reads(window, "The board"), ENTER)
    assert own_moves(session) == []


def test_one_press_of_quit_asks_and_the_second_leaves() -> None:
    session, window = seated("katana", players=2), Window()
    press(session, window, "q", reads(window, "Press q again"), DOWN, "q")
    with pytest.raises(Left):
        press(session, window, "q", "q")


def test_pages_show_the_board_the_log_a_rule_and_the_keys() -> None:
    session, window = seated("shogun", players=3), Window(100, 40)
    press(session, window, "v", reads(window, "The board", "green region"), ENTER)
    press(session, window, "l", reads(window, "First actions:"), ESCAPE, "w", reads(window, "page"), ENTER)
    press(session, window, "?", reads(window, "show a hint", "rules WORD"), DOWN, ENTER)
    assert "Plan the season" in "\n".join(window.shown)


def test_commands_of_the_line_by_line_game_can_be_typed(tmp_path: Path) -> None:
    session, window = seated("shogun", players=3), Window()
    press(session, window, ":", *"rules tie", reads(window, "rules tie"), ENTER, reads(window, "battle.tie-razes"))
    press(session, window, ":", *"xyzzy", ENTER, reads(window, "Unknown command “xyzzy”."))
    press(session, window, ":", *f"save {tmp_path / 'a.txtx'}", BACK, ENTER)
    assert (tmp_path / "a.txt").is_file()


def test_a_smaller_window_says_so_and_a_larger_one_goes_on() -> None:
    session, window = seated("katana", players=2), Window()

    def resize(columns: int, rows: int) -> Callable[[], None]:
        return lambda: setattr(window, "size", (columns, rows))

    press(session, window, resize(60, 20), RESIZED, reads(window, "too small", "80", "24"), resize(120, 30), RESIZED)
    assert "SHOGUN NO KATANA" in window.shown[0]
    assert len(window.shown) == 30


def test_a_monk_is_placed_after_switching_to_monks() -> None:
    session, window = seated("katana", players=2, moves=2), Window()
    assert session.recorder.state.decision == TURN
    session.recorder.state.coins[0] = 20  # enough for a Monk's offering
    before = len(session.recorder.moves)
    press(session, window, "M", reads(window, "Place a Worker instead"), "1")
    assert session.game.words[session.recorder.moves[before][1]].startswith("monk-")


def test_keys_suit_the_choices_and_no_two_are_alike() -> None:
    choices = [Choice("10"), Choice("3", wishes="3"), *[Choice(str(number), wishes="h") for number in range(80, 90)]]
    keys = keyed(choices)
    assert keys[1] == "3"
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set(COMMANDS)


def test_only_what_has_changed_is_written(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    screen, canvas = Display(), Canvas(10, 3)
    canvas.put(0, 1, "安芸 x", Style((1, 2, 3), bold=True))
    screen.show(canvas)
    first = capsys.readouterr().out
    assert "\x1b[2;1H\x1b[0;1;38;2;1;2;3;48;2;20;16;14m安芸 x" in first
    canvas.put(0, 2, "y")
    screen.show(canvas)
    assert "\x1b[3;1H" in (second := capsys.readouterr().out)
    assert "安芸" not in second


@pytest.mark.parametrize(("color", "number"), [((0, 0, 0), 232), ((255, 0, 0), 196), ((95, 135, 175), 67)])
def test_terminals_with_256_colors_get_the_nearest(color: tuple[int, int, int], number: int) -> None:
    assert of_256(color) == number


class Terminal:
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_pipes_and_poor_terminals_get_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "window", lambda: (80, 24))
    for name in ("stdin", "stdout"):
        monkeypatch.setattr(sys, name, Terminal())
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert full_screen_fits()
    monkeypatch.setenv("TERM", "dumb")
    assert not full_screen_fits()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not full_screen_fits()
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr(display, "window", lambda: (79, 24))
    assert not full_screen_fits()
    monkeypatch.setattr(display, "window", lambda: (80, 24))
    monkeypatch.setattr(Terminal, "encoding", "ascii")
    assert not full_screen_fits()
    monkeypatch.setattr(Terminal, "encoding", "utf-8")
    monkeypatch.setattr(Terminal, "isatty", lambda self: False)
    assert not full_screen_fits()
