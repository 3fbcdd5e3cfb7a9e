"""A browser client of a few bytes, so that no test of the server depends on whether the real one was built."""

from __future__ import annotations

import gzip
from pathlib import Path

PAGE = b'<!doctype html><meta charset="utf-8" /><title>A page</title><script src="/assets/some-1a2b.js"></script>'
SCRIPT = b"export const answer = 42\n" * 100
WASM = b"\0asm"
SEAL = b"<svg xmlns='http://www.w3.org/2000/svg'/>"


def some_client(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "seal.svg").write_bytes(SEAL)
    (folder / "built-from").write_bytes(b"0123")
    (folder / "assets/some-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets/some-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/some-1a2b.js.br").write_bytes(b"compressed better")
    (folder / "assets/sw-1.js").write_bytes(b"self.__WB_MANIFEST")
    (folder / "assets/pyodide-0.1").mkdir()
    (folder / "assets/pyodide-0.1/pyodide.asm.wasm").write_bytes(WASM)
    return folder
