"""`bakufu site` writes a folder that works under any path."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from bakufu.cli.main import main
from bakufu.edition.bundle import bundle, bundle_name
from bakufu.edition.site import SHRUNK, NoSite, files, write
from bakufu_client import FOLDER

FIRST_VISIT = 7_000_000  # bytes
PAGE = """<!doctype html>
<html><head><meta charset="utf-8" />
<link rel="icon" href="/assets/seal-1.svg" />
<script type="module" src="/assets/start-1.js"></script></head><body></body></html>
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """What the build of the client leaves, in small."""
    folder = tmp_path / "static"
    for name, text in {
        "index.html": PAGE,
        "index.html.br": "x",
        "built-from": "x",
        "assets/start-1.js": "1",
        "assets/start-1.js.br": "b",
        "assets/pyodide-9.1/pyodide.asm.wasm": "w",
        "assets/sw-1.js": "keep(self.__WB_MANIFEST)",
        "manifest.webmanifest": "{}",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def names_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_the_folder_has_the_client_pyodide_and_python(client: Path, tmp_path: Path) -> None:
    write(tmp_path / "site", client)
    found = names_in(tmp_path / "site")
    assert found == {
        "index.html",
        "index.html.gz",
        "assets/start-1.js",
        "assets/start-1.js.br",
        "assets/pyodide-9.1/pyodide.asm.wasm",
        "assets/sw-1.js",
        "manifest.webmanifest",
        "sw.js",
        f"assets/{bundle_name()}",
    }
    assert (tmp_path / "site/assets" / bundle_name()).read_bytes() == bundle()
    page = (tmp_path / "site/index.html").read_bytes()
    assert gzip.decompress((tmp_path / "site/index.html.gz").read_bytes()) == page


@pytest.mark.parametrize(("base", "start"), [("./", "./assets/"), ("/games/bakufu/", "/games/bakufu/assets/")])
def test_addresses_are_relative_or_begin_with_the_base(client: Path, tmp_path: Path, base: str, start: str) -> None:
    write(tmp_path / "site", client, base)
    page = (tmp_path / "site/index.html").read_text()
    named = re.findall(r"[\w./-]*assets/[\w.-]+", page)
    assert len(named) == 4
    assert all(name.startswith(start) for name in named)


def test_the_service_worker_keeps_every_file_once(client: Path, tmp_path: Path) -> None:
    write(tmp_path / "site", client)
    worker = (tmp_path / "site/sw.js").read_text()
    kept = {entry["url"]: entry["revision"] for entry in json.loads(worker.removeprefix("keep(").removesuffix(")"))}
    found = names_in(tmp_path / "site")
    assert set(kept) == {name for name in found if not name.endswith((".br", ".gz"))} - {"sw.js"}
    # Names of assets change with their content; other files are fetched again when theirs does.
    assert {name for name, revision in kept.items() if revision is not None} == {"index.html", "manifest.webmanifest"}


def test_the_policy_lets_only_own_files_run(client: Path, tmp_path: Path) -> None:
    write(tmp_path / "site", client)
    page = (tmp_path / "site/index.html").read_text()
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "http" not in policy
    assert page.index("charset") < page.index("Content-Security-Policy") < page.index("<script")


def test_a_folder_with_something_in_it_is_left_alone(client: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/mine.txt").write_text("mine")
    with pytest.raises(NoSite):
        write(tmp_path / "full", client)
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["mine.txt"]


def test_without_the_client_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("bakufu.cli.commands.site._client", lambda: None)
    assert main(["--language", "en", "site", str(tmp_path / "site")]) == 2
    assert capsys.readouterr().err == (
        "bakufu: the browser client isn't installed; run: pip install 'bakufu[server]'\n"
    )
    assert not (tmp_path / "site").exists()


def test_the_command_names_the_folder_and_how_to_look_at_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], client: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr("bakufu.cli.commands.site._client", lambda: client)
    folder = tmp_path / "site"
    assert main(["--language", "en", "site", str(folder), "--base", "games"]) in (0, None)
    assert f"python3 -m http.server --directory {folder}" in capsys.readouterr().out
    assert 'src="/games/assets/start-1.js"' in (folder / "index.html").read_text()


def first_visit() -> int:
    """Bytes of everything that the service worker keeps after a visit, as a web host with Brotli sends it."""
    found = dict(files(FOLDER))
    return sum(len(found.get(f"{name}.br", found[name])) for name in found if not name.endswith(SHRUNK))


def test_a_first_visit_takes_at_most_7_megabytes() -> None:
    assert first_visit() <= FIRST_VISIT
