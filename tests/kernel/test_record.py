"""Records: both forms hold the same game, replay it, and damage is told in one line."""

import json
from dataclasses import replace

import pytest

import bakufu
from bakufu import BadRecord, Rng
from bakufu.kernel.fairness import Fairness, fingerprint
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.recorder import Recorder
from bakufu.kernel.records.replay import replay, verify
from bakufu.kernel.records.text_form import to_text

GAME = bakufu.load("shogun")
WORDS = {"shogun": GAME.words}


def played(seed: str = "5", moves: int | None = None, fairness: Fairness | None = None) -> Record:
    recorder = Recorder(GAME, {"players": 3, "setup": "claim"}, seed)
    rng = Rng(seed)
    while (awaited := GAME.to_move(recorder.state)) and moves != len(recorder.moves):
        seat = awaited[rng.below(len(awaited))]
        choices = GAME.moves(recorder.state, seat)
        recorder.play(seat, choices[rng.below(len(choices))])
    made = recorder.record()
    return replace(made, fairness=fairness)


RECORD = played()
TEXT = to_text(RECORD, GAME.words, {0: "Claiming"})


@pytest.mark.parametrize("form", [to_json(RECORD), TEXT])
def test_both_forms_read_back_to_the_same_record(form: str) -> None:
    assert read(form, WORDS) == RECORD


def test_the_notation_names_players_and_picks() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "Bakufu record 1"
    assert "; Claiming" in lines
    first = lines[lines.index("; Claiming") + 1].split()
    assert first[0] == "1"
    assert first[1] in ("left", "right", "pile")


def test_a_record_replays_to_its_result() -> None:
    assert verify(GAME, RECORD).points == list(RECORD.result or ())


def test_a_record_of_an_unfinished_game_verifies_too() -> None:
    assert len(verify(GAME, played(moves=20)).awaited) == 3


def test_a_record_replays_up_to_a_move() -> None:
    half = replay(GAME, RECORD, upto=20)
    assert GAME.save(half) == GAME.save(replay(GAME, played(moves=20)))


def test_fairness_is_checked() -> None:
    fair = Fairness(fingerprint("secret"), "secret", ("a", "b", "c"))
    record = played(fair.seed(), 5, fair)
    assert read(to_json(record), WORDS) == record
    assert read(to_text(record, GAME.words, {}), WORDS) == record
    verify(GAME, record)
    other = Fairness(fingerprint("other"), "secret", ("a", "b", "c"))
    with pytest.raises(BadRecord, match="commitment"):
        verify(GAME, played(fair.seed(), 5, other))
    moved = Fairness(fingerprint("secret"), "secret", ("ab", "", "c"))
    with pytest.raises(BadRecord, match="doesn't match the secret"):
        verify(GAME, played(fair.seed(), 5, moved))


@pytest.mark.parametrize("entropy", [("a", "", ""), ("", "b", ""), ("", "", "")])
def test_seats_that_contributed_nothing_are_kept_in_both_forms(entropy: tuple[str, ...]) -> None:
    fair = Fairness(fingerprint("secret"), "secret", entropy)
    record = played(fair.seed(), 5, fair)
    for form in (to_json(record), to_text(record, GAME.words, {})):
        assert read(form, WORDS) == record
        verify(GAME, read(form, WORDS))


def test_a_record_whose_contributions_are_on_one_line_is_read_as_before() -> None:
    fair = Fairness(fingerprint("secret"), "secret", ("a", "b", "c"))
    record = played(fair.seed(), 5, fair)
    lines = [line for line in to_text(record, GAME.words, {}).splitlines() if not line.startswith("entropy ")]
    text = "\n".join([f"{line} a b c" if line.startswith("fairness ") else line for line in lines])
    assert read(text, WORDS) == record


def changed(**values: object) -> str:
    return json.dumps({**json.loads(to_json(RECORD)), **values})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a record"),
        ("hello", "not a record"),
        ("{", "damaged at line 1"),
        ("{}", "damaged"),
        (changed(bakufu=2), "version 2; expected 1"),
        (changed(moves=[[0]]), "damaged"),
        (changed(moves=[[0, 1e999]]), "damaged"),
        (changed(moves="x"), "damaged"),
        ('{"a":' * 3000, "damaged"),
        (TEXT.replace("game shogun", "game go"), "unknown game 'go'"),
        (TEXT.replace("; Claiming", "1 Settsuu"), "unknown move name 'Settsuu'; did you mean Settsu?"),
        (TEXT.replace("; Claiming", "x Kai"), "a seat number and move names"),
        (TEXT.replace("\nmoves\n", "\n"), "no moves"),
    ],
)
def test_damage_is_one_line(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says.replace("?", r"\?")) as caught:
        read(text, WORDS)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (changed(result=[1, 2, 3]), "but \\[1, 2, 3\\] were recorded"),
        (changed(result=list(RECORD.result or ())[::-1]), "were recorded"),
        (changed(result=None), "no result"),
        (changed(moves=[[0, 50]]), "move 1 of the record is refused by the rule table.no-such-move"),
        (changed(moves=[]), "the game isn't over"),
        (changed(facts="0"), "different component data"),
        (changed(options={"players": 9}), "aren't valid"),
    ],
)
def test_a_false_claim_is_found(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        verify(GAME, read(text, WORDS))
