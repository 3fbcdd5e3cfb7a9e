"""What a session is called: the browser and its system, as the User-Agent header names them, or the program."""

from __future__ import annotations

import re

LONGEST = 60
# The first that fits: browsers name those that they are derived from too.
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    known = [next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS)]
    program = re.match(r"[\w.-]*", agent)
    return (", ".join(filter(None, known)) or (program.group() if program else ""))[:LONGEST]
