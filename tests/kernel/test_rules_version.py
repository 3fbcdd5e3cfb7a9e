"""Rules versions: what was played by other rules can be read, but not played again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bakufu
from bakufu import BadRecord
from bakufu.games import GAMES, WORDS
from bakufu.kernel.contract import Game
from bakufu.kernel.errors import BakufuError
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.recorder import Recorder
from bakufu.kernel.records.replay import replay, verify
from bakufu.kernel.records.text_form import to_text
from bakufu.kernel.rules_version import UNSTATED
from bakufu.text.errors import sentence

# Written by Bakufu 0.1, before records named a version.
OLD = Path(__file__).parents[1] / "old_records"
NEEDS = {
    "shogun-rules-1.json": "this record needs version 1 of SHOGUN's rules; this program has version 2 (use Bakufu 0.1)",
    "katana-rules-1.txt": (
        "this record needs version 1 of SHOGUN NO KATANA's rules; this program has version 2 (use Bakufu 0.1)"
    ),
}
every_game = pytest.mark.parametrize("game", [bakufu.load(name) for name in GAMES], ids=list(GAMES))


def begun(game: Game[Any, Any]) -> Record:
    recorder = Recorder(game, {"players": 3}, "7")
    for _ in range(5):
        seat = game.to_move(recorder.state)[0]
        recorder.play(seat, game.moves(recorder.state, seat)[0])
    return recorder.record()


@every_game
def test_both_games_have_their_second_rules(game: Game[Any, Any]) -> None:
    assert game.rules_version == 2


@every_game
def test_both_notations_name_the_rules_version(game: Game[Any, Any]) -> None:
    record = begun(game)
    as_json, as_text = to_json(record), to_text(record, game.words, {})
    assert json.loads(as_json)["rules"] == game.rules_version
    assert as_text.splitlines()[1:3] == [f"game {game.name}", f"rules {game.rules_version}"]
    assert read(as_json, WORDS) == read(as_text, WORDS) == record
    verify(game, record)


@every_game
def test_a_record_that_names_no_version_is_of_the_first(game: Game[Any, Any]) -> None:
    record = begun(game)
    data = json.loads(to_json(record))
    del data["rules"]
    text = to_text(record, game.words, {}).replace(f"rules {game.rules_version}\n", "")
    assert read(json.dumps(data), WORDS) == read(text, WORDS) == replace(record, rules=UNSTATED)


@pytest.mark.parametrize(("file", "says"), NEEDS.items(), ids=list(NEEDS))
def test_a_record_of_the_first_rules_is_read_and_not_replayed(file: str, says: str) -> None:
    record = read((OLD / file).read_text(encoding="utf-8"), WORDS)
    assert record.rules == 1
    assert len(record.moves) > 50
    game = bakufu.load(record.game)
    for play_again in (verify, replay):
        with pytest.raises(BadRecord) as caught:
            play_again(game, record)
        assert str(caught.value) == says


def test_other_rules_are_named_before_other_facts_and_damage() -> None:
    """A record of other rules might break every check; only one of them says what helps."""
    game = bakufu.load("shogun")
    record = replace(begun(game), rules=1, facts="0" * 16, options={"players": 9}, result=(1, 2, 3))
    with pytest.raises(BadRecord, match="version 1 of SHOGUN's rules"):
        verify(game, record)


@every_game
def test_a_record_of_later_rules_is_refused(game: Game[Any, Any]) -> None:
    record = read(to_json(replace(begun(game), rules=3)), WORDS)
    with pytest.raises(BadRecord, match=r"needs version 3 .* has version 2 \(use a Bakufu release with these rules\)"):
        replay(game, record, upto=0)


@every_game
@pytest.mark.parametrize("wrong", [None, "two", [2], 1e999])
def test_a_version_that_is_no_number_is_damage(game: Game[Any, Any], wrong: object) -> None:
    data = {**json.loads(to_json(begun(game))), "rules": wrong}
    with pytest.raises(BadRecord, match="damaged"):
        read(json.dumps(data), WORDS)


@every_game
def test_snapshots_of_other_rules_are_refused(game: Game[Any, Any]) -> None:
    options = {"players": 3}
    state = game.start(options, 7)
    saved, view = game.save(state), game.save_view(game.view(state, 0))
    assert saved["rules"] == view["known"]["rules"] == game.rules_version
    assert game.save(game.restore(options, saved)) == saved
    old = {key: value for key, value in saved.items() if key != "rules"}
    for other in ({**saved, "rules": 3}, old):
        with pytest.raises(BadRecord, match=r"^this snapshot needs version [13] of "):
            game.restore(options, other)
    with pytest.raises(BadRecord, match=r"^this snapshot needs version 1 of "):
        game.restore_view(options, {**view, "known": old})


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "de",
            "diese Aufzeichnung braucht Version 1 der Regeln von SHOGUN; "
            "dieses Programm hat Version 2 (nimm Bakufu 0.1)",
        ),
        ("zh", "这份对局记录需要第1版SHOGUN规则；本程序的规则是第2版（请使用Bakufu 0.1）"),
    ],
)
def test_the_refusal_is_one_line_in_every_language(language: str, says: str) -> None:
    refusal = BakufuError("error-other-rules", what="record", game="shogun", needed=1, has=2)
    assert sentence(refusal, language) == says
