"""The shape of the source: folders that can be taken in at a glance, and files that can be read in one sitting.

Who may import whom is in `pyproject.toml` and checked by `make lint`.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bakufu"
MOST_FILES = 20
MOST_LINES = 400


def folders() -> list[str]:
    return sorted({str(file.parent.relative_to(PACKAGE)) for file in PACKAGE.rglob("*.py")})


@pytest.mark.parametrize("folder", folders())
def test_no_folder_grows_past_its_number(folder: str) -> None:
    modules = [file.name for file in (PACKAGE / folder).glob("*.py") if file.name != "__init__.py"]
    assert len(modules) <= MOST_FILES, f"divide {folder}: it has {len(modules)} modules"


def test_no_file_is_too_long() -> None:
    trees = [ROOT / name for name in ("src", "tests", "benchmarks", "handbook", "examples")]
    files = [file for tree in trees for file in tree.rglob("*.py")]
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert len(lines) > 500
    assert [name for name, count in lines.items() if count > MOST_LINES] == []
