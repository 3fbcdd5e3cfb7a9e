"""The example of self-play with PyTorch: a few updates, a checkpoint to go on from, curves and games in the arena."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from bakufu.bots import make

EXAMPLE = Path(__file__).parents[1] / "examples" / "ppo_selfplay.py"
SMALL = ["--games", "4", "--width", "16", "--evaluate", "3", "--players", "3"]


def test_it_learns_stops_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = runpy.run_path(str(EXAMPLE))
    monkeypatch.setitem(example["Training"].run.__globals__, "UPDATES_A_MEMBER", 2)
    out = ["--out", str(tmp_path)]
    example["main"]([*SMALL, *out, "--steps", "1024"])
    told = capsys.readouterr().out
    assert told.count(" steps, ") == 4
    assert "against 2 random: " in told
    assert sorted(file.name for file in tmp_path.glob("*.npz")) == ["net.npz", "self-1024.npz", "self-512.npz"]
    assert list(tmp_path.glob("events.*"))
    make("shogun", f"net:{tmp_path / 'net.npz'}", 1)
    example["main"]([*SMALL, *out, "--steps", "1280"])
    assert capsys.readouterr().out.startswith("1280 steps, ")
    with pytest.raises(SystemExit, match="goes on with --game shogun --players 3 --width 16"):
        example["main"]([*SMALL, *out, "--steps", "2000", "--width", "32"])
