"""Decisions as files that other programs read: the same values as in the arrays, and what they mean."""

from __future__ import annotations

import csv
import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from bakufu.env import decisions, katana_v0, shogun_v0
from bakufu.env.data.files import write_decisions
from bakufu.kernel.records.json_form import to_json
from tests.cli.running import run
from tests.env.test_dataset import played


@pytest.mark.parametrize("encode", ["page", "relative"])
def test_parquet_holds_the_arrays_and_says_what_they_are(encode: str, tmp_path: Path) -> None:
    records = [played("shogun", 3, seed) for seed in (1, 2)]
    arrays = decisions(records, encode)
    written = write_decisions(records, tmp_path / "games.parquet", encode)
    assert written == (2, len(arrays["seat"]))
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == list(arrays)
    for name, array in arrays.items():
        column = table[name].combine_chunks()
        read = np.asarray(column.flatten() if array.ndim == 2 else column).reshape(array.shape)
        assert read.dtype == array.dtype
        assert np.array_equal(read, array)
    about = json.loads(table.schema.metadata[b"bakufu"])
    layout = shogun_v0.layout(encode=encode, players=3)
    assert {name: slice(*part) for name, part in about["layout"].items()} == layout
    assert (about["game"], about["options"]["players"], about["encode"]) == ("shogun", 3, encode)
    assert about["facts"] == records[0].facts


def test_csv_has_a_column_for_each_number(tmp_path: Path) -> None:
    record = played("katana", 2, 1)
    arrays = decisions(record, "relative")
    write_decisions(record, tmp_path / "games.csv", "relative")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(record.moves)
    for number in (0, len(rows) // 2, len(rows) - 1):
        row = rows[number]
        assert int(row["action"]) == arrays["action"][number]
        assert [int(move) for move in row["legal"].split()] == np.flatnonzero(arrays["action_mask"][number]).tolist()
        assert float(row["reward"]) == arrays["reward"][number]
        seen = [np.float32(value) for name, value in row.items() if "." in name]
        assert np.array_equal(np.array(seen), arrays["observation"][number])
    parts = [name.partition(".")[0] for name in rows[0] if "." in name]
    order = [parts[0], *(after for before, after in pairwise(parts) if before != after)]
    layout = katana_v0.layout(encode="relative", players=2)
    assert order == [name for name, part in layout.items() if part.stop > part.start]


def test_what_is_refused_leaves_no_file(tmp_path: Path) -> None:
    records = [played("shogun", 3, 1), played("shogun", 4, 1)]
    with pytest.raises(ValueError, match="game 1 has other options"):
        write_decisions(records, tmp_path / "games.parquet")
    with pytest.raises(ValueError, match=r"'\.xlsx' files: the name ends in \.parquet or \.csv"):
        write_decisions(records[:1], tmp_path / "games.xlsx")
    assert list(tmp_path.iterdir()) == []


def test_the_command_reads_files_and_folders(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for seed in (1, 2):
        (games / f"{seed}.json").write_text(to_json(played("katana", 2, seed)), encoding="utf-8")
    target = tmp_path / "decisions.parquet"
    ran = run("decisions", games, games / "1.json", "--to", target, "--encode", "relative")
    rows = parquet.read_table(target)
    assert (ran.code, ran.out) == (0, f"Wrote {target}: {rows.num_rows} decisions from 3 games.\n")
    assert rows["game"].unique().to_pylist() == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "target", "line"),
    [
        (None, "a.xlsx", "can't write {target}: choose a name that ends in .parquet, .csv"),
        (None, "nowhere/a.csv", "can't write {target}: there is no folder {folder}"),
        ("{}", "a.csv", "{record}: "),
        ("unfinished", "a.csv", "can't make a table of these records: game 0 was not played to its end"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(text: str | None, target: str, line: str, tmp_path: Path) -> None:
    record, file = tmp_path / "record.json", tmp_path / target
    game = json.loads(to_json(played("katana", 2, 1)))
    if text == "unfinished":
        game |= {"moves": game["moves"][:-1], "result": None}
    record.write_text("{}" if text == "{}" else json.dumps(game), encoding="utf-8")
    ran = run("decisions", record, "--to", file)
    assert ran.code == 2
    assert ran.err.startswith("bakufu: " + line.format(target=file, folder=file.parent, record=record))
    assert ran.err.count("\n") == 1
    assert not file.exists()
