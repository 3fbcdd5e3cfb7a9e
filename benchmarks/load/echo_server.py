"""The baseline of the load test: a bare Litestar application that broadcasts every frame to its table.

Without a game, log or checks, only the cost of the web server, the framework and the network is left.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

AnySocket = WebSocket[Any, Any, Any]
tables: defaultdict[str, list[AnySocket]] = defaultdict(list)


@websocket("/echo/{table_id:str}")
async def echo(socket: AnySocket, table_id: str) -> None:
    await socket.accept()
    table = tables[table_id]
    table.append(socket)
    try:
        while True:
            message = await socket.receive_data(mode="text")
            for other in table:
                await other.send_data(message, mode="text")
    except WebSocketDisconnect:
        table.remove(socket)


def main() -> None:
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_config=None, access_log=False)


if __name__ == "__main__":
    main()
