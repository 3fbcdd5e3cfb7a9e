"""The built browser client: its page, at the URLs of lobby, tables and rules, and its files.

Everything is read once at startup, so no requested path ever reaches the disk.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, route
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from bakufu.kernel.patch import Json
from bakufu.server.http.access import AnyRequest
from bakufu.server.http.limits import UNLIMITED
from bakufu.table.refusal import Refusal

FOLDER: Path | None = None
# The client is a distribution of its own. Without it, the server has its API alone.
with suppress(ModuleNotFoundError):
    from bakufu_client import FOLDER
PAGE = "index.html"
ASSETS = "assets/"  # their names change with their content
METHODS = ["GET", "HEAD"]
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better first
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    type: str
    caching: str
    tag: str
    bodies: dict[str, bytes]  # by encoding, the best first and the plain one last

    def answer(self, request: AnyRequest) -> Response[bytes]:
        encoding = self._encoding(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}{encoding}"'
        headers = {"Cache-Control": self.caching, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.type, headers=headers)

    def _encoding(self, accepted: str) -> str:
        """The best encoding that the browser accepts (q > 0)."""
        names = [part.partition(";") for part in accepted.replace(" ", "").split(",")]
        wanted = {name for name, _, weight in names if weight.rstrip("0.") != "q="}
        return next(encoding for encoding in self.bodies if not encoding or encoding in wanted)


class Client:
    def __init__(self, folder: Path | None = FOLDER) -> None:
        self.files = {} if folder is None else dict(_files(folder))

    def page(self) -> File:
        if PAGE not in self.files:
            raise Refusal("no-client")
        return self.files[PAGE]

    def file(self, name: str) -> File:
        if name not in self.files or name == PAGE:
            raise NotFoundException
        return self.files[name]


def is_built(folder: Path | None = FOLDER) -> bool:
    return folder is not None and (folder / PAGE).exists()


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in TYPES:
            name = file.relative_to(folder).as_posix()
            yield name, _read(file, name)


def _read(file: Path, name: str) -> File:
    plain = file.read_bytes()
    copies = {encoding: file.with_name(file.name + suffix) for encoding, suffix in ENCODINGS.items()}
    bodies = {encoding: copy.read_bytes() for encoding, copy in copies.items() if copy.exists()}
    caching = "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"
    return File(TYPES[file.suffix], caching, hashlib.sha256(plain).hexdigest()[:16], {**bodies, "": plain})


def routes(client: Client) -> list[HTTPRouteHandler]:
    settings: Json = {
        "http_method": METHODS,
        "include_in_schema": False,
        "media_type": MediaType.HTML,
        "opt": UNLIMITED,
        "status_code": 200,
        "sync_to_thread": False,
    }

    @route(["/", "/rules/{path:path}", "/t/{path:path}"], **settings)
    def page(request: AnyRequest) -> Response[bytes]:
        """The client routes by the URL itself."""
        return client.page().answer(request)

    @route("/assets/{path:path}", **settings)
    def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        return client.file(ASSETS + path.lstrip("/")).answer(request)

    @route("/{path:str}", **settings)
    def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        return client.file(path).answer(request)

    return [page, asset, file]
