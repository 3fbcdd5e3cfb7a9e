"""Deals: which day or week has which, that everybody meets the same one, and what is told of results."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from bakufu.bots.job import SavedView, decide, game_of
from bakufu.bots.levels import cast, seatable
from bakufu.daily.deals import SEAT, deal_of, secret_of, table_secret
from bakufu.daily.page import (
    SHOWN,
    DealResult,
    Scored,
    deal_page,
    fill,
    game_deal,
    line_of,
    playable,
    ranked,
    still_open,
)
from bakufu.daily.periods import Period, period_of, this_week, today
from bakufu.daily.spread import spread_of
from bakufu.games import GAMES
from bakufu.kernel.fairness import fingerprint, mixed_seed
from bakufu.table.fold import Fold, bot_seed
from bakufu.table.table_card import AnyOptions
from tests.daily.refused import refused

NOON = round(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)
DAY = 86_400_000


def period(name: str) -> Period:
    found = period_of(name)
    assert found is not None
    return found


def test_days_and_weeks_begin_at_midnight_in_utc() -> None:
    assert today(NOON).name == "2026-11-18"
    assert (today(NOON).start, today(NOON).end) == (NOON - DAY // 2, NOON + DAY // 2)
    assert this_week(NOON).name == "2026-W47"
    assert (this_week(NOON).start, this_week(NOON).end) == (period("2026-11-16").start, period("2026-11-23").start)
    assert period("2026-12-31").shifted(1).name == "2027-01-01"
    assert period("2026-W53").shifted(1).name == "2027-W01"
    assert today(period("2027-01-01").start - 1).name == "2026-12-31"


@pytest.mark.parametrize("name", ["", "today?", "2026-11-31", "2026-W54", "2026-11-18x", "20261118", "２０２６-11-18"])
def test_other_names_have_no_deal(name: str) -> None:
    assert period_of(name) is None


@pytest.mark.parametrize("name", ["2026-11-19", "2026-W48", "2025-11-16", "1970-01-01", "nonsense"])
def test_only_days_and_weeks_that_have_begun_are_playable(name: str) -> None:
    with refused("no-such-deal"):
        playable(name, NOON)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*[f"2026-11-{day}" for day in range(16, 23)], "2026-W47"])
def test_every_deal_can_be_set_up(game: str, name: str) -> None:
    deal = deal_of(game, period(name))
    players = game_of(game, None).setting(deal.options).players
    assert all(seatable(game, bot) for bot in deal.bots.values())
    # A level that looks at the clock would play another game on another machine.
    assert {bot.partition(":")[0] for bot in deal.bots.values()} <= {"ashigaru", "samurai"}
    assert sorted(deal.bots) == ([] if period(name).weekly else [seat for seat in range(players) if seat != SEAT])


def test_the_secret_of_a_day_decides_its_deals_and_no_other() -> None:
    days = [period("2026-11-17"), period("2026-11-18"), period("2026-W47")]
    secrets = {secret_of(key, day) for key in ("one server", "another") for day in days}
    assert len(secrets) == 6
    assert len({table_secret(secret, game) for secret in secrets for game in GAMES}) == 12
    assert secret_of("one server", days[0]) == secret_of("one server", period("2026-11-17"))
    assert all(len(table_secret(secret, "shogun")) <= 64 for secret in secrets)  # as the database has room


def dealt(options: AnyOptions, bots: Mapping[int, str], secret: str) -> list[tuple[int, int]]:
    """The beginning of a game in which the person makes the first move that is legal."""
    rules = game_of("katana", None)
    players = rules.setting(options).players
    fold = Fold(rules, options, mixed_seed(secret, ("",) * players))
    levels = cast("katana", bots, fingerprint(secret))
    state = fold.state
    played: list[tuple[int, int]] = []
    while len(played) < 25 and (awaited := rules.to_move(state)):
        seat = awaited[0]
        seen = SavedView("katana", None, fold.options, rules.save_view(rules.view(state, seat)))
        moves = rules.moves(state, seat)[:1] if seat == SEAT else decide(seen, levels[seat], bot_seed(fold, seat))
        for move in moves:
            rules.play(state, seat, move)
            played.append((seat, move))
    return played


def test_everybody_meets_the_same_bots() -> None:
    deal = deal_of("katana", period("2026-11-18"))
    secrets = [table_secret(secret_of("key", period(day)), "katana") for day in ("2026-11-18", "2026-11-25")]
    first, again, other = [dealt(deal.options, deal.bots, secret) for secret in (secrets[0], secrets[0], secrets[1])]
    assert first == again
    assert first != other


def test_a_page_keeps_the_secret_of_its_day_until_it_is_over() -> None:
    day = today(NOON)
    shown = deal_page("key", day, NOON, [], [])
    assert shown["secret"] is None
    assert secret_of("key", day) not in str(shown)
    after = deal_page("key", day, day.end, [], [])
    assert fingerprint(after["secret"] or "") == shown["commitment"]
    assert deal_page("key", day.shifted(1), day.end, [], [])["commitment"] == shown["next_commitment"]
    assert [still_open(name, NOON) for name in ("2026-11-18", "2026-W47", "2026-11-17", None)] == [
        True,
        True,
        False,
        False,
    ]


def test_results_are_ranked_by_points_and_then_by_margin() -> None:
    found = [
        Scored("1", "Ann", "t1", 0, [40, 47, 33], [1]),
        Scored("2", "Ben", "t2", 0, [52, 45, 33], [0]),
        Scored("3", "Cem", "t3", 0, [52, 51, 33], [0]),
        Scored("4", "Dee", "t4", 0, [52, 45, 20], [0]),
    ]
    ranks = [(one["rank"], one["name"], one["place"], one["margin"], one["you"]) for one in ranked(found, "3")]
    assert ranks == [
        (1, "Ben", 1, 7, False),
        (1, "Dee", 1, 7, False),
        (3, "Cem", 1, 1, True),
        (4, "Ann", 2, -7, False),
    ]


def test_everybody_known_is_among_the_results_and_all_points_are_counted() -> None:
    strangers = [Scored(f"{at}", f"Guest {at}", f"t{at}", 0, [60 + at % 9, 45], [0]) for at in range(SHOWN + 20)]
    friend = Scored("friend", "Fay", "tf", 0, [31, 45], [1], met=True)
    own = Scored("me", "Ann", "tm", 0, [12, 45], [1])
    deal = fill(game_deal("katana", today(NOON)), today(NOON), [*strangers, friend, own], "me", "en")
    shown = deal["results"] or []
    assert len(shown) == SHOWN + 2
    assert [(one["name"], one["met"], one["you"]) for one in shown[-2:]] == [("Fay", True, False), ("Ann", False, True)]
    spread = deal["spread"]
    assert spread is not None
    assert sum([bar["count"] for bar in spread["bars"]]) == deal["played"] == SHOWN + 22
    assert (spread["median"], spread["best"]) == (64, 68)


def test_bars_begin_at_round_numbers_and_are_few() -> None:
    assert spread_of([]) is None
    assert spread_of([7, 9, 7]) == {
        "bars": [
            {"low": 7, "high": 7, "count": 2},
            {"low": 8, "high": 8, "count": 0},
            {"low": 9, "high": 9, "count": 1},
        ],
        "median": 7,
        "best": 9,
    }
    wide = spread_of([-3, 41, 44, 59])
    assert wide is not None
    assert [(bar["low"], bar["high"]) for bar in wide["bars"]][:2] == [(-5, -1), (0, 4)]
    assert [bar["count"] for bar in wide["bars"]] == [1, *[0] * 8, 2, 0, 0, 1]


def test_a_result_is_passed_on_as_one_line() -> None:
    won = ranked([Scored("me", "", "t1", 0, [52, 45, 33], [0])], "me")[0]
    lost: DealResult = {**won, "place": 4, "players": 4, "points": 1, "margin": -12}
    day = today(NOON)
    assert line_of(day, "shogun", won, "en") == "Bakufu daily 2026-11-18 · SHOGUN · 1st of 3, 52 points (+7)"
    assert line_of(day, "katana", lost, "en") == "Bakufu daily 2026-11-18 · SHOGUN NO KATANA · 4th of 4, 1 point (−12)"
    assert line_of(day, "shogun", won, "de") == "Bakufu-Tagespartie 2026-11-18 · SHOGUN · Platz 1 von 3, 52 Punkte (+7)"
    assert line_of(day, "shogun", won, "zh") == "Bakufu每日牌局 2026-11-18 · SHOGUN · 3人中第1名，52分（+7）"
