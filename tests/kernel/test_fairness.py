"""A seed that nobody can choose alone: the host's secret and everybody's contribution, each in its place."""

from dataclasses import replace

import pytest

from bakufu.kernel.chance import KEYED
from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Fairness, Receipt, fingerprint, mixed_seed
from bakufu.kernel.records.receipt import receipt_from_json, receipt_to_json

MIXED = [("a", "b"), ("a", "c"), ("b", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a",), ("a", "b", "")]


def test_every_contribution_counts_and_so_does_its_seat() -> None:
    seeds = {mixed_seed("secret", entropy) for entropy in MIXED}
    assert len(seeds) == len(MIXED)
    assert mixed_seed("another", MIXED[0]) not in seeds


def test_the_commitment_is_to_one_secret() -> None:
    promised = fingerprint("secret")
    assert Fairness(promised, "secret", MIXED[0]).honest()
    assert not Fairness(promised, "another", MIXED[0]).honest()
    assert Fairness(promised, "secret", MIXED[0]).seed() == mixed_seed("secret", MIXED[0])


def test_the_seed_of_a_marked_secret_is_for_the_keyed_hash() -> None:
    assert mixed_seed(f"{KEYED}secret", ("a", "b")).startswith(KEYED)
    assert not mixed_seed("secret", ("a", "b")).startswith(KEYED)


PLAYED = Fairness(fingerprint("secret"), "secret", ("own", "other", ""))
SEALED = tuple(fingerprint(text) for text in PLAYED.entropy)
RECEIPT = Receipt("table", PLAYED.commitment, SEALED, 0, "own", 1_700_000_000_000, 1)


def test_a_receipt_accepts_what_was_sealed() -> None:
    RECEIPT.check(PLAYED)
    assert receipt_from_json(receipt_to_json(RECEIPT)) == RECEIPT


@pytest.mark.parametrize(
    ("played", "why"),
    [
        (None, "error-receipt-no-proof"),
        (replace(PLAYED, commitment=fingerprint("another")), "error-receipt-commitment"),
        (replace(PLAYED, entropy=("own", "ground", "")), "error-receipt-seat"),
        (replace(PLAYED, entropy=("another", "other", "")), "error-receipt-seat"),
        (replace(PLAYED, entropy=("own", "other")), "error-receipt-seats"),
    ],
)
def test_a_receipt_refuses_what_was_exchanged(played: Fairness | None, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        RECEIPT.check(played)
    assert caught.value.words == why


def test_a_receipt_must_be_of_what_its_owner_sealed() -> None:
    for wrong in (replace(RECEIPT, entropy="else"), replace(RECEIPT, seat=3), replace(RECEIPT, seat=-1)):
        with pytest.raises(BadRecord) as caught:
            wrong.check(PLAYED)
        assert caught.value.words == "error-receipt-own"


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"bakufu_receipt": 1}', '{"bakufu_receipt": 2}', "[" * 9999])
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        receipt_from_json(text)


def test_a_receipt_never_commands_the_terminal() -> None:
    with pytest.raises(BadRecord):
        receipt_from_json(receipt_to_json(replace(RECEIPT, table="\x1b[2J")))
