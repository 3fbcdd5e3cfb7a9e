"""The repository as a packager sees it: its two projects, what they depend on, and copies of the sources to build."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
NEEDED = ("LICENSE", "NOTICE.md", "README.md", "pyproject.toml", "setup.py", "src/bakufu")
PURE = {**os.environ, "BAKUFU_PURE": "1"}


def read(file: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / file).read_text(encoding="utf-8"))


CORE = read("pyproject.toml")
CLIENT = read("web/pyproject.toml")


def name_of(requirement: str) -> str:
    """The distribution of a requirement, as registries normalize it: `sqlalchemy[asyncio]>=2` is sqlalchemy."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def copied(folder: Path) -> Path:
    """A copy of what the core is built from."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for place in NEEDED:
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / place).is_dir():
            shutil.copytree(ROOT / place, target, ignore=ignored)
        else:
            shutil.copy(ROOT / place, target)
    return folder


def make(folder: Path, command: str, environment: dict[str, str] = PURE) -> Path:
    """What setup.py makes of the project in a folder: the only file in its `dist`."""
    ran = subprocess.run(
        [sys.executable, "setup.py", "--quiet", command, "--dist-dir", "dist"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    (made,) = (folder / "dist").iterdir()
    return made
