"""What the browser knows of the printed components until its server has told it; run as a module to write it anew."""

from __future__ import annotations

import json
from pathlib import Path

import bakufu

FACTS = Path(__file__).parents[3] / "web" / "src" / "katana" / "facts.json"
NEEDED = ("resource", "round", "worker", "forge", "academy", "komainu", "rooms", "score", "card", "honor")


def facts() -> str:
    table = bakufu.load("katana").values()
    return json.dumps({name: table[name] for name in NEEDED}) + "\n"


if __name__ == "__main__":
    FACTS.write_text(facts(), encoding="utf-8")
