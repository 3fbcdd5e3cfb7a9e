"""The page that shows every part of the design is there while developing, and not in what is built."""

from __future__ import annotations

from bakufu.server.http.pages import FOLDER, is_built

MARK = "data-part"  # on every specimen
OF_A_PART = "aria-disabled"  # so that a folder without the client is noticed


def test_the_built_client_has_no_page_of_parts() -> None:
    assert is_built(), "The browser client is not built: python web/build.py"
    assert FOLDER is not None
    scripts = {file.name: file.read_text() for file in FOLDER.rglob("*.js")}
    assert any(OF_A_PART in text for text in scripts.values())
    assert [name for name, text in scripts.items() if MARK in text] == []
