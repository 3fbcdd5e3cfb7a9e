"""Structured logs: one JSON object per line, never with cookies, cards or moves."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up(quiet: bool = False) -> None:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("iso"),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        structlog.processors.JSONRenderer(), foreign_pre_chain=[*shared, structlog.processors.format_exc_info]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # At INFO, uvicorn logs every requested URL, including the links of private tables.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
