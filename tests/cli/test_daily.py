"""`bakufu daily` prints what a server was committed to, and plays a deal."""

from __future__ import annotations

import asyncio
import io
import json
import random
from pathlib import Path

import pytest

from bakufu.cli.main import main
from bakufu.cli.speech import say
from bakufu.cli.terminal.dealing import DealtBots
from bakufu.daily.deals import SEAT, deal_of, secret_of, table_secret
from bakufu.daily.periods import period_of
from bakufu.edition.host import Host
from bakufu.edition.storage import InMemory
from bakufu.kernel.fairness import fingerprint
from bakufu.kernel.records.recorder import Recorder
from bakufu.table.fold import Fold
from tests.cli.running import Person, Ran, run, typed
from tests.edition.pages import Page, Ticking


def test_the_secret_of_a_day_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    day = period_of("2026-11-18")
    assert day is not None
    secret = secret_of("of a server", day)
    assert main(["daily", "--date", "2026-11-18", "--secret", secret]) == 0
    printed = capsys.readouterr().out
    prints = [fingerprint(secret), *[fingerprint(table_secret(secret, game)) for game in ("shogun", "katana")]]
    assert all(shown in printed for shown in prints)
    assert main(["daily", "--date", "2026-W47"]) == 0
    assert main(["daily", "--date", "tomorrow"]) == 2
    assert "tomorrow" in capsys.readouterr().err


NOON = 1_794_830_400_000  # 2026-11-16 12:00 UTC, a Monday


@pytest.fixture
def monday(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """A day, by the clock, and a folder for what is kept."""
    clock = [NOON]
    for place in ("table.clock", "cli.terminal.dealing"):
        monkeypatch.setattr(f"bakufu.{place}.now", lambda: clock[0])
    monkeypatch.setattr("click.get_app_dir", lambda name: str(tmp_path / name))
    return clock


def deal(*args: object, keyboard: io.TextIOBase) -> Ran:
    return run("daily", "play", "--game", "katana", "--lines", *args, keyboard=keyboard)


def test_the_first_game_counts_and_is_continued_and_the_next_is_practice(monday: list[int], tmp_path: Path) -> None:
    left = deal(keyboard=typed(["hint", "undo", "1", "quit"]))
    assert left.code == 0, left.err
    assert left.out.count(say("play-daily-no-help")) == 2
    assert left.out.endswith(say("play-daily-continue") + "\n")
    kept = tmp_path / "bakufu" / "daily" / "2026-11-16-katana.json"
    begun = json.loads(kept.read_text())["moves"]
    assert begun

    mine = tmp_path / "mine.json"
    ended = deal("--record", mine, keyboard=Person())
    line = ended.out.splitlines()[-1]
    assert line.startswith("Bakufu daily 2026-11-16 · SHOGUN NO KATANA · ")
    assert mine.read_text() == kept.read_text()
    assert json.loads(mine.read_text())["moves"][: len(begun)] == begun

    again = deal(keyboard=typed(["1", "undo", "quit"]))
    assert again.out.startswith(say("play-daily-played", line=line) + "\n" + say("play-daily-practice"))
    assert say("play-daily-no-help") not in again.out
    assert mine.read_text() == kept.read_text()
    assert deal("--date", "2026-11-15", keyboard=typed(["quit"])).out.startswith(say("play-daily-practice"))


def test_a_game_that_ends_after_midnight_does_not_count(monday: list[int]) -> None:
    class Slow(Person):
        def _answer(self) -> str:
            monday[0] += 86_400_000
            return super()._answer()

    assert deal(keyboard=Slow()).out.endswith(say("play-daily-late") + "\n")


@pytest.mark.parametrize("day", ["2026-11-17", "2026-W47"])
def test_only_days_that_have_begun_are_played(monday: list[int], day: str) -> None:
    ran = deal("--date", day, keyboard=typed([]))
    assert (ran.code, ran.out) == (2, "")
    assert day in ran.err


@pytest.mark.parametrize("game", ["shogun", "katana"])
def test_bots_answer_as_they_do_in_the_browser(game: str) -> None:
    async def in_the_browser() -> Fold:
        clock = Ticking()
        clock.at = NOON
        page = Page(Host(InMemory(), clock=clock, secret=lambda: "never used"))
        await page.post("/api/me", {"name": "Ann"})
        card = await page.post(f"/api/deals/today/{game}")
        await page.come(card["id"])
        await page.play_on(random.Random(1))
        return page.host.tables.live[card["id"]].fold

    fold = asyncio.run(in_the_browser())
    own = [move for seat, move in fold.moves if seat == SEAT]
    day = period_of("2026-11-16")
    assert day is not None
    bots = DealtBots(deal_of(game, day).bots)
    recorder = Recorder(fold.game, deal_of(game, day).options, fold.seed)
    bots.recorder = lambda: recorder
    while awaited := fold.game.to_move(recorder.state):
        seat = next((one for one in awaited if one in bots.levels), SEAT)
        move = own.pop(0) if seat == SEAT else bots.decide(seat, fold.game.view(recorder.state, seat))
        recorder.play(seat, move)
    assert fold.game.standings(recorder.state) == fold.game.standings(fold.state)
    assert not own
