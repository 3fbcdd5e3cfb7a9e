"""The same seed is the same game: in another process, with other hashes, and in both builds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import bakufu
from tests.properties.digest_of_games import SHARES, digest

ROOT = Path(__file__).parents[2]
SEEDS = range(7, 7 + SHARES)  # a game of every kind
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


@pytest.mark.parametrize(("seed", "hash_seed"), [*zip(SEEDS, (0, 1, 77, 4242), strict=True)])
def test_another_process_and_the_other_build_play_the_same_games(seed: int, hash_seed: int) -> None:
    """Fails where the compiled rules are missing without an excuse: an unnoticed fall back to the source is slow."""
    here = "compiled" if bakufu.COMPILED else "source"
    build, told = told_elsewhere(seed, hash_seed, pure=bakufu.COMPILED)
    assert told == told_here(seed)
    if build == here:
        if os.environ.get("BAKUFU_PURE") == "1":
            pytest.skip("the environment asks for the source, BAKUFU_PURE=1, and no compiled rules are here")
        if not shutil.which("cc") and not shutil.which("gcc"):
            pytest.skip("no C compiler here, so there are no compiled rules to compare with")
        pytest.fail("the rules are not compiled, although a C compiler is here; install the package first")


def test_another_seed_is_another_game() -> None:
    assert told_here(7) != told_here(7 + SHARES)
