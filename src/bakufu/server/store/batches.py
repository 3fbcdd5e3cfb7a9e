"""Batches: many rows in one statement, passed to the database as one JSON text.

With one statement per row, the SQLite thread would have to wait for the interpreter lock for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import JSON, ColumnElement, String, Subquery, bindparam, cast, func, select
from sqlalchemy.types import TypeEngine

Rows = Sequence[tuple[object, ...]]


def row_source(dialect: str, **columns: TypeEngine[Any]) -> Subquery:
    """A table of these columns. Its rows come with the statement, see `rows`."""
    text = bindparam("rows", type_=String)
    values: list[ColumnElement[Any]]
    if dialect == "postgresql":
        line = func.json_array_elements(cast(text, JSON)).column_valued("line")
        values = [cast(line.op("->>")(place), _unbounded(kind)) for place, kind in enumerate(columns.values())]
    else:
        each = func.json_each(text).table_valued("value").c.value
        values = [func.json_extract(each, f"$[{place}]") for place in range(len(columns))]
    named = [value.label(name) for value, name in zip(values, columns, strict=True)]
    return select(*named).subquery("row_source")


def _unbounded(kind: TypeEngine[Any]) -> TypeEngine[Any]:
    """A cast would truncate text that is too long, where a column refuses it."""
    return String() if isinstance(kind, String) else kind


def rows(given: Rows) -> dict[str, str]:
    """What such a statement is executed with."""
    return {"rows": msgspec.json.encode(given).decode()}
