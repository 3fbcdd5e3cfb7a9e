"""Sets up Bakufu for `make play` and `make test`: packages from the lock, the compiled rules and the browser client.

python3 set_up.py play .venv    what is needed to play; `test` adds the tools of the tests; `quick` has only packages

Only what has changed since the last time is done again. Rules and client are built side by side.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WHEELS = ROOT / "build" / "wheels"
APART = {"node_modules", "samples", "static", "build", "__pycache__"}
BEAT = 0.5  # seconds between two updates of the line in a terminal


class Failed(Exception):
    """A step, and what its command said."""

    def __init__(self, step: Step, said: bytes) -> None:
        super().__init__(step, said)
        self.step = step
        self.said = said


@dataclass(frozen=True)
class Step:
    """A command that brings something up to date with files."""

    doing: str
    usually: int  # seconds on two cores
    command: tuple[str, ...]
    stamp: Path  # says what it was made from
    files: tuple[Path, ...]
    folder: Path = ROOT  # where the command runs
    product: Path | None = None  # what the command fills
    otherwise: tuple[str, ...] = ()  # a slower command for where that one fails

    def fingerprint(self) -> str:
        digest = hashlib.sha256(repr((sys.version, os.environ.get("BAKUFU_PURE"), self.command)).encode())
        for file in self.files:
            digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def is_done(self) -> bool:
        return self.stamp.exists() and self.stamp.read_text() == self.fingerprint()

    def run(self) -> None:
        made_from = self.fingerprint()
        self.stamp.unlink(missing_ok=True)
        if self.product is not None:
            shutil.rmtree(self.product, ignore_errors=True)
        said = self._said_by_failed(self.command)
        if said is not None and self.otherwise:
            said = self._said_by_failed(self.otherwise)
        if said is not None:
            raise Failed(self, said)
        self.stamp.write_text(made_from)

    def _said_by_failed(self, command: tuple[str, ...]) -> bytes | None:
        """What a command said that failed; None if it was done."""
        try:
            done = subprocess.run(
                command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
            )
        except OSError as error:
            return f"{error}\n".encode()
        return done.stdout if done.returncode else None


class Told:
    """Tells what is going on: in a terminal one line that counts the seconds, elsewhere a line per step."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self._going: dict[str, tuple[Step, float]] = {}
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._beat = threading.Thread(target=self._count, daemon=True)

    def __enter__(self) -> Told:
        self._beat.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._beat.join()

    def run(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if step.is_done():
                continue
            begun = time.monotonic()
            with self._lock:
                self._going[step.doing] = (step, begun)
                if not self.live:
                    self._line(f"{step.doing} (usually {step.usually} s) ...")
            try:
                step.run()
            finally:
                with self._lock:
                    del self._going[step.doing]
            with self._lock:
                self._line(f"{step.doing}: {time.monotonic() - begun:.0f} s")

    def _line(self, text: str) -> None:
        print(("\r\x1b[K" if self.live else "") + text, flush=True)

    def _count(self) -> None:
        while self.live and not self._over.wait(BEAT):
            with self._lock:
                parts = [
                    f"{step.doing} {time.monotonic() - begun:.0f} s (usually {step.usually} s)"
                    for step, begun in self._going.values()
                ]
                if parts:
                    print("\r\x1b[K" + "; ".join(parts), end="", flush=True)


def sources(*places: str) -> tuple[Path, ...]:
    return tuple(sorted(file for place in places for file in _below(ROOT / place)))


def _below(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
        return
    for entry in place.iterdir():
        if entry.name not in APART and entry.suffix not in (".egg-info", ".pyc"):
            yield from _below(entry)


def steps(purpose: str, venv: Path) -> tuple[list[Step], list[list[Step]], list[Step]]:
    """What comes first, what then goes on side by side, and what comes last."""
    python = str(program(venv))
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")

    def locked(doing: str, usually: int, lock: str) -> Step:
        file = f"locks/{lock}.txt"
        # Not compiled: most of it is never imported, and what is, Python compiles and keeps when it is.
        by_pip = (*pip, "--no-compile", "--require-hashes", "-r", file)
        if lock == "build":  # brings uv
            return Step(doing, usually, by_pip, venv / f".{lock}-lock", sources(file))
        # uv takes a tenth of the time, but knows nothing of a registry that somebody told only pip about.
        by_uv = (python, "-m", "uv", "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", file)
        return Step(doing, usually, by_uv, venv / f".{lock}-lock", sources(file), otherwise=by_pip)

    def wheel(doing: str, usually: int, of: Path, *places: str) -> Step:
        product = WHEELS / ("rules" if of == ROOT else of.name)
        command = (python, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(product))
        return Step(doing, usually, command, product / "built-from", sources(*places), of, product)

    client = wheel("Building the browser client", 65, ROOT / "web", "web", "src/bakufu/text", "src/bakufu_client")
    rules = wheel("Compiling the rules", 150, ROOT, "pyproject.toml", "setup.py", "src/bakufu")
    links = [f"--find-links={one.product}" for one in (client, rules)]
    install = (*pip, "--no-index", *links, "--no-deps", "--force-reinstall", "bakufu", "bakufu-client")
    built_with = locked("Fetching compiler and Node", 15, "build")
    if purpose == "quick":
        return [built_with, locked("Fetching packages", 10, "test")], [], []
    packages = locked("Fetching packages", 5 if purpose == "play" else 10, purpose)
    return (
        [built_with],
        [[packages, client], [rules]],
        [Step("Installing Bakufu", 5, install, venv / ".installed", (client.stamp, rules.stamp))],
    )


def program(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(purpose: str, venv: Path) -> None:
    if not program(venv).exists():
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    first, side_by_side, last = steps(purpose, venv)
    with Told() as told, ThreadPoolExecutor() as pool:
        told.run(first)
        for _ in pool.map(told.run, side_by_side):
            pass
        told.run(last)


def main(args: Sequence[str]) -> int:
    purpose, venv = args
    try:
        set_up(purpose, Path(venv).resolve())
    except Failed as failed:
        sys.stderr.buffer.write(failed.said)
        print(f"{failed.step.doing}: failed", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; the next start goes on from here.", file=sys.stderr)
        return 130
    except subprocess.CalledProcessError:
        print("Python's venv module is missing; on Debian: apt-get install python3-venv", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
