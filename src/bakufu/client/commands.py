"""Pending commands. Each carries an idempotency key, so it can be sent again without happening twice."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field

from bakufu.client.errors import ClientError
from bakufu.kernel.patch import Json


@dataclass
class Command:
    text: str
    answer: asyncio.Future[Json] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Commands:
    """`prefix` is random, so that a restarted client never reuses a key."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._number = 0
        self._waiting: dict[str, Command] = {}

    def new(self, type: str, fields: Json) -> Command:
        self._number += 1
        own_id = f"{self._prefix}-{self._number}"
        command = Command(json.dumps({"type": type, "id": own_id, **fields}))
        self._waiting[own_id] = command
        command.answer.add_done_callback(lambda _: self._waiting.pop(own_id, None))
        return command

    def unanswered(self) -> list[str]:
        return [command.text for command in self._waiting.values()]

    def answer(self, id: str, answer: Json) -> None:
        command = self._waiting.get(id)
        if command is not None and not command.answer.done():
            command.answer.set_result(answer)

    def refuse(self, id: str, refusal: ClientError) -> None:
        command = self._waiting.get(id)
        if command is not None and not command.answer.done():
            command.answer.set_exception(refusal)

    def fail(self, error: ClientError) -> None:
        for own_id in list(self._waiting):
            self.refuse(own_id, error)
