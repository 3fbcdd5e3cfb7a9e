"""Serve with one process or several, after checking settings, address and database."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

import structlog
import uvicorn

from bakufu.bots.parent_monitor import when_orphaned
from bakufu.server.notices.mail import checked_server
from bakufu.server.people.signing import signing_secret
from bakufu.server.settings import BadSetting, Settings, data_folder
from bakufu.server.store import database

if TYPE_CHECKING:
    from litestar import Litestar

    from bakufu.server.service import Service

log = structlog.get_logger()
Handler = Callable[[int, FrameType | None], object]
LARGEST_FRAME = 64 * 1024
FAREWELL_SECONDS = 10
SPARE_FILES = 128
ENVIRONMENT = "BAKUFU_SETTINGS"
FACTORY = "bakufu.server.serve:app"
COLLECT_AFTER = (250_000, 20, 100)  # new objects, and rounds of the younger generations


def serve(settings: Settings, report: Callable[[str], None] = lambda address: None, factory: str = FACTORY) -> None:
    """Serve until stopped by a signal. Settings are checked first, then the address is reported.

    `factory` makes the application of a worker process, as uvicorn names it; tests have one of their own.
    """
    url = database.address(settings.database_address())
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise BadSetting("error-workers-postgres")
    checked_server(settings)
    signing_secret(settings.secret, data_folder())  # created once, before several processes need it
    settings = replace(settings, port=_checked_port(settings))
    alone = database.serve_alone(url)
    asyncio.run(_check_database(settings))
    os.environ[ENVIRONMENT] = settings.to_json()
    # Before uvicorn listens to signals there is nothing to finish. After its graceful stop it raises the signal again.
    signal.signal(signal.SIGTERM, _leave)
    try:
        report(_address(settings))
        _run(settings, factory)
    finally:
        if alone is not None:
            alone.close()


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit


def _run(settings: Settings, factory: str) -> None:
    uvicorn.run(
        factory,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="bakufu.server.http.connections:Impatient",
        ws="bakufu.server.socket.framing:Framing",
        limit_concurrency=_most_connections(),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # steps are small, and every socket would keep a window of its own in memory
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the application's middleware handles them
    )


def _most_connections() -> int | None:
    """As many as there may be open files, less some for the database and the workers; None where nobody knows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if most == resource.RLIM_INFINITY else max(16, most - SPARE_FILES)


def _checked_port(settings: Settings) -> int:
    """The port if it is free; 0 picks any free one."""
    where = f"{settings.host}:{settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.create_server((settings.host, settings.port), family=family) as trial:
            port: int = trial.getsockname()[1]
            return port
    except (OSError, OverflowError) as error:
        # Strip what Python appends to the reason.
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (while ")[0]
        raise BadSetting("error-cannot-listen", where=where, why=reason) from None


async def _check_database(settings: Settings) -> None:
    engine = database.connect(database.address(settings.database_address()))
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()


def app(create: Callable[[Settings], Litestar] | None = None) -> object:
    """The application of one worker process."""
    from bakufu.server.app import create_app
    from bakufu.server.http.connections import Impatient
    from bakufu.server.logs import set_up

    settings = Settings.from_json(os.environ[ENVIRONMENT])
    Impatient.settings = settings
    application = (create or create_app)(settings)
    set_up(settings.quiet)
    application.on_startup.append(partial(_farewell_on_signals, application.state.service))
    application.on_startup.append(_tune_garbage_collector)
    application.on_startup.append(_log_address)
    when_orphaned(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return application


def _tune_garbage_collector() -> None:
    """Live tables are long-lived and have no cycles: scanning all of them often would only delay moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _address(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def _log_address() -> None:
    settings = Settings.from_json(os.environ[ENVIRONMENT])
    log.info("serving", address=_address(settings), process=os.getpid())


def _farewell_on_signals(service: Service) -> None:
    """uvicorn closes all sockets on a signal; before it gets the signal, send everyone at a table a closing message."""
    loop = asyncio.get_running_loop()
    leaving: set[asyncio.Task[None]] = set()

    async def leave(stop: Handler, number: int) -> None:
        try:
            await asyncio.wait_for(service.farewell(), FAREWELL_SECONDS)
        except TimeoutError:
            log.warning("farewell-timed-out")
        finally:
            stop(number, None)

    def heard(stop: Handler, number: int, _: FrameType | None) -> None:
        loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(stop, number))))

    for number in (signal.SIGTERM, signal.SIGINT):
        former = signal.getsignal(number)
        if callable(former):
            signal.signal(number, partial(heard, former))
