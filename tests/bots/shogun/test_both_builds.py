"""Bots do the same whether they are compiled or not: what they weigh with fractions is rounded alike."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bakufu
from tests.bots.shogun.digest_of_bots import digest

ROOT = Path(__file__).parents[3]


def test_bots_play_alike_in_both_builds() -> None:
    here = "compiled" if bakufu.COMPILED else "source"
    environment = {**os.environ, "BAKUFU_PURE": "1" if bakufu.COMPILED else "0"}
    command = [sys.executable, "-m", "tests.bots.shogun.digest_of_bots"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    build, told = run.stdout.split()
    if build == here:
        pytest.skip("there is only the source here; the tests of the rules say whether it should be so")
    assert told == digest()
