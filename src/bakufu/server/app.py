"""The application: routes, the socket, and what every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bakufu.server import people_routes, table_routes
from bakufu.server.access import check_origin
from bakufu.server.clock import Clock, now
from bakufu.server.cluster import channels
from bakufu.server.database import address
from bakufu.server.refusal import LINES, Refusal
from bakufu.server.service import Service
from bakufu.server.settings import Settings
from bakufu.server.socket import table_socket

log = structlog.get_logger()
LARGEST_BODY = 64 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@get("/api/health")
async def health(service: Service) -> dict[str, Any]:
    """Whether this process can serve: it answers only if the database does."""
    await service.store.table("")
    return {"status": "ok", "tables": len(service.hall.tables)}


async def _own_pages_only(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE:
        check_origin(request, request.app.state.service.settings)


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return Response({"code": error.code, "message": str(error)}, status_code=error.status)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What was wrong with a request, and nothing about the inside."""
    detail = error.detail if error.status_code < 500 else LINES["internal"]
    body: dict[str, Any] = {"code": f"http-{error.status_code}", "message": detail}
    if error.status_code == 400 and error.extra:
        body["problems"] = error.extra
    return Response(body, status_code=error.status_code, headers=error.headers)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("unexpected", path=request.url.path, error=repr(error), exc_info=error)
    return Response({"code": "internal", "message": LINES["internal"]}, status_code=500)


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same protective headers on every answer, errors included."""
    added = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def create_app(settings: Settings, clock: Clock = now) -> Litestar:
    plugin = channels(address(settings.database_address()))
    service = Service(settings, plugin, clock)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    limits = RateLimitConfig(("minute", settings.requests_a_minute), exclude=["/api/health", "/metrics"])
    metrics = PrometheusConfig("bakufu", prefix="bakufu", exclude=["/metrics"])
    return Litestar(
        [health, table_socket, *people_routes.ROUTES, *table_routes.ROUTES, PrometheusController],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        before_request=_own_pages_only,
        exception_handlers={Refusal: _refused, HTTPException: _http_error, Exception: _unexpected},
        middleware=[limits.middleware, metrics.middleware, with_headers],
        plugins=[plugin],
        lifespan=[lifespan],
        state=State({"service": service}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig("Bakufu", "1", path="/api/docs"),
        pdb_on_exception=False,
    )
