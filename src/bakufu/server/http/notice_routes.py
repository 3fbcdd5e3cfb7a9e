"""Routes about notices: where somebody is told of their turns, and at which tables."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from bakufu.server.http.access import AnyRequest, language_of, somebody
from bakufu.server.http.people_routes import TheService
from bakufu.server.http.problems import may_refuse
from bakufu.server.notices import push, quiet, webhooks
from bakufu.server.notices.quiet import Quiet
from bakufu.table.refusal import Refusal


class Notices(msgspec.Struct):
    """Where you are told. `push`: in this browser, for which `push_key` is the server's key; `browsers`: in how many.
    `can_mail`, `can_webhook`: whether this server can, and you have a confirmed address. `webhook_hosts`: where a
    webhook may lead. `quiet`: when you aren't told."""

    push: bool
    push_key: str
    browsers: int
    mail: bool
    can_mail: bool
    webhook: str | None
    can_webhook: bool
    webhook_hosts: list[str]
    quiet: Quiet | None


class NoticePlaces(msgspec.Struct, forbid_unknown_fields=True):
    mail: bool
    webhook: Annotated[str, msgspec.Meta(max_length=webhooks.LONGEST)] | None
    quiet: Quiet | None = None


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushSubscribed(msgspec.Struct, forbid_unknown_fields=True):
    """As a browser's PushSubscription has it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys


class Told(msgspec.Struct):
    """To how many places a notice is on its way."""

    places: int


class TableNotices(msgspec.Struct, forbid_unknown_fields=True):
    """Whether you are told when it is your turn at a table, or its game is over, and you aren't there."""

    on: bool


@get("/api/me/notices", responses=may_refuse(401, 429))
async def notices(request: AnyRequest, service: TheService) -> Notices:
    """Where you are told of your turns."""
    person = await somebody(request, service.identity)
    row = await service.wishes.of(person.id)
    browsers = await service.wishes.subscribed(person.id)
    notifier = service.notifier
    can_mail = service.mail.on and row.mail is not None
    hosts = list(service.settings.webhook_hosts)
    return Notices(
        person.session in browsers,
        notifier.push.public,
        len(browsers),
        row.notice_mail,
        can_mail,
        row.webhook,
        notifier.can_webhook,
        hosts,
        quiet.of_row(row),
    )


@put("/api/me/notices", status_code=204, responses=may_refuse(400, 401, 409, 413, 429))
async def choose_notices(request: AnyRequest, service: TheService, data: JSONBody[NoticePlaces]) -> None:
    """Be told by mail, or at a webhook."""
    person = await somebody(request, service.identity)
    webhook = None
    if data.webhook is not None:
        if not service.notifier.can_webhook:
            raise Refusal("no-webhooks")
        webhook = webhooks.checked(data.webhook, service.settings.webhook_hosts)
    hours = None if data.quiet is None else quiet.checked(data.quiet)
    await service.wishes.choose(person.id, data.mail, webhook, hours, language_of(request))


@put("/api/me/push", status_code=204, responses=may_refuse(400, 401, 413, 429))
async def subscribe(request: AnyRequest, service: TheService, data: JSONBody[PushSubscribed]) -> None:
    """Be told by push messages to this browser, until you sign out in it."""
    person = await somebody(request, service.identity)
    wanted = push.Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    push.checked(wanted, service.settings.push_hosts)
    await service.wishes.subscribe(person, wanted, language_of(request))


@delete("/api/me/push", status_code=204, responses=may_refuse(401, 429))
async def unsubscribe(request: AnyRequest, service: TheService) -> None:
    """No more push messages to this browser."""
    person = await somebody(request, service.identity)
    await service.wishes.subscribe(person, None, language_of(request))


@post("/api/me/notices/test", status_code=200, responses=may_refuse(401, 429))
async def test_notices(request: AnyRequest, service: TheService) -> Told:
    """Send yourself a notice, everywhere."""
    person = await somebody(request, service.identity)
    return Told(await service.notifier.test(person))


@get("/api/tables/{table_id:str}/notices", responses=may_refuse(400, 401, 429))
async def table_notices(request: AnyRequest, service: TheService, table_id: FromPath[str]) -> TableNotices:
    """Whether you are told of your turns at this table."""
    person = await somebody(request, service.identity)
    return TableNotices(await service.wishes.at_table(table_id, person.id))


@put("/api/tables/{table_id:str}/notices", status_code=204, responses=may_refuse(400, 401, 413, 429))
async def set_table_notices(
    request: AnyRequest, service: TheService, table_id: FromPath[str], data: JSONBody[TableNotices]
) -> None:
    """Be told of your turns at this table, or not."""
    person = await somebody(request, service.identity)
    await service.wishes.set_at_table(table_id, person.id, data.on)


ROUTES = [notices, choose_notices, subscribe, unsubscribe, test_notices, table_notices, set_table_notices]
