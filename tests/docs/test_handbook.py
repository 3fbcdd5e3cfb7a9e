"""The handbook is built, with every link and every anchor looked after, and asks nobody else for anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("handbook")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_is_built(site: Path) -> None:
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")} - {"index"}
    assert {page.parent.name for page in site.glob("*/index.html")} >= pages
    assert "Write a bot" in (site / "index.html").read_text(encoding="utf-8")


def test_readers_are_sent_nowhere_unasked(site: Path) -> None:
    """No font, script, style or picture of another machine: only links, which one may follow or not."""
    loaded = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href|srcset)=["']?(https?:)?//[^>]*>""")
    for page in site.rglob("*.html"):
        assert loaded.findall(page.read_text(encoding="utf-8")) == [], page
    for style in site.rglob("*.css"):
        assert re.findall(r"""url\(["']?(?:https?:)?//|@import""", style.read_text(encoding="utf-8")) == [], style
