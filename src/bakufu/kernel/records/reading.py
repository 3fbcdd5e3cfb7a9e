"""Reading a record in either form."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.records.json_form import from_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.text_form import from_text


def _check_printable(record: Record) -> None:
    """Nothing that came from a file may command the terminal that it is printed on, or can't even be encoded."""
    texts: dict[str, tuple[str, ...]] = {"game": (record.game,), "facts": (record.facts,), "seed": (record.seed,)}
    if record.fairness is not None:
        texts["fairness"] = (record.fairness.commitment, record.fairness.secret, *record.fairness.entropy)
    if record.branch_of is not None:
        texts["branch"] = (record.branch_of[0],)
    for name, values in texts.items():
        for value in values:
            if not value.isprintable():
                raise BadRecord("error-record-unprintable", name=name)


def read(text: str, words: Mapping[str, tuple[str, ...]]) -> Record:
    """`words` are the move names of each known game. BadRecord says in one line what is damaged."""
    try:
        record = from_json(text) if text.lstrip().startswith("{") else from_text(text, words)
        _check_printable(record)
        return record
    except BadRecord:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise BadRecord("error-record-damaged", why=f"{type(error).__name__} {str(error)[:80]}") from None
