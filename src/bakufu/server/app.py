"""The web application: routes, sockets, middleware and the headers of every response."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bakufu.server.deals import routes as deal_routes
from bakufu.server.http import (
    account_routes,
    host_routes,
    lesson_routes,
    moderation_routes,
    notice_routes,
    pages,
    people_routes,
    profile_routes,
    puzzle_routes,
    report_routes,
    study_routes,
    table_routes,
    vacation_routes,
)
from bakufu.server.http.access import (
    AnyConnection,
    AnyRequest,
    address_of,
    check_host,
    check_origin,
    check_rate,
    is_local,
)
from bakufu.server.http.connections import PutOff
from bakufu.server.http.limits import UNLIMITED
from bakufu.server.http.problems import HANDLERS, LARGEST_BODY, may_refuse
from bakufu.server.http.wire import AllComponents, OfGames
from bakufu.server.service import Service
from bakufu.server.settings import Settings
from bakufu.server.socket.table_socket import table_socket
from bakufu.server.socket.wire import RECEIVE, SEND
from bakufu.server.store.cluster import channels
from bakufu.server.store.database import address
from bakufu.server.tables.starting import NewSecret, new_secret
from bakufu.table.clock import Clock, now

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Data, pictures, styles and fonts load nothing else. Pages and scripts do.
OF_FILES = HEADERS | {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
OF_DATA = OF_FILES | {"Cache-Control": "no-store"}
# Workers of the browser edition compile WebAssembly; each has the policy of its own script.
OF_THE_EDITION = HEADERS | {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace("'self';", "'self' 'wasm-unsafe-eval';", 1)
}
NOBODYS = b"invalid"
FILES = (".css", ".svg", ".woff2")


class Health(msgspec.Struct):
    """`tables` are those this process has open."""

    status: Literal["ok"]
    tables: int


@get("/api/health", opt=UNLIMITED, responses=may_refuse())
async def health(service: NamedDependency[Service]) -> Health:
    """Whether this process can serve: only if the database takes what people do."""
    await service.pulse.check()
    return Health("ok", len(service.registry.tables))


async def may_measure(request: AnyConnection, _: BaseRouteHandler) -> None:
    """The machine itself may, and whoever has the host's token; to all others there is no such page."""
    token: str = request.app.state.service.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (secrets.compare_digest(given.encode(), token.encode()) if token else is_local(request)):
        raise NotFoundException


class Metrics(PrometheusController):
    include_in_schema = False
    opt = UNLIMITED
    guards = (may_measure,)


class WrittenOnce(YamlRenderPlugin):
    """Writing the schema as YAML takes most of a second, in which the process does nothing else."""

    _written: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, openapi_schema)
        return self._written


async def check_request(request: AnyRequest) -> None:
    """Rate limit and origin check, before the request is read."""
    state = request.app.state
    check_host(request, state.service.settings)
    if UNLIMITED.keys().isdisjoint(request.route_handler.opt):
        check_rate(request, state.service.allowances)
        # The page itself is served: it shows the reason.
        state.service.moderation.check_ban(address_of(request))
    if request.method not in SAFE:
        check_origin(request, state.service.settings)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, errors included."""
    if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
        path = scope["path"]
        named = OF_DATA if path.startswith("/api/") else OF_FILES if path.endswith(FILES) else _of_page(path)
        added = [(name.lower().encode(), value.encode()) for name, value in named.items()]
        message["headers"] = [*message.get("headers", []), *added]


def _of_page(path: str) -> dict[str, str]:
    return OF_THE_EDITION if path == "/offline" or path.startswith(pages.OFFLINE) else HEADERS


def sane_host(host: bytes) -> bytes:
    """A host that no URL can be made of becomes one that nobody has: the framework would stumble over it."""
    try:
        return host if urlsplit(b"//" + host).port != 0 else NOBODYS
    except ValueError:
        return NOBODYS


class Application(Litestar):
    """Litestar, with the web server's own receive and send functions kept in the scope of a socket, and the client's
    address and scheme taken from the headers of trusted proxies: before routing, because limits count the addresses of
    those who ask for pages that don't exist."""

    _inside: ASGIApp

    def trust(self, proxies: tuple[str, ...]) -> Application:
        # Uvicorn and Litestar have types of their own for the same thing.
        wrapped = ProxyHeadersMiddleware(cast("ASGI3Application", super().__call__), trusted_hosts=list(proxies))
        self._inside = PutOff(cast("ASGIApp", wrapped))
        return self

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            request = cast("Scope", scope)
            request["headers"] = [
                (key, sane_host(told) if key == b"host" else told) for key, told in request["headers"]
            ]
        if scope["type"] == ScopeType.WEBSOCKET:
            cast("dict[str, object]", scope).update({RECEIVE: receive, SEND: send})
        await self._inside(cast("Scope", scope), cast("Receive", receive), cast("Send", send))


def create_app(
    settings: Settings, clock: Clock = now, client: Path | None = pages.FOLDER, secret: NewSecret = new_secret
) -> Litestar:
    """`secret`: where a new table's secret comes from. Only tests replace it, to deal the same game every time."""
    plugin = channels(address(settings.database_address()))
    service = Service(settings, plugin, clock, secret)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Application(
        [
            health,
            table_socket,
            *people_routes.ROUTES,
            *account_routes.ROUTES,
            *notice_routes.ROUTES,
            *vacation_routes.ROUTES,
            *profile_routes.ROUTES,
            *table_routes.ROUTES,
            *host_routes.ROUTES,
            *report_routes.ROUTES,
            *moderation_routes.ROUTES,
            *study_routes.ROUTES,
            *lesson_routes.ROUTES,
            *puzzle_routes.ROUTES,
            *deal_routes.ROUTES,
            *pages.routes(pages.Client(client)),
            Metrics,
        ],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        middleware=[
            # Grouped by route, so that metrics never contain a table's id.
            PrometheusConfig("bakufu", prefix="bakufu", exclude=["^/metrics$"], group_path=True).middleware,
        ],
        plugins=[plugin, OfGames()],
        lifespan=[lifespan],
        state=State({"service": service}),
        request_max_body_size=LARGEST_BODY,
        # Only the schema: Litestar's viewers load scripts from other hosts, which our CSP forbids.
        openapi_config=OpenAPIConfig(
            "Bakufu",
            "1",
            path="/api/docs",
            components=AllComponents(),
            render_plugins=[JsonRenderPlugin(), WrittenOnce()],
        ),
        logging_config=None,
        pdb_on_exception=False,
    ).trust(settings.proxies)
