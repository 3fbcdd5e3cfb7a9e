"""Serving: one process or several of them, on an address that is checked before anything starts."""

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
from typing import Any

import structlog
import uvicorn

from bakufu.bots.parent_monitor import when_orphaned
from bakufu.server.people.signing import signing_secret
from bakufu.server.settings import BadSetting, Settings, data_folder
from bakufu.server.store import database

log = structlog.get_logger()
LARGEST_FRAME = 64 * 1024
FAREWELL_SECONDS = 10
ENVIRONMENT = "BAKUFU_SETTINGS"
COLLECT_AFTER = (250_000, 20, 100)  # new objects, and rounds of the younger generations


def serve(settings: Settings, tell: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to stop. Everything that can be wrong with the settings is found out first, then the address
    is told."""
    url = database.address(settings.database_address())
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise BadSetting("error-workers-postgres")
    signing_secret(settings.secret, data_folder())  # made once, before several processes ask for it
    settings = replace(settings, port=_checked_port(settings))
    asyncio.run(_check_database(settings))
    os.environ[ENVIRONMENT] = settings.to_json()
    # uvicorn repeats the signal after its orderly stop, to whoever handled it before: nothing is left to do then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    tell(_address(settings))
    uvicorn.run(
        "bakufu.server.serve:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="bakufu.server.socket.framing:Framing",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # steps are small, and every socket would keep a window of its own in memory
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `access.py` decides whom to believe
    )


def _checked_port(settings: Settings) -> int:
    """The port, which is free; 0 becomes any that is."""
    where = f"{settings.host}:{settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.create_server((settings.host, settings.port), family=family) as trial:
            port: int = trial.getsockname()[1]
            return port
    except (OSError, OverflowError) as error:
        # Python adds what it was about to do; names that are not found have numbers of their own.
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (while ")[0]
        raise BadSetting("error-cannot-listen", where=where, why=reason) from None


async def _check_database(settings: Settings) -> None:
    engine = database.connect(database.address(settings.database_address()))
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()


def app() -> object:
    """The application of one worker process."""
    from bakufu.server.app import create_app
    from bakufu.server.logs import set_up

    settings = Settings.from_json(os.environ[ENVIRONMENT])
    application = create_app(settings)
    set_up(settings.quiet)
    application.on_startup.append(partial(_farewell_on_signals, application.state.service))
    application.on_startup.append(_spare_the_collector)
    application.on_startup.append(_say_where)
    when_orphaned(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return application


def _spare_the_collector() -> None:
    """Tables live long and hold no cycles: looking through all of them again and again would only hold up play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _address(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def _say_where() -> None:
    settings = Settings.from_json(os.environ[ENVIRONMENT])
    log.info("serving", address=_address(settings), process=os.getpid())


def _farewell_on_signals(service: Any) -> None:
    """uvicorn closes all sockets when it is told to stop; before it hears of it, everyone at a table is told."""
    loop = asyncio.get_running_loop()
    leaving: set[asyncio.Task[None]] = set()

    async def leave(stop: Any, number: int) -> None:
        try:
            await asyncio.wait_for(service.farewell(), FAREWELL_SECONDS)
        except TimeoutError:
            log.warning("farewell-cut-short")
        finally:
            stop(number, None)

    def heard(stop: Any, number: int, _: FrameType | None) -> None:
        loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(stop, number))))

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, partial(heard, signal.getsignal(number)))
