"""A WebSocket that reconnects whenever it breaks, with exponential backoff."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from bakufu.client.backoff import Backoff
from bakufu.client.errors import ClientError, Refused
from bakufu.kernel.patch import Json

LARGEST = 16 * 1024 * 1024
TRY_LATER = (408, 425, 429)


class Wire:
    """`greet` returns the first message of a new connection; `hear` receives every message."""

    def __init__(
        self,
        address: str,
        headers: dict[str, str],
        backoff: Backoff,
        greet: Callable[[], Json],
        hear: Callable[[Json], Awaitable[None]],
    ) -> None:
        self.address = address
        self.backoff = backoff
        self._headers = headers
        self._greet = greet
        self._hear = hear
        self._socket: ClientConnection | None = None

    async def stay(self) -> None:
        """Stay connected until cancelled, or until reconnecting is pointless."""
        while True:
            await self.backoff.wait(await self._visit())

    async def greet(self) -> None:
        await self.say(json.dumps(self._greet()))

    async def say(self, text: str) -> None:
        """Send a message. If there is no connection it is lost; the caller gets no acknowledgment then."""
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(text)

    async def _visit(self) -> ClientError:
        """One connection from the greeting to its end; returns why it ended."""
        try:
            async with connect(self.address, additional_headers=self._headers, max_size=LARGEST) as socket:
                self._socket = socket
                await self.greet()
                async for text in socket:
                    await self._hear(_read(text))
                return ClientError("error-client-closed", code=str(socket.close_code))
        except InvalidURI as error:
            raise ClientError("error-client-address", address=self.address, why=error) from None
        except InvalidStatus as error:
            return _denied(error.response.status_code, bytes(error.response.body))
        except (OSError, TimeoutError, WebSocketException) as error:
            return ClientError("error-client-unreached", server=self.address, why=error)
        finally:
            self._socket = None


def _read(text: str | bytes) -> Json:
    try:
        message: Json = json.loads(text)
        message["type"]
    except (ValueError, KeyError, TypeError):
        raise ClientError("error-client-no-message") from None
    return message


def _denied(status: int, body: bytes) -> ClientError:
    """The error of a socket refused during the handshake, if it's worth retrying; otherwise raises it."""
    if status >= 500 or status in TRY_LATER:
        return ClientError("error-client-answered", status=str(status))
    try:
        problem = json.loads(body)
        raise Refused(problem["code"], problem["message"])
    except (ValueError, KeyError, TypeError):
        raise ClientError("error-client-denied", status=str(status)) from None
