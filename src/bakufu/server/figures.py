"""Figures of this process for Prometheus, besides those of requests: tables, sockets, moves, queues, the bots' time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import Counter, Gauge, Histogram

if TYPE_CHECKING:
    from bakufu.server.service import Service

TABLES = Gauge("bakufu_tables", "Tables in memory")
SOCKETS = Gauge("bakufu_sockets", "Open sockets")
MOVES = Counter("bakufu_moves", "Moves and plans committed to logs", ["by"])
WAITING = Gauge("bakufu_queue_waiting", "Jobs that wait", ["queue"])
RUNNING = Gauge("bakufu_queue_running", "Jobs that run", ["queue"])
BOT_SECONDS = Histogram("bakufu_bot_seconds", "Seconds in which a bot decides, waiting included", ["level"])


def show(service: Service) -> None:
    """Read the figures from this service whenever somebody asks."""
    thinking = service.registry.thinking
    TABLES.set_function(lambda: len(service.registry.tables))
    SOCKETS.set_function(lambda: service.allowances.held("address_sockets"))
    queues = {
        "bots": thinking.bots.queue,
        "advice": thinking.advisers.queue,
        "reviews": thinking.reviewers.queue,
        "passwords": service.identity.passwords.queue,
    }
    for name, queue in queues.items():
        WAITING.labels(name).set_function(partial(getattr, queue, "waiting"))
        RUNNING.labels(name).set_function(partial(getattr, queue, "running"))
