"""A table needs no network and no database: it can be used where neither these nor their libraries are."""

import pkgutil
import subprocess
import sys

import bakufu.table

ELSEWHERE = ("bakufu.server", "bakufu.client", "litestar", "msgspec", "sqlalchemy", "structlog", "uvicorn")
LOOK = """
import sys
from importlib import import_module
for name in sys.argv[1].split():
    import_module(name)
print([name for name in sys.argv[2].split() if name in sys.modules])
"""


def test_a_table_needs_neither_the_server_nor_its_libraries() -> None:
    found = pkgutil.walk_packages(bakufu.table.__path__, "bakufu.table.")
    names = " ".join(module.name for module in found)
    assert "bakufu.table.live" in names
    command = [sys.executable, "-c", LOOK, names, " ".join(ELSEWHERE)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "[]"
