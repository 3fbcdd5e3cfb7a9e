"""Limits on the size of folders, files, classes and functions.

Which package may import which is in `pyproject.toml` and checked by `make lint`.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
TREES = ("src", "tests", "benchmarks", "handbook", "mutation", "docs", "examples", "training")
MOST_FILES = 20
MOST_LINES = 400
SOURCE = ROOT / "src/bakufu"
MOST_LINES_OF_A_FUNCTION = 60
MOST_LINES_OF_A_CLASS = 250
MOST_PARAMETERS = 6
# Longer, and why.
LONG = {
    "katana/rules/state_rows.py:StateRows": "generated",
    "katana/rules/state_rows.py:copy_into": "generated",
    "katana/rules/state_rows.py:saved": "generated",
    "katana/rules/state_rows.py:restore": "generated",
    "shogun/rules/state_rows.py:StateRows": "generated",
    "server/store/migrations/versions/v0001_tables.py:upgrade": "a migration is never changed",
}
# Fuller, and why.
FULL = {"src/bakufu/server/store/migrations/versions": "a file for each change of the schema, and none is ever changed"}


def folders() -> list[str]:
    """Every folder with files, apart from the built browser client and what Python or an editor leaves behind."""
    files = [file for tree in TREES for file in (ROOT / tree).rglob("*") if file.is_file()]
    found = {file.parent.relative_to(ROOT) for file in files}
    return sorted(str(one) for one in found if not {"__pycache__", "static"} & set(one.parts))


def test_no_folder_has_too_many_files() -> None:
    found = folders()
    assert len(found) > 150
    counts = {folder: len([one for one in (ROOT / folder).iterdir() if one.is_file()]) for folder in found}
    inits = {folder: (ROOT / folder / "__init__.py").exists() for folder in found}
    assert {
        folder: count for folder, count in counts.items() if count - inits[folder] > MOST_FILES
    }.keys() == FULL.keys()


def test_no_file_is_too_long() -> None:
    files = [file for tree in TREES for file in (ROOT / tree).rglob("*.py")]
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert len(lines) > 500
    assert [name for name, count in lines.items() if count > MOST_LINES] == []


def test_no_file_of_the_browser_client_is_too_long() -> None:
    files = [file for end in ("ts", "svelte", "css") for file in (ROOT / "web/src").rglob(f"*.{end}")]
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert len(lines) > 300
    assert [name for name, count in lines.items() if count > MOST_LINES] == ["web/src/net/wire.ts"]  # generated


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def definitions(tree: Path) -> list[tuple[str, Definition]]:
    """All functions and classes of a tree, with the file and name of each."""
    return [
        (f"{file.relative_to(tree).as_posix()}:{node.name}", node)
        for file in tree.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, Definition)
    ]


def long(found: list[tuple[str, Definition]]) -> set[str]:
    """Functions and classes with too many lines."""
    names = set()
    for name, node in found:
        most = MOST_LINES_OF_A_CLASS if isinstance(node, ast.ClassDef) else MOST_LINES_OF_A_FUNCTION
        if (node.end_lineno or node.lineno) - node.lineno >= most:
            names.add(name)
    return names


def wide(found: list[tuple[str, Definition]]) -> set[str]:
    """Functions with too many parameters."""
    names = set()
    for name, node in found:
        if not isinstance(node, ast.ClassDef):
            parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            if len([one for one in parameters if one.arg not in ("self", "cls")]) > MOST_PARAMETERS:
                names.add(name)
    return names


def test_functions_and_classes_are_short_and_take_few_parameters() -> None:
    found = definitions(SOURCE)
    assert len(found) > 2000
    assert long(found) == set(LONG)
    assert wide(found) == set()


def planted(folder: Path, source: str) -> list[tuple[str, Definition]]:
    (folder / "planted.py").write_text(source, encoding="utf-8")
    return definitions(folder)


def test_a_planted_long_function_is_found(tmp_path: Path) -> None:
    lines = "    pass\n"
    assert long(planted(tmp_path, f"def f():\n{lines * (MOST_LINES_OF_A_FUNCTION - 1)}")) == set()
    assert long(planted(tmp_path, f"def f():\n{lines * MOST_LINES_OF_A_FUNCTION}")) == {"planted.py:f"}


def test_a_planted_wide_function_is_found(tmp_path: Path) -> None:
    assert wide(planted(tmp_path, "class A:\n    def f(self, a, b, c, d, *, e, f): ...\n")) == set()
    assert wide(planted(tmp_path, "async def f(a, b, c, d, e, *, f, g=0): ...\n")) == {"planted.py:f"}
