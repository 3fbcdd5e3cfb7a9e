"""Notes of games and what follows from them."""

from __future__ import annotations

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.chance import Rng
from bakufu.kernel.patch import Json
from bakufu.kernel.records.record import Record
from bakufu.statistics.note import SeatNote, notes_of
from bakufu.statistics.page import GameNote, Played, Rival, Statistics, StatLine, game_note, statistics
from bakufu.table.past.hindsight import Past
from bakufu.table.past.opened_record import log_of
from bakufu.table.projection import table_view

OPTIONS: dict[str, Json] = {"shogun": {"players": 3}, "katana": {"players": 2}}


def played(game: str) -> Past:
    """A whole game at random."""
    rules, rng = game_of(game, None), Rng(3)
    state = rules.start(OPTIONS[game], "7")
    moves: list[tuple[int, int]] = []
    while awaited := rules.to_move(state):
        legal = rules.moves(state, awaited[0])
        moves.append((awaited[0], legal[rng.below(len(legal))]))
        rules.play(state, *moves[-1])
    options = rules.options(state)
    record = Record(game, rules.rules_version, options, rules.facts_digest, "7", tuple(moves))
    return Past(game, None, options, "7", 0, log_of(rules, record, 0))


@pytest.mark.parametrize("game", ["shogun", "katana"])
def test_a_note_agrees_with_the_game(game: str) -> None:
    past = played(game)
    notes = notes_of(past)
    fold = past.fold()
    for entry in past.entries:
        fold.apply(entry)
    standings = {row.seat: (row.place, row.points) for row in fold.game.standings(fold.state)}
    assert {note["seat"]: (note["place"], note["points"]) for note in notes} == standings
    assert all(note["opening"] for note in notes)
    if game == "shogun":
        table = table_view(fold, None)["provinces"]
        held = {seat: sorted(name for name, one in table.items() if one["owner"] == seat) for seat in standings}
        assert {note["seat"]: note["things"] for note in notes} == held
        assert all(note["luck"] is not None for note in notes)
    else:
        assert all(note["luck"] is None for note in notes)


def note(seat: int, place: int, points: int, luck: float | None = 1.5) -> SeatNote:
    return {"seat": seat, "place": place, "points": points, "opening": "six-armies", "things": ["Kai"], "luck": luck}


def a_game(number: int, own: SeatNote, rivals: dict[int, Rival], modules: list[str]) -> Played:
    notes = [own, note(1, 2 if own["place"] == 1 else 1, 40), note(2, 3, 30)]
    found: GameNote = game_note({"players": 3, "modules": modules}, notes, 0, rivals)
    return Played(f"t{number}", "shogun", number, found)


def told() -> Statistics:
    ben: Rival = {"person": "ben", "bot": None, "place": 0}
    bot: Rival = {"person": None, "bot": "samurai:any", "place": 0}
    games = [
        a_game(1, note(0, 1, 50), {1: ben, 2: bot}, ["leaders"]),
        a_game(2, note(0, 2, 39), {1: bot, 2: {**bot}}, []),
    ]
    return statistics("Ann", True, games, {"ben": "Ben"}, "en")


def line(kind: str, key: str) -> StatLine:
    return next(one for one in told()["lines"] if (one["kind"], one["key"]) == (kind, key))


def test_games_are_counted_by_everything_that_is_known_of_them() -> None:
    counted = {(one["kind"], one["key"]): (one["played"], one["won"], one["average"]) for one in told()["lines"]}
    assert counted == {
        ("game", ""): (2, 1, 44.5),
        ("players", "3"): (2, 1, 44.5),
        ("module", "leaders"): (1, 1, 50.0),
        ("seat", "0"): (2, 1, 44.5),
        ("opening", "six-armies"): (2, 1, 44.5),
        ("opponent", "Ben"): (1, 1, 50.0),
        ("opponent", "samurai"): (2, 1, 44.5),  # ahead of it in one of two
        ("thing", "Kai"): (2, 1, 44.5),
    }


def test_lines_have_words_where_the_game_has_them() -> None:
    assert line("opening", "six-armies")["title"] == "6 armies"
    assert line("module", "leaders")["title"] == "Module: Military Leaders"
    assert line("thing", "Kai")["title"] == "Kai"
    assert [line("opponent", key)["bot"] for key in ("Ben", "samurai")] == [False, True]
    first = told()["games"][0]
    assert first["opponents"] == [{"name": "Ben", "bot": None}, {"name": None, "bot": "samurai:any"}]
    assert (first["luck"], first["opening"], first["players"]) == (1.5, "6 armies", 3)
