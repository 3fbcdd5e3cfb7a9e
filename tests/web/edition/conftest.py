"""The edition as a folder on a static web host, under a path of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from bakufu.edition.site import write
from bakufu_client import FOLDER

PATH = "games/bakufu"


class Quiet(SimpleHTTPRequestHandler):
    """As any web host: it knows the types of files, and nothing of us."""

    extensions_map = {  # noqa: RUF012 - the name is the library's
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("web host")
    write(root / PATH, FOLDER)
    return root


@pytest.fixture(scope="package")
def site(folder: Path) -> Iterator[str]:
    """The address of the folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{PATH}/"
    server.shutdown()
    server.server_close()
    thread.join()
