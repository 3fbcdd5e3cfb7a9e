"""The edition as a folder of files that any web host can serve: the browser client, Pyodide, and the archive of Python.

All addresses are relative to the page, so the folder works under any path. With a base they are absolute, for hosts
that show the page without a slash at its end.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from bakufu.edition.bundle import bundle, bundle_name
from bakufu.kernel.errors import BakufuError

PAGE = "index.html"
STAMP = "built-from"  # of the client's own build
FIRST = '<meta charset="utf-8" />'  # of what the page says about itself
SHRUNK = (".br", ".gz")  # compressed copies
PYODIDE = "assets/pyodide-*"
BUILT_WORKER = "assets/sw-*.js"
WORKER = "sw.js"
LIST = b"self.__WB_MANIFEST"  # in the built service worker
# As the server's own policy, but WebAssembly may be compiled. What only headers can say is left to the web host.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)


class NoSite(BakufuError):
    """The folder can't be written."""


def files(client: Path | None, base: str = "./") -> Iterator[tuple[str, bytes]]:
    """Every file of the folder: its name and its content."""
    if client is None or not (client / PAGE).exists():
        raise NoSite("error-site-no-client")
    yield from own_files(client, base)
    yield from _client_files(client)


def _client_files(client: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(client.rglob("*")):
        name = file.relative_to(client).as_posix()
        if file.is_file() and name != STAMP and not name.startswith(PAGE):
            yield name, file.read_bytes()


def own_files(client: Path, base: str) -> Iterator[tuple[str, bytes]]:
    """Those that the client on a server doesn't have."""
    page = _page(client, base).encode()
    made = {f"assets/{bundle_name()}": bundle(), PAGE: page}
    yield from made.items()
    yield f"{PAGE}.gz", gzip.compress(page, mtime=0)
    yield WORKER, _service_worker(client, made)


def _service_worker(client: Path, made: dict[str, bytes]) -> bytes:
    """The built service worker, with the list of all files that it keeps."""
    (built,) = client.glob(BUILT_WORKER)
    kept = made | {name: content for name, content in _client_files(client) if not name.endswith(SHRUNK)}
    listed = [{"url": name, "revision": _revision(name, kept[name])} for name in sorted(kept)]
    return built.read_bytes().replace(LIST, json.dumps(listed).encode())


def _revision(name: str, content: bytes) -> str | None:
    """Names of assets change with their content; others need a mark."""
    return None if name.startswith("assets/") else hashlib.sha256(content).hexdigest()[:16]


def _page(client: Path, base: str) -> str:
    """The client's page, which names its files from the root, as the page of the edition."""
    page = (client / PAGE).read_text(encoding="utf-8")
    (pyodide,) = client.glob(PYODIDE)
    named = f"/assets/{pyodide.name}/ /assets/{bundle_name()}"
    added = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
        f'<meta name="bakufu-edition" content="{named}" />'
        '<link rel="manifest" href="/manifest.webmanifest" /><link rel="apple-touch-icon" href="/icon-192.png" />'
    )
    return re.sub(r'(?<=[" ])/(?=\w)', lambda _: base, page.replace(FIRST, FIRST + added, 1))


def write(folder: Path, client: Path | None, base: str = "./") -> int:
    """Write the folder, and return the size of its files without compressed copies. It must be new, or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NoSite("error-site-not-empty", folder=str(folder))
    size = 0
    for name, content in files(client, base):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if not name.endswith(SHRUNK):
            size += len(content)
    return size
