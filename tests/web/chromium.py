"""Where Chromium is on this machine. Run as a script it fetches Debian's where it is missing and may be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The first is Chromium without its own windows: the same pages in three quarters of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
MISSING = "The browser tests need Chromium; on Debian: apt-get install chromium (or name one with BAKUFU_CHROMIUM)"


def chromium() -> str | None:
    named = os.environ.get("BAKUFU_CHROMIUM")
    found = [shutil.which(name) for name in ((named,) if named else (*NAMES, *PLACES))]
    return next((path for path in found if path), None)


def arguments() -> list[str]:
    """Chromium's own sandbox does not work for root, as whom tests in containers run."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def install() -> None:
    apt, sudo = shutil.which("apt-get"), shutil.which("sudo")
    if apt is None or (os.geteuid() != 0 and sudo is None):
        return
    command = [apt] if os.geteuid() == 0 else [str(sudo), "-n", apt]
    print("Fetching Chromium for the browser tests ...", flush=True)
    fetch = ["install", "-q", "-y", "--no-install-recommends"]
    for words in (["update", "-q"], [*fetch, NAMES[0]], [*fetch, NAMES[1]]):
        if chromium() is not None:
            return
        subprocess.run(
            [*command, *words],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdout=subprocess.DEVNULL,
            check=False,
        )


if __name__ == "__main__":
    if chromium() is None:
        install()
    if chromium() is None:
        sys.exit(MISSING)
