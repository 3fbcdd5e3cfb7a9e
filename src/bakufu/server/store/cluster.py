"""Other processes on the same database: the one that writes publishes which table changed, and the others read it.

Litestar's channels carry the notification: in memory for one process, over PostgreSQL's NOTIFY for several. A lost
notification does no harm: the watchdog of every process also polls for changes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

log = structlog.get_logger()
CHANNEL = "bakufu_tables"
MOST = 100  # tables in one notification, which may have 8,000 bytes


class Changed(msgspec.Struct):
    """Tables have new entries or their seats have changed; sent by one process to the others. Or a message for all who
    are connected to a table, which isn't stored."""

    tables: list[str]
    process: str
    message: str = ""


def channels(url: URL) -> ChannelsPlugin:
    if url.get_backend_name() == "postgresql":
        from bakufu.server.store.postgres_channels import (
            PostgresChannels,  # its driver is installed for PostgreSQL only
        )

        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return ChannelsPlugin(PostgresChannels(dsn), channels=[CHANNEL])
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])


class Cluster:
    def __init__(self, plugin: ChannelsPlugin, on_change: Callable[[list[str]], Awaitable[None]]) -> None:
        self.plugin = plugin
        self.on_change = on_change
        self.on_message: Callable[[str, str], None] = lambda table_id, message: None
        self.process = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []
        self._unread: set[str] = set()
        self._some_unread = asyncio.Event()
        self._untold: set[str] = set()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return not isinstance(self.plugin._backend, MemoryChannelsBackend)

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="cluster"),
            asyncio.create_task(self._read(), name="cluster reader"),
        ]

    def notify(self, table_id: str) -> None:
        """Notify the others of this change, together with all that happen before the event loop comes round again."""
        if not self.shared:
            return
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell)
        self._untold.add(table_id)

    def relay(self, table_id: str, message: str) -> None:
        if self.shared:
            self._publish(Changed([table_id], self.process, message))

    def _tell(self) -> None:
        changed = sorted(self._untold)
        self._untold.clear()
        for start in range(0, len(changed), MOST):
            self._publish(Changed(changed[start : start + MOST], self.process))

    def _publish(self, changed: Changed) -> None:
        # While the application stops, the channels are closed first; the others find late entries by polling.
        with suppress(RuntimeError):
            self.plugin.publish(changed, [CHANNEL])

    async def check(self) -> None:
        """Reconnect the listener if its connection was lost."""
        if self.shared:
            from bakufu.server.store.postgres_channels import PostgresChannels

            assert isinstance(self.plugin._backend, PostgresChannels)
            await self.plugin._backend.revive()

    async def _listen(self) -> None:
        decode = msgspec.json.Decoder(Changed).decode
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    changed = decode(message)
                except msgspec.MsgspecError as error:  # from a process of another version
                    log.warning("notification-unreadable", error=repr(error))
                    continue
                if changed.process == self.process:
                    continue
                if changed.message:
                    self.on_message(changed.tables[0], changed.message)
                else:
                    self._unread.update(changed.tables)
                    self._some_unread.set()

    async def _read(self) -> None:
        """Read all tables that have changed at once, and what changes meanwhile at once after them: the more there is
        to read, the less each table costs."""
        while True:
            await self._some_unread.wait()
            self._some_unread.clear()
            changed, self._unread = sorted(self._unread), set()
            try:
                await self.on_change(changed)
            except Exception as error:
                log.error("tables-not-read", tables=changed, error=repr(error))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
