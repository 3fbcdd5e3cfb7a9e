"""How long "why not?" and previews take over a local server: the answers that the browser client asks for.

    python -m benchmarks.why_not

One table of each game stands at the asker's first decision, bots sitting at the other seats. Each answer is asked for
over HTTP again and again, as a browser would, and none is cached.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from bakufu.shogun.modules.names import NAMES
from benchmarks.load.servers import ours

TIMES = 300
BAR = 0.060  # seconds, the 95th percentile
TABLES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "shogun": ({"players": 5, "modules": list(NAMES)}, ("refusals", "preview", "plan", "fronts", "outlook")),
    "katana": ({"players": 4}, ("refusals", "composition", "outlook")),
}


def seated(client: httpx.Client, game: str, options: dict[str, Any]) -> str:
    """A running table; the asker has the first seat."""
    bots = {str(seat): "random" for seat in range(1, options["players"])}
    table = {"game": game, "options": options, "bots": bots, "seat": 0, "seconds": 3600}
    made = client.post("/api/tables", json=table).raise_for_status().json()
    client.post(f"/api/tables/{made['id']}/start").raise_for_status()
    return str(made["id"])


def about(client: httpx.Client, at: str, question: str) -> dict[str, str]:
    """What a question is about: for a plan, a card on every space."""
    if question == "composition":
        return {"about": "lacquer,wood,steel,leather,leather"}
    if question != "plan":
        return {}
    spaces = client.get(f"{at}/forecast").raise_for_status().json()["spaces"]
    cards = list(spaces["castle"])
    return {"about": ",".join([f"{space}={card}" for space, card in zip(spaces, cards, strict=False)])}


def timed(client: httpx.Client, path: str, given: dict[str, str]) -> list[float]:
    waits: list[float] = []
    for _ in range(TIMES):
        began = time.perf_counter()
        client.get(path, params=given).raise_for_status()
        waits.append(time.perf_counter() - began)
    return waits


def told(name: str, waits: list[float]) -> float:
    """The 95th percentile."""
    middle, late = quantiles(waits, n=100)[49], quantiles(waits, n=100)[94]
    print(f"{name:<22} median {1000 * middle:6.1f} ms   95th percentile {1000 * late:6.1f} ms")
    return late


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = ours(Path(folder), f"sqlite:///{folder}/tables.sqlite")
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{server.address.port}", timeout=60) as client:
                token = client.post("/api/me", json={"name": "Asker"}).raise_for_status().json()["token"]
                client.headers["Authorization"] = f"Bearer {token}"
                told("nothing at all", timed(client, "/api/health", {}))
                worst = 0.0
                for game, (options, questions) in TABLES.items():
                    at = f"/api/tables/{seated(client, game, options)}"
                    for question in questions:
                        waits = timed(client, f"{at}/answers/{question}", about(client, at, question))
                        worst = max(worst, told(f"{game} {question}", waits))
        finally:
            server.stop()
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
