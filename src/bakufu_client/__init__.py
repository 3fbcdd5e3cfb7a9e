"""The built browser client of Bakufu, a distribution of its own: `bakufu[server]` brings it. Built from `web/`."""

from pathlib import Path

FOLDER = Path(__file__).parent / "static"
