"""The same seed is the same game: in another process, with other hashes, and in both builds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.properties.digest_of_games import digest

ROOT = Path(__file__).parents[2]
told_here = cache(digest)


def told_elsewhere(seed: int, hash_seed: int, pure: bool) -> tuple[str, str]:
    """The build that another process runs, and its digest."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "BAKUFU_PURE": "1" if pure else "0"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.properties.digest_of_games", str(seed)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    build, told = run.stdout.split()
    return build, told


@pytest.mark.parametrize("hash_seed", [0, 1, 4242])
def test_another_process_plays_the_same_games(hash_seed: int) -> None:
    pure = os.environ.get("BAKUFU_PURE") == "1"
    assert told_elsewhere(7, hash_seed, pure)[1] == told_here(7)


def test_another_seed_is_another_game() -> None:
    assert told_here(7) != told_here(8)


def test_both_builds_play_the_same_games() -> None:
    """Fails where the compiled rules are missing without an excuse: an unnoticed fall back to the source is slow."""
    for seed in (11, 12):
        build, told = told_elsewhere(seed, seed, pure=True)
        assert build == "source"
        other_build, other_told = told_elsewhere(seed, seed + 1, pure=False)
        if other_build != "compiled":
            if os.environ.get("BAKUFU_PURE") == "1":
                pytest.skip("the environment asks for the source, BAKUFU_PURE=1, and no compiled rules are here")
            if not shutil.which("cc") and not shutil.which("gcc"):
                pytest.skip("no C compiler here, so there are no compiled rules to compare with")
            pytest.fail("the rules are not compiled, although a C compiler is here; install the package first")
        assert other_told == told
