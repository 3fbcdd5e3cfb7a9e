"""Routes about people: a name without registration, claiming it, using it elsewhere."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bakufu.server.http.access import AnyRequest, address_of, person_of, somebody
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.devices import device_of
from bakufu.server.people.identity import COOKIE, Person
from bakufu.server.people.sessions import A_YEAR
from bakufu.server.service import Service

TheService = NamedDependency[Service]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Credentials(Named):
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct):
    """Who you are. `token` may be sent as a bearer token by programs that keep no cookies."""

    name: str
    claimed: bool
    token: str | None = None


def _cookie(request: AnyRequest, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, path="/", max_age=A_YEAR)


def device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def signed_in(request: AnyRequest, service: Service, person: Person) -> Response[Me]:
    token = service.identity.token(person)
    return Response(Me(person.name, person.claimed, token), cookies=[_cookie(request, token)])


@get("/api/me", responses=may_refuse(429))
async def me(request: AnyRequest, service: TheService) -> Response[Me | None]:
    """The person behind this request, whose cookie lasts for another year; null for nobody."""
    person = await person_of(request, service.identity)
    if person is None:
        return Response(None)
    await service.identity.sessions.note(person.session, device(request))
    return Response(Me(person.name, person.claimed), cookies=[_cookie(request, service.identity.token(person))])


@post("/api/me", status_code=200, responses=may_refuse(400, 403, 409, 413, 429))
async def take_a_name(request: AnyRequest, service: TheService, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest with this name, or change a guest's name."""
    person = await person_of(request, service.identity)
    if person is None:
        service.allowances.take("guests", address_of(request))
        person = await service.identity.guest(data.name, device(request))
        service.identity.owners.note(person.id, False, address_of(request))
    else:
        person = await service.identity.rename(person, data.name)
    return signed_in(request, service, person)


@post("/api/me/claim", status_code=200, responses=may_refuse(400, 401, 403, 409, 413, 429))
async def claim(request: AnyRequest, service: TheService, data: JSONBody[Credentials]) -> Response[Me]:
    """Claim your name with a password."""
    person = await somebody(request, service.identity)
    person = await service.identity.claim(person, data.name, data.password, address_of(request))
    return signed_in(request, service, person)


@post("/api/me/enter", status_code=200, responses=may_refuse(400, 403, 413, 429))
async def enter(request: AnyRequest, service: TheService, data: JSONBody[Credentials]) -> Response[Me]:
    """Use a claimed name on this device."""
    person = await service.identity.enter(data.name, data.password, address_of(request), device(request))
    return signed_in(request, service, person)


@post("/api/me/program", status_code=200, responses=may_refuse(401, 409, 429))
async def become_program(request: AnyRequest, service: TheService) -> Me:
    """Say that a bot plays under your name. It is marked wherever the name is shown, and isn't rated among people. This
    can't be undone."""
    person = await somebody(request, service.identity)
    await service.identity.become_program(person)
    return Me(person.name, person.claimed)


NO_COOKIE = Cookie(COOKIE, value="", httponly=True, samesite="lax", path="/", max_age=0)


@delete("/api/me", status_code=204, response_cookies=[NO_COOKIE], responses=may_refuse(403, 429))
async def sign_out(request: AnyRequest, service: TheService) -> None:
    """End this session, and forget the cookie."""
    person = await person_of(request, service.identity)
    if person is not None:
        service.disconnect(await service.identity.sessions.end(person.id, person.session))


ROUTES = [me, take_a_name, claim, enter, become_program, sign_out]
