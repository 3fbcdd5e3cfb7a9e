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

from bakufu.server.http.access import language_of
from bakufu.server.refusal import Problem, Refusal, TooOften, problem
from bakufu.server.store.database import FAILURES

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


def _answer(
    request: AnyRequest, refusal: Refusal, headers: Any = None, parts: list[str] | None = None
) -> Response[Problem]:
    told = problem(refusal, language_of(request), parts)
    return Response(told, status_code=refusal.status, headers=headers)


def _refused(request: AnyRequest, error: Refusal) -> Response[Problem]:
    return _answer(request, error, {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else {})


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        refusal = Refusal("internal", status)
    elif status == 413:
        refusal = Refusal("too-large", status, most=LARGEST_BODY)
    else:
        refusal = Refusal(CODES.get(status, "bad-request"), status)
    return _answer(request, refusal, error.headers, _parts(error) if status == 400 else None)


def _parts(error: HTTPException) -> list[str]:
    """Which parts of a request are wrong, as its reader found them."""
    extra: Any = error.extra
    if not isinstance(extra, list):
        return [error.detail]
    return [f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in extra]


def _unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A body of thousands of brackets, or of bytes that are no text."""
    return _answer(request, Refusal("bad-request"))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return _answer(request, Refusal("internal", 500))


def _no_database(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return _answer(request, Refusal("no-database", 503))


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
