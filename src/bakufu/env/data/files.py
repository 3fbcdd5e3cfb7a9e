"""Decisions as a file for other programs, Parquet or CSV: written game by game, so any number of games fits."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import csv, parquet

from bakufu import __version__
from bakufu.env.core import EnvCore
from bakufu.env.data.decisions import Columns, Records, game_by_game
from bakufu.env.encoding import PAGE
from bakufu.kernel.patch import Json

ABOUT = "bakufu"  # what the rows are, as JSON in the metadata of a Parquet file


class Written(NamedTuple):
    games: int
    decisions: int


def write_decisions(records: Records | Iterable[Records], file: Path | str, encode: str = PAGE) -> Written:
    """Write what `decisions` returns to a file named .parquet or .csv.

    In Parquet, an observation is a list of fixed length, and the metadata `bakufu` says which part is where; in CSV
    each number has a column with the name of its part, and `legal` lists the legal moves. Raises `ValueError` for
    other names of files and for what `decisions` refuses; then no file is written.
    """
    target = Path(file)
    if target.suffix not in FORMATS:
        raise ValueError(f"can't write {target.suffix or target.name!r} files: the name ends in {' or '.join(FORMATS)}")
    table_of, opened = FORMATS[target.suffix]
    games = rows = 0
    with TemporaryDirectory(prefix=".decisions-", dir=target.parent) as folder, ExitStack() as stack:
        draft = Path(folder) / target.name
        writer: Any = None
        for core, columns in game_by_game(records, encode):
            table = table_of(core, columns)
            if writer is None:
                writer = stack.enter_context(opened(draft, table.schema))
            writer.write_table(table)
            games, rows = games + 1, rows + table.num_rows
        stack.close()
        os.replace(draft, target)
    return Written(games, rows)


def about(core: EnvCore) -> Json:
    """What a reader needs to know of the rows."""
    return {
        "version": __version__,
        "game": core.game.name,
        "rules": core.game.rules_version,
        "facts": core.game.facts_digest,
        "options": core.options,
        "encode": core.how.encode,
        "layout": {name: [part.start, part.stop] for name, part in core.layout().items()},
        "moves": list(core.game.words),
    }


def _as_lists(core: EnvCore, columns: Columns) -> pa.Table:
    found = {name: _lists(column) if column.ndim == 2 else pa.array(column) for name, column in columns.items()}
    return pa.table(found).replace_schema_metadata({ABOUT: json.dumps(about(core))})


def _lists(rows: NDArray[Any]) -> pa.FixedSizeListArray:
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), rows.shape[1])


def _as_columns(core: EnvCore, columns: Columns) -> pa.Table:
    """Who decided and how it ended first, then what they could do, then what they saw."""
    found = {name: pa.array(column) for name, column in columns.items() if column.ndim == 1}
    found["legal"] = pa.array([" ".join(map(str, np.flatnonzero(mask))) for mask in columns["action_mask"]])
    seen = columns["observation"]
    for name, part in core.layout().items():
        places = range(part.start, part.stop)
        found |= {f"{name}.{number}": pa.array(seen[:, place]) for number, place in enumerate(places)}
    return pa.table(found)


Format = tuple[Callable[[EnvCore, Columns], pa.Table], Callable[..., Any]]
FORMATS: dict[str, Format] = {
    ".parquet": (_as_lists, partial(parquet.ParquetWriter, compression="zstd")),
    ".csv": (_as_columns, csv.CSVWriter),
}
