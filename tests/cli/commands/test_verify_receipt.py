"""`bakufu verify --receipt`: a record is compared with what a player's client saw sealed before the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bakufu.kernel.fairness import Fairness, Receipt, fingerprint
from bakufu.kernel.records.receipt import receipt_to_json
from bakufu.kernel.records.record import Record
from tests.cli.records import as_json, as_text, played
from tests.cli.running import run

SEALED = tuple(fingerprint(text) for text in ("a", "b", "c"))
KEPT = Receipt("table", fingerprint("secret"), SEALED, 0, "a", 1_700_000_000_000, 1)


def files(folder: Path, record: Record, kept: Receipt, form: str = "json") -> tuple[Path, Path]:
    game, receipt = folder / f"game.{form}", folder / "receipt.json"
    game.write_text(as_json(record) if form == "json" else as_text(record))
    receipt.write_text(receipt_to_json(kept))
    return game, receipt


@pytest.mark.parametrize("form", ["json", "txt"])
def test_an_honest_game_matches_the_receipt(tmp_path: Path, form: str) -> None:
    game, receipt = files(tmp_path, played(fair=True), KEPT, form)
    ran = run("verify", game, "--receipt", receipt)
    assert ran.code == 0, ran.err
    assert "all 3 seats revealed what they had sealed, so nobody chose the seed" in ran.out


def test_a_repeated_start_is_pointed_out(tmp_path: Path) -> None:
    game, receipt = files(tmp_path, played(fair=True), replace(KEPT, starts=3))
    assert "your client revealed 3 times" in run("verify", game, "--receipt", receipt).out


def test_without_a_receipt_the_report_says_what_is_not_excluded(tmp_path: Path) -> None:
    game, _ = files(tmp_path, played(fair=True), KEPT)
    assert "doesn't rule out a host who swapped contributions" in run("verify", game).out
    game.write_text(as_json(played()))
    assert "--receipt" not in run("verify", game).out


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        (
            replace(KEPT, sealed=(SEALED[0], fingerprint("x"), SEALED[2])),
            "what seat 2 revealed isn't what it had sealed",
        ),
        (replace(KEPT, commitment=fingerprint("x")), "commitment was replaced"),
        (replace(KEPT, sealed=SEALED[:2]), "a table with 2 seats, but the record has 3"),
        (replace(KEPT, entropy="x"), "the receipt contradicts itself"),
    ],
)
def test_what_was_exchanged_is_named(tmp_path: Path, kept: Receipt, says: str) -> None:
    game, receipt = files(tmp_path, played(fair=True), kept)
    ran = run("verify", game, "--receipt", receipt)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_a_record_without_proof_and_a_file_that_is_no_receipt_are_refused(tmp_path: Path) -> None:
    game, receipt = files(tmp_path, replace(played(fair=True), fairness=None), KEPT)
    assert "nothing to compare" in run("verify", game, "--receipt", receipt).err
    assert "not a receipt" in run("verify", game, "--receipt", game).err
    assert "No such file" in run("verify", game, "--receipt", tmp_path / "none.json").err


def test_the_fairness_of_these_records_is_what_the_receipt_is_of() -> None:
    assert played(fair=True).fairness == Fairness(KEPT.commitment, "secret", ("a", "b", "c"))
