"""Names that pretend to be others: characters nobody sees, alphabets nobody mixes, and lookalikes of claimed names."""

from __future__ import annotations

import pytest

from bakufu.server.people.lookalikes import lookalike
from bakufu.server.people.names import good_name
from bakufu.table.refusal import Refusal

FINE = ["Ann", "Zoë", "O'Neill 2", "上杉謙信", "ケンシン謙信", "けんしん Ken", "김유신", "Пётр", "Ζωή", "Nguyễn"]
UNSEEN = ["Ann\u3164", "\u115fAnn", "A\u034fnn", "Ann\u2800", "Ann\ufe0f", "Ann\U000e0101", "\u0301Ann"]
MIXED = ["\u0410nn", "Ann\u03bf", "P\u0430ul", "上\u0430", "ΑЛ"]
ALIKE = [("Alice", "AIice"), ("Bob", "B0b"), ("modern", "modem"), ("Coca", "\u0421\u043e\u0441\u0430")]


@pytest.mark.parametrize("name", FINE)
def test_names_in_one_writing_system_are_fine(name: str) -> None:
    assert good_name(name) == name


@pytest.mark.parametrize("name", [*UNSEEN, "Z" + "\u0301" * 8, "Ann\u0300\u0301\u0302"])
def test_names_with_something_invisible_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        good_name(name)
    assert refused.value.code == "invisible-name"


@pytest.mark.parametrize("name", MIXED)
def test_names_that_mix_alphabets_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        good_name(name)
    assert refused.value.code == "mixed-name"


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_the_same_are_alike(name: str, other: str) -> None:
    assert lookalike(name) == lookalike(other)


def test_names_that_look_different_are_not_alike() -> None:
    names = [*FINE, "Bob", "Rob", "Anne", "上杉", "Алиса", "modern"]
    assert len({lookalike(name) for name in names}) == len(names)
