"""How refusals leave over HTTP: always the same shape, and nothing about the inside."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from bakufu.server.database import FAILURES
from bakufu.server.refusal import Problem, Refusal, TooOften, line

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
LARGEST_BODY = 64 * 1024
CODES = {404: "no-such-page", 405: "no-such-method"}
MEANINGS = {
    400: "The request makes no sense here.",
    401: "Nobody is signed in.",
    403: "You may not do that, or not from this page.",
    404: "There is no such table, or it is private.",
    409: "Not now: the table or the name is in another state.",
    413: "The request is too large.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The database does not answer; try again.",
}


def may_refuse(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for the description of the interface; without the database nothing works."""
    return {status: ResponseSpec(Problem, False, MEANINGS[status]) for status in (*statuses, 503)}


def _refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else {}
    return Response(Problem(error.code, str(error)), status_code=error.status, headers=headers)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        problem = Problem("internal", line("internal"))
    elif error.status_code == 413:
        problem = Problem("too-large", line("too-large", most=LARGEST_BODY))
    else:
        code = CODES.get(error.status_code, "bad-request")
        problem = Problem(code, line(code), _parts(error) if error.status_code == 400 else [])
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _parts(error: HTTPException) -> list[str]:
    """Which parts of a request are wrong, as its reader found them."""
    extra: Any = error.extra
    if not isinstance(extra, list):
        return [error.detail]
    return [f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in extra]


def _unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body of thousands of brackets, or of bytes that are no text."""
    return Response(Problem("bad-request", line("bad-request")), status_code=400)


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return Response(Problem("internal", line("internal")), status_code=500)


def _no_database(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return Response(Problem("no-database", line("no-database")), status_code=503)


def note_unexpected(error: BaseException, **where: str) -> None:
    """Write down what broke and where in the code; not the error's own words, which may quote a card or a password."""
    frames = traceback.extract_tb(error.__traceback__)
    at = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    log.error("unexpected", error=type(error).__name__, at=at, **where)


HANDLERS: ExceptionHandlersMap = {
    Refusal: _refused,
    HTTPException: _http_error,
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    **dict.fromkeys(FAILURES, _no_database),
    Exception: _unexpected,
}
