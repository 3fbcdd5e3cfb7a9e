"""Routes about one's own account: sessions, password, mail, and what is stored."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from bakufu.server.http.access import AnyRequest, address_of, language_of, somebody
from bakufu.server.http.people_routes import NO_COOKIE, Me, Named, TheService, device, signed_in
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.personal_data import PersonalData

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Link = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class SessionCard(msgspec.Struct):
    """Where you are signed in. `device`: the browser and its system, or the name of a program; empty if unknown."""

    id: str
    device: str
    created_at: int
    seen_at: int
    current: bool


class Account(msgspec.Struct):
    """`mail`: the confirmed address. `can_mail`: whether this server sends mail. `moderator`: whether you may
    moderate. `shares_games`: whether researchers may use your finished games, if everybody at the table agrees."""

    name: str
    claimed: bool
    created_at: int
    mail: str | None
    can_mail: bool
    moderator: bool
    shares_games: bool
    sessions: list[SessionCard]


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    current: Word
    password: Word


class ResetPassword(msgspec.Struct, forbid_unknown_fields=True):
    """`link`: what follows `reset=` in the address that was sent."""

    link: Link
    password: Word


class NewMail(msgspec.Struct, forbid_unknown_fields=True):
    """`mail`: null to have none."""

    mail: Annotated[str, msgspec.Meta(max_length=254)] | None
    password: Word


class Confirmed(msgspec.Struct, forbid_unknown_fields=True):
    link: Link


class Sharing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether researchers may use your finished games, without names; only those in which everybody agrees."""

    on: bool


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """Guests have no password."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


@get("/api/me/account", responses=may_refuse(401, 429))
async def account(request: AnyRequest, service: TheService) -> Account:
    """Your account, and where you are signed in."""
    person = await somebody(request, service.identity)
    row = await service.accounts.row(person.id)
    found = await service.identity.sessions.of(person.id)
    devices = [SessionCard(one.id, one.device, one.created_at, one.seen_at, one.id == person.session) for one in found]
    known = row.created_at, row.mail, service.mail.on, row.moderator, row.shares_games
    return Account(person.name, person.claimed, *known, devices)


@delete("/api/me/sessions/{session:str}", status_code=204, responses=may_refuse(400, 401, 429))
async def end_session(request: AnyRequest, service: TheService, session: FromPath[str]) -> None:
    """Sign out there."""
    person = await somebody(request, service.identity)
    service.disconnect(await service.identity.sessions.end(person.id, session))


@delete("/api/me/sessions", status_code=204, responses=may_refuse(401, 429))
async def end_other_sessions(request: AnyRequest, service: TheService) -> None:
    """Sign out everywhere else."""
    person = await somebody(request, service.identity)
    service.disconnect(await service.identity.sessions.end_others(person.id, person.session))


@post("/api/me/password", status_code=204, responses=may_refuse(400, 401, 403, 409, 413, 429))
async def change_password(request: AnyRequest, service: TheService, data: JSONBody[NewPassword]) -> None:
    """Choose another password. It signs you out everywhere else."""
    person = await somebody(request, service.identity)
    changed = service.accounts.change_password(person, data.current, data.password, address_of(request))
    service.disconnect(await changed)


@post("/api/me/forgot", status_code=204, responses=may_refuse(400, 403, 409, 413, 429))
async def forgot_password(request: AnyRequest, service: TheService, data: JSONBody[Named]) -> None:
    """Send a link to the address of this name's owner, if there is one; the answer doesn't say."""
    await service.accounts.forgot(data.name, address_of(request), language_of(request))


@post("/api/me/reset", status_code=200, responses=may_refuse(400, 403, 413, 429))
async def reset_password(request: AnyRequest, service: TheService, data: JSONBody[ResetPassword]) -> Response[Me]:
    """Choose a password by a link that was sent, or that the host gave you, and sign in."""
    person, ended = await service.accounts.reset(data.link, data.password, address_of(request), device(request))
    service.disconnect(ended)
    return signed_in(request, service, person)


@put("/api/me/mail", status_code=204, responses=may_refuse(400, 401, 403, 409, 413, 429))
async def set_mail(request: AnyRequest, service: TheService, data: JSONBody[NewMail]) -> None:
    """Send a link to a new address, which becomes yours when you open it; or have no address any more."""
    person = await somebody(request, service.identity)
    given = data.password, address_of(request)
    if data.mail is None:
        await service.accounts.forget_mail(person, *given)
    else:
        await service.accounts.ask_mail(person, data.mail, *given, language_of(request))


@post("/api/me/mail/confirm", status_code=204, responses=may_refuse(400, 403, 413, 429))
async def confirm_mail(service: TheService, data: JSONBody[Confirmed]) -> None:
    """The link was opened, so the address is right."""
    await service.accounts.confirm_mail(data.link)


@put("/api/me/sharing", status_code=204, responses=may_refuse(400, 401, 413, 429))
async def share_games(request: AnyRequest, service: TheService, data: JSONBody[Sharing]) -> None:
    """Agree that researchers may use your finished games, or take it back."""
    person = await somebody(request, service.identity)
    await service.accounts.share_games(person, data.on)


@get("/api/me/data", responses=may_refuse(401, 429))
async def export(request: AnyRequest, service: TheService) -> Response[PersonalData]:
    """Everything that is stored about you."""
    person = await somebody(request, service.identity)
    stored = await service.accounts.export(person, address_of(request))
    return Response(stored, headers={"Content-Disposition": 'attachment; filename="bakufu.json"'})


@post("/api/me/leave", status_code=204, response_cookies=[NO_COOKIE], responses=may_refuse(400, 401, 403, 413, 429))
async def leave(request: AnyRequest, service: TheService, data: JSONBody[Leaving]) -> None:
    """Delete your account. All sessions end. A name with a password is erased 14 days later, unless you sign in."""
    person = await somebody(request, service.identity)
    service.disconnect(await service.accounts.leave(person, data.password, address_of(request)))


ROUTES = [
    account,
    end_session,
    end_other_sessions,
    change_password,
    forgot_password,
    reset_password,
    set_mail,
    confirm_mail,
    share_games,
    export,
    leave,
]
