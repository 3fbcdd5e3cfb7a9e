"""The HTTP part of the protocol: identity and tables."""

from __future__ import annotations

import ssl
from functools import cache
from types import TracebackType
from typing import TypeVar
from urllib.parse import quote

import httpx

from bakufu.client.backoff import Backoff
from bakufu.client.errors import ClientError, Refused
from bakufu.client.table import Table
from bakufu.kernel.patch import Json
from bakufu.text.catalogue import LANGUAGE

PATIENCE = 60.0
TOO_MANY, UNAVAILABLE = 429, 503
# Servers close a connection that was idle for five seconds. One used again just then breaks: give ours up first.
SHORT_LIVED = httpx.Limits(keepalive_expiry=2)

Answer = TypeVar("Answer")


@cache
def _certificates() -> ssl.SSLContext:
    """Those of the machine, read once: it takes as long as ten requests."""
    return httpx.create_ssl_context()


class Client:
    """Use it with `async with`. A token from an earlier session keeps the identity; `language` is the preferred
    language of the server's messages."""

    def __init__(
        self, server: str, token: str | None = None, patience: float = PATIENCE, language: str = LANGUAGE
    ) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.patience = patience
        self.language = language
        self._http = httpx.AsyncClient(timeout=30, verify=_certificates(), limits=SHORT_LIVED)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # Identity

    async def take_name(self, name: str) -> Json:
        return self._signed_in(await self._ask(dict, "POST", "/api/me", {"name": name}))

    async def enter(self, name: str, password: str) -> Json:
        """Sign in."""
        return self._signed_in(await self._ask(dict, "POST", "/api/me/enter", {"name": name, "password": password}))

    async def become_program(self) -> None:
        """Say that a bot plays under this name; a server of an earlier version doesn't ask."""
        try:
            await self._ask(dict, "POST", "/api/me/program")
        except Refused as refusal:
            if refusal.code not in ("no-such-page", "no-such-method"):
                raise

    def _signed_in(self, me: Json) -> Json:
        if not isinstance(me.get("token"), str):
            raise ClientError("error-client-other", server=self.server)
        self.token = me["token"]
        return me

    # Tables

    async def tables(self, kind: str = "open", search: str = "") -> list[Json]:
        return await self._ask(list, "GET", f"/api/tables?kind={quote(kind)}&search={quote(search)}")

    async def table(self, table: str, link: str | None = None) -> Json:
        return await self._card("GET", table + (f"?link={quote(link)}" if link else ""))

    async def create(self, **wanted: object) -> Json:
        return await self._ask(dict, "POST", "/api/tables", wanted)

    async def join(
        self, table: str, entropy: str = "", seat: int | None = None, link: str | None = None, sealed: str = ""
    ) -> Json:
        """Take a seat. `entropy` is random text that is mixed into the seed, so that nobody chooses it alone. Or send
        `sealed`, its fingerprint, and reveal the text when the game is about to start (see `Contribution`)."""
        given = {"sealed": sealed} if sealed else {"entropy": entropy}
        return await self._card("POST", f"{table}/join", {"seat": seat, "link": link, **given})

    async def seal(self, table: str, sealed: str) -> Json:
        """Send the fingerprint of what will be revealed from this client's seat."""
        return await self._card("PUT", f"{table}/seal", {"sealed": sealed})

    async def reveal(self, table: str, entropy: str) -> Json:
        return await self._card("PUT", f"{table}/entropy", {"entropy": entropy})

    async def leave(self, table: str) -> Json:
        return await self._card("POST", f"{table}/leave")

    async def start(self, table: str) -> Json:
        return await self._card("POST", f"{table}/start")

    async def record(self, table: str) -> Json:
        return await self._card("GET", f"{table}/record")

    def follow(self, table: str, link: str | None = None) -> Table:
        """The table's socket, for use with `async with`."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{quote(table)}/socket"
        return Table(address + (f"?link={quote(link)}" if link else ""), self._headers(), self.patience)

    # Requests

    async def _card(self, method: str, path: str, data: Json | None = None) -> Json:
        return await self._ask(dict, method, f"/api/tables/{path}", data)

    def _headers(self) -> dict[str, str]:
        signed = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self.language, **signed}

    async def _ask(self, kind: type[Answer], method: str, path: str, data: Json | None = None) -> Answer:
        """The response, which has to be of this kind. Requests that certainly changed nothing are retried."""
        backoff = Backoff(self.patience)
        while True:
            try:
                response = await self._http.request(method, self.server + path, json=data, headers=self._headers())
            except httpx.InvalidURL as error:
                raise ClientError("error-client-address", address=self.server, why=error) from None
            except httpx.ConnectError as error:
                await backoff.wait(ClientError("error-client-unreached", server=self.server, why=error))
            except httpx.HTTPError as error:
                silent = ClientError("error-client-silent", server=self.server, why=type(error).__name__)
                if method != "GET":
                    raise silent from None
                await backoff.wait(silent)
            else:
                if response.status_code not in (TOO_MANY, UNAVAILABLE):
                    return self._read(kind, response)
                busy = ClientError("error-client-busy", server=self.server)
                await backoff.wait(busy, _seconds(response.headers.get("Retry-After")))

    def _read(self, kind: type[Answer], response: httpx.Response) -> Answer:
        try:
            data = response.json()
            if response.is_success:
                if not isinstance(data, kind):
                    raise ClientError("error-client-other", server=self.server)
                return data
            raise Refused(data["code"], " ".join([data["message"], *data.get("problems", [])]))
        except (ValueError, KeyError, TypeError):
            raise ClientError("error-client-status", server=self.server, status=str(response.status_code)) from None


def _seconds(after: str | None) -> float:
    return float(after) if after is not None and after.isdecimal() else 0
