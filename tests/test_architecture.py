"""Limits on the size of folders and files.

Which package may import which is in `pyproject.toml` and checked by `make lint`.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TREES = ("src", "tests", "benchmarks", "handbook", "docs", "examples")
MOST_FILES = 20
MOST_LINES = 400


def folders() -> list[str]:
    """Every folder with files, apart from the built browser client and what Python or an editor leaves behind."""
    files = [file for tree in TREES for file in (ROOT / tree).rglob("*") if file.is_file()]
    found = {file.parent.relative_to(ROOT) for file in files}
    return sorted(str(one) for one in found if not {"__pycache__", "static"} & set(one.parts))


@pytest.mark.parametrize("folder", folders())
def test_no_folder_has_too_many_files(folder: str) -> None:
    files = [file.name for file in (ROOT / folder).iterdir() if file.is_file() and file.name != "__init__.py"]
    assert len(files) <= MOST_FILES, f"divide {folder}: it has {len(files)} files"


def test_no_file_is_too_long() -> None:
    files = [file for tree in TREES for file in (ROOT / tree).rglob("*.py")]
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert len(lines) > 500
    assert [name for name, count in lines.items() if count > MOST_LINES] == []
