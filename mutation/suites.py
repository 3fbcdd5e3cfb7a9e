"""Which tests could notice a fault, the quickest first: those that mirror its file, then wider and wider ones."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

SOURCE = PurePosixPath("src/bakufu")
TESTS = PurePosixPath("tests")

# By the beginning of a file's path within its tree: the suites to try after the tests that mirror the file.
WIDER: dict[str, tuple[str, ...]] = {
    "shogun": ("shogun/rules", "shogun/views", "shogun/modules", "properties", "shogun/advice", "text", "bots"),
    "shogun/advice": ("shogun/advice", "text/shogun", "bots/shogun", "properties"),
    "katana": (
        "katana/rules",
        "katana/views",
        "katana/box",
        "properties",
        "katana/advice",
        "text/katana",
        "bots/katana",
    ),
    "katana/advice": ("katana/advice", "text/katana", "bots/katana", "properties"),
    "kernel": ("kernel", "shogun/rules", "katana/rules", "table", "properties", "env"),
    "table": ("table", "server/tables", "server/socket", "server/security", "server"),
    "bots": ("bots", "arena"),
    "text": ("text", "cli"),
    "arena": ("arena", "cli"),
    "env": ("env",),
    "cli": ("cli",),
    "client": ("server/client", "server"),
    "server": ("server/security", "server/tables", "server/socket", "server"),
}


@dataclass(frozen=True)
class Suite:
    """`name` is what tables call it, `path` what is run: a file or a folder of tests, or a part of the client's."""

    name: str
    path: str


MIRROR = "mirror"
OF_CLIENT = (
    Suite("vitest", "vitest:src"),
    Suite("svelte-check", "svelte-check"),
    Suite("web/source", "tests/web/source"),
)


def suites_for(file: str, tree: Path) -> list[Suite]:
    """The suites for a file of the repository that lies in this folder."""
    path = PurePosixPath(file)
    if path.is_relative_to("web"):
        return [Suite(MIRROR, f"vitest:{path.relative_to('web').parent}/"), *OF_CLIENT]
    within = path.relative_to(SOURCE)
    found = [Suite(MIRROR, mirror) for mirror in _mirrors(within, tree)]
    for name in _wider(str(within)):
        suite = Suite(name, f"{TESTS}/{name}")
        if suite.path not in [other.path for other in found]:
            found.append(suite)
    return found


def _mirrors(within: PurePosixPath, tree: Path) -> list[str]:
    """The test file of the same name, and the nearest folder of the same name that isn't a whole package's."""
    named = TESTS / within.parent / f"test_{within.stem}.py"
    found = [str(named)] if (tree / named).is_file() else []
    folder = TESTS / within.parent
    while not (tree / folder).is_dir():
        folder = folder.parent
    return [*found, str(folder)] if len(folder.parts) > 2 else found


def _wider(within: str) -> tuple[str, ...]:
    fitting = [start for start in WIDER if within.startswith(start)]
    return WIDER[max(fitting, key=len)]
