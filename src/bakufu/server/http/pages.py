"""The built browser client: its page, at the URLs of lobby, tables and rules, and its files.

Everything is read once at startup, so no requested path ever reaches the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from litestar import Response, route
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from bakufu.edition.site import own_files
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
DEEP = ("daily", "u", "rules", "t")  # pages with something behind their name
METHODS = ["GET", "HEAD"]
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better first
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
OFFLINE = "/offline/"


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
        self.folder = folder
        self.files = {} if folder is None else dict(_files(folder))

    def page(self) -> File:
        if PAGE not in self.files:
            raise Refusal("no-client")
        return self.files[PAGE]

    def file(self, name: str) -> File:
        if name not in self.files or name == PAGE:
            raise NotFoundException
        return self.files[name]

    def offline(self, name: str) -> File:
        """A file of the browser edition: its own, or one that it shares with the client."""
        return self._edition[name] if name in self._edition else self.file(name)

    @cached_property
    def _edition(self) -> dict[str, File]:
        """Made when somebody first asks: packing the Python side takes a moment."""
        self.page()
        assert self.folder is not None
        made = dict(own_files(self.folder, OFFLINE))
        return {name: _file(name, _copies(name, made)) for name in made if name.endswith(tuple(TYPES))}


def is_built(folder: Path | None = FOLDER) -> bool:
    return folder is not None and (folder / PAGE).exists()


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in TYPES:
            name = file.relative_to(folder).as_posix()
            yield name, _read(file, name)


def _read(file: Path, name: str) -> File:
    copies = {encoding: file.with_name(file.name + suffix) for encoding, suffix in ENCODINGS.items()}
    bodies = {encoding: copy.read_bytes() for encoding, copy in copies.items() if copy.exists()}
    return _file(name, {**bodies, "": file.read_bytes()})


def _copies(name: str, made: dict[str, bytes]) -> dict[str, bytes]:
    bodies = {encoding: made[name + suffix] for encoding, suffix in ENCODINGS.items() if name + suffix in made}
    return {**bodies, "": made[name]}


def _file(name: str, bodies: dict[str, bytes]) -> File:
    caching = "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"
    return File(TYPES[Path(name).suffix], caching, hashlib.sha256(bodies[""]).hexdigest()[:16], bodies)


def routes(client: Client) -> list[HTTPRouteHandler]:
    settings: Json = {
        "http_method": METHODS,
        "include_in_schema": False,
        "media_type": MediaType.HTML,
        "opt": UNLIMITED,
        "status_code": 200,
        "sync_to_thread": False,
    }

    @route(
        [
            "/",
            "/account",
            "/moderation",
            "/puzzles",
            "/daily",
            "/statistics",
            *[f"/{one}/{{path:path}}" for one in DEEP],
        ],
        **settings,
    )
    def page(request: AnyRequest) -> Response[bytes]:
        """The client routes by the URL itself."""
        return client.page().answer(request)

    @route("/assets/{path:path}", **settings)
    def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        return client.file(ASSETS + path.lstrip("/")).answer(request)

    @route("/{path:str}", **settings)
    def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        return client.file(path).answer(request)

    @route(["/offline", "/offline/{path:path}"], **(settings | {"sync_to_thread": None}))
    async def offline(request: AnyRequest, path: FromPath[str] = PAGE) -> Response[bytes]:
        """The edition that plays inside the browser, without this server."""
        file = await asyncio.to_thread(client.offline, path.lstrip("/") or PAGE)
        return file.answer(request)

    return [page, asset, file, offline]
