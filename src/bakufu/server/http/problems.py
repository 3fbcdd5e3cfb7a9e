"""Refusals over HTTP: always the same body, and no internal details."""

from __future__ import annotations

import traceback
from pathlib import Path

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from bakufu.server.http.access import AnyRequest, address_of, language_of
from bakufu.server.http.limits import TooOften
from bakufu.server.store.database import FAILURES
from bakufu.table.refusal import NotNow, Refusal
from bakufu.text.errors import sentence

log = structlog.get_logger()
LARGEST_BODY = 64 * 1024
CODES = {404: "no-such-page", 405: "no-such-method"}
# The HTTP status of a refusal, by its code; every other one is a bad request.
STATUSES = {
    **dict.fromkeys(("sign-in",), 401),
    **dict.fromkeys(
        (
            "banned",
            "chat-is-off",
            "deal-is-private",
            "hints-are-off",
            "host-only",
            "is-moderator",
            "moderators-only",
            "muted",
            "no-spectators",
            "not-seated",
            "own-seat",
            "removed",
            "wrong-host",
            "wrong-name-or-password",
            "wrong-origin",
            "wrong-password",
        ),
        403,
    ),
    **dict.fromkeys(
        (
            "no-client",
            "no-such-deal",
            "no-such-game",
            "no-such-lesson",
            "no-such-person",
            "no-such-puzzle",
            "no-such-query",
            "no-such-table",
        ),
        404,
    ),
    **dict.fromkeys(
        (
            "about-to-start",
            "already-seated",
            "deal-is-open",
            "deal-is-over",
            "deal-played",
            "game-is-over",
            "name-is-claimed",
            "name-is-taken",
            "no-mail",
            "no-password",
            "no-webhooks",
            "too-much-vacation",
            "not-finished",
            "not-open",
            "not-started",
            "other-facts",
            "plays-as-person",
            "other-rules",
            "log-is-full",
            "seat-is-free",
            "seat-is-taken",
            "seats-are-missing",
            "too-much-talk",
            "unknown-entry",
        ),
        409,
    ),
    "internal": 500,
    "no-database": 503,
}
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
    """The refusals of a route for the OpenAPI schema; every route refuses a wrong host name, and fails without the
    database."""
    return {status: ResponseSpec(Problem, False, MEANINGS[status]) for status in sorted({*statuses, 403, 503})}


class Problem(msgspec.Struct, omit_defaults=True):
    """The body of every refusal over HTTP. `code` never changes and is for programs, `message` is for people."""

    code: str
    message: str
    problems: list[str] = []  # what is wrong with which part of the request


def problem(refusal: Refusal, language: str, problems: list[str] | None = None) -> Problem:
    """A refusal in the reader's language."""
    return Problem(refusal.code, sentence(refusal, language), problems or [])


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, TooOften):
        return 429
    return STATUSES.get(refusal.code, 409 if isinstance(refusal, NotNow) else 400)


def retry_after(refusal: Refusal) -> dict[str, str]:
    """The header that says when to try again."""
    return {"Retry-After": str(refusal.wait)} if isinstance(refusal, TooOften) else {}


def _answer(
    request: AnyRequest,
    refusal: Refusal,
    status: int | None = None,
    headers: dict[str, str] | None = None,
    parts: list[str] | None = None,
) -> Response[Problem]:
    """`status` is the framework's own, where it has refused a request itself."""
    status = status or status_of(refusal)
    if status == 404:
        wait = request.app.state.service.allowances.bucket("missing", address_of(request)).take()
        if wait:
            refusal, status, headers = TooOften("too-fast", wait), 429, {"Retry-After": str(wait)}
    return Response(problem(refusal, language_of(request), parts), status_code=status, headers=headers)


def _refused(request: AnyRequest, error: Refusal) -> Response[Problem]:
    return _answer(request, error, headers=retry_after(error))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        refusal = Refusal("internal")
    elif status == 413:
        refusal = Refusal("too-large", most=LARGEST_BODY)
    else:
        refusal = Refusal(CODES.get(status, "bad-request"))
    return _answer(request, refusal, status, error.headers, _parts(error) if status == 400 else None)


def _parts(error: HTTPException) -> list[str]:
    """The invalid parts of a request, from the framework's validation."""
    extra = error.extra
    if not isinstance(extra, list):
        return [error.detail]
    return [f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in extra]


def _unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A body with thousands of nested brackets, or invalid UTF-8."""
    return _answer(request, Refusal("bad-request"))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return _answer(request, Refusal("internal"))


def _no_database(request: AnyRequest, error: Exception) -> Response[Problem]:
    note_unexpected(error, path=str(request.scope.get("path_template", "")))
    return _answer(request, Refusal("no-database"))


def note_unexpected(error: BaseException, **where: str) -> None:
    """Log the error's type and traceback, but not its message, which may quote a card or a password."""
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
