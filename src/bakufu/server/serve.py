"""Serving: one process or several of them, on an address that is checked before anything starts."""

from __future__ import annotations

import asyncio
import os
import socket

import uvicorn

from bakufu.server import database
from bakufu.server.settings import BadSetting, Settings

LARGEST_FRAME = 64 * 1024
ENVIRONMENT = "BAKUFU_SETTINGS"


def serve(settings: Settings) -> None:
    """Serve until told to stop. Everything that can be wrong with the settings is found out first."""
    url = database.address(settings.database_address())
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise BadSetting("--workers above 1 needs PostgreSQL: --database postgresql://USER@HOST/NAME")
    _check_port(settings)
    asyncio.run(_check_database(settings))
    os.environ[ENVIRONMENT] = settings.to_json()
    uvicorn.run(
        "bakufu.server.serve:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
    )


def _check_port(settings: Settings) -> None:
    try:
        with socket.create_server((settings.host, settings.port)):
            pass
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadSetting(f"cannot listen on {where}: {error.strerror}; choose another with --port") from None


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

    set_up()
    return create_app(Settings.from_json(os.environ[ENVIRONMENT]))
