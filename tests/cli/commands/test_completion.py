"""Shells complete our commands: asked as their scripts ask, and bash for real."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.cli.commands.completion import SHELLS
from tests.cli.running import run
from tests.server.client.commands import environment

CASES = [
    ("bakufu ar", "arena"),
    ("bakufu play --mod", "--modules"),
    ("bakufu play --game ka", "katana"),
    ("bakufu play --modules court,sam", "court,samurai"),
    ("bakufu arena --bots samurai,d", "samurai,daimyo"),
    ("bakufu completion f", "fish"),
]


def on_path(folder: Path) -> dict[str, str]:
    """An environment in which `bakufu` is this source."""
    command = folder / "bakufu"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bakufu "$@"\n')
    command.chmod(0o755)
    own = environment(folder)
    return {**own, "PATH": f"{folder}{os.pathsep}{own['PATH']}"}


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_a_script(shell: str) -> None:
    ran = run("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    assert f"_BAKUFU_COMPLETE={shell}_complete" in ran.out


def test_the_shell_is_guessed_or_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/usr/bin/zsh")
    assert run("completion").out == run("completion", "zsh").out
    monkeypatch.setenv("SHELL", "/bin/ksh")
    assert run("completion").err == "bakufu: which shell? expected one of: bakufu completion bash|zsh|fish\n"


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes(tmp_path: Path) -> None:
    lines = ["source <(bakufu completion bash)"]
    for typed, _ in CASES:
        words = typed.split()
        lines += [f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; COMPREPLY=()"]
        lines += ["_bakufu_completion bakufu", 'echo "${COMPREPLY[@]}"']
    done = subprocess.run(
        ["bash", "-c", "\n".join(lines)], capture_output=True, text=True, env=on_path(tmp_path), check=True
    )
    assert (done.stdout.splitlines(), done.stderr) == ([wanted for _, wanted in CASES], "")
