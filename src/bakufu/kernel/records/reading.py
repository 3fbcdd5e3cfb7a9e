"""Reading a record in either form."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.records.json_form import from_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.text_form import from_text


def read(text: str, words: Mapping[str, tuple[str, ...]]) -> Record:
    """`words` are the move names of each known game. BadRecord says in one line what is damaged."""
    try:
        return from_json(text) if text.lstrip().startswith("{") else from_text(text, words)
    except BadRecord:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise BadRecord("error-record-damaged", why=f"{type(error).__name__} {str(error)[:80]}") from None
