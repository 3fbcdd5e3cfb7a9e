"""A browser client of a few bytes, so that no test of the server depends on whether the real one was built."""

from __future__ import annotations

import gzip
from pathlib import Path

PAGE = b"<!doctype html><title>A page</title>"
SCRIPT = b"export const answer = 42\n" * 100
SEAL = b"<svg xmlns='http://www.w3.org/2000/svg'/>"


def some_client(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "seal.svg").write_bytes(SEAL)
    (folder / "built-from").write_bytes(b"0123")
    (folder / "assets/some-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets/some-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/some-1a2b.js.br").write_bytes(b"compressed better")
    return folder
