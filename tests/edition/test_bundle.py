"""The archive for the browser is complete, and has nothing of the server."""

from __future__ import annotations

import ast
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

from bakufu.edition import host
from bakufu.edition.bundle import INNER, bundle
from bakufu.edition.shorten import shorten

MOST = 1_400_000  # bytes, of which the puzzles are a tenth
# With nothing on the path but the standard library and the unpacked archive.
ALONE = """
import sys
sys.path[:] = [place for place in sys.path if "site-packages" not in place]
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in repr(finder)]
sys.path.insert(0, sys.argv[1])
import asyncio, json
from bakufu.edition.host import Host
from bakufu.edition.storage import InMemory
async def look():
    host = Host(InMemory())
    found = []
    for language in ("en", "de", "zh"):
        for game in ("shogun", "katana"):
            status, _, body = await host.request("GET", f"/api/games/{game}/rules", "", language)
            found.append((status, len(json.loads(body)) > 50))
    return found
assert asyncio.run(look()) == [(200, True)] * 6
import bakufu
assert bakufu.__file__.startswith(sys.argv[1]), bakufu.__file__
"""

READ = b'''"""A module,
in two lines."""

# a comment
TEXT = """kept
# as it is
"""


class Empty:
    """Nothing else."""


async def told() -> str:
    "once" "twice"; line = 1  # at its end
    # another
    return f"""
# {line}
"""
'''
SHORT = b'''"-"



TEXT = """kept
# as it is
"""


class Empty:
    "-"


async def told() -> str:
    "-"; line = 1  # at its end

    return f"""
# {line}
"""
'''


def files() -> zipfile.ZipFile:
    return zipfile.ZipFile(BytesIO(zipfile.ZipFile(BytesIO(bundle())).read(INNER)))


def names() -> list[str]:
    return files().namelist()


def test_the_archive_needs_nothing_else(tmp_path: Path) -> None:
    files().extractall(tmp_path)
    subprocess.run([sys.executable, "-I", "-c", ALONE, str(tmp_path)], check=True)


def test_the_archive_has_nothing_of_the_server_and_is_small() -> None:
    parts = {name.split("/")[1] for name in names() if name.startswith("bakufu/")}
    assert parts.isdisjoint({"server", "cli", "client", "arena", "env"})
    assert {"edition", "table", "shogun", "katana", "bots", "text", "kernel"} <= parts
    assert len(bundle()) < MOST


def test_the_same_files_give_the_same_archive() -> None:
    assert bundle.__wrapped__() == bundle()


def test_sources_lose_docstrings_and_comments_and_keep_their_lines() -> None:
    assert shorten(READ).splitlines() == SHORT.splitlines()
    found = ast.parse(files().read("bakufu/edition/host.py"))
    assert ast.get_docstring(found) == "-"
    whole = ast.parse(Path(host.__file__).read_bytes())
    assert [one.lineno for one in found.body] == [one.lineno for one in whole.body]
