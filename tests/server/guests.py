"""People as tests need them: a name, a token, and what one does by HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from bakufu.client.client import SHORT_LIVED
from tests.patience import PATIENCE

Json = dict[str, Any]


class Refused(Exception):
    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


class Person:
    def __init__(self, name: str, url: str) -> None:
        self.name = name
        self.url = url
        self.token: str | None = None
        self._http = httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE, limits=SHORT_LIVED)

    async def arrive(self) -> Person:
        self.token = (await self.post("/api/me", name=self.name))["token"]
        return self

    async def get(self, path: str, **query: Any) -> Any:
        return await self._call("GET", path, params=query)

    async def post(self, path: str, **body: Any) -> Any:
        return await self._call("POST", path, json=body)

    async def put(self, path: str, **body: Any) -> Any:
        return await self._call("PUT", path, json=body)

    async def _call(self, method: str, path: str, **rest: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(method, self.url + path, headers=headers, **rest)
        body: Any = answer.json() if answer.content else None
        if answer.status_code >= 400:
            raise Refused(answer.status_code, body["code"], body["message"])
        return body

    async def create(self, **wanted: Any) -> Json:
        """A new table: its card."""
        card: Json = await self.post("/api/tables", **wanted)
        return card

    async def join(self, card: Json, **how: Any) -> Json:
        joined: Json = await self.post(f"/api/tables/{card['id']}/join", **how)
        return joined

    async def start(self, card: Json) -> Json:
        started: Json = await self.post(f"/api/tables/{card['id']}/start")
        return started

    async def leave(self) -> None:
        await self._http.aclose()
