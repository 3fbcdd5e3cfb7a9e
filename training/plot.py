"""Plots a report: log loss by seasons still to play, and calibration, of the network beside the linear model."""

from __future__ import annotations

import io
import json
from pathlib import Path

SHOWN = "3 players"


def drawn(report: Path) -> str:
    """The same report gives the same file."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    table = json.loads(report.read_text(encoding="utf-8"))
    with rc_context({"svg.hashsalt": "bakufu", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(7, 3.2), layout="constrained")
        losses, chances = figure.subplots(1, 2)
        left = range(1, 6)
        for name, line in (("linear", "o--"), ("network", "o-")):
            losses.plot(left, table[name][SHOWN][:5], line, color="#222222", label=name)
        losses.set_xlabel("seasons still to play")
        losses.set_ylabel("log loss")
        losses.set_xticks(left)
        losses.set_title(f"Who wins, {SHOWN}; held-out games", fontsize=9)
        losses.legend()
        chances.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        for name, line in (("calibration of linear", "o--"), ("calibration", "o-")):
            said, came, _ = zip(*table[name], strict=True)
            chances.plot(said, came, line, color="#222222")
        chances.set_xlabel("chance as judged")
        chances.set_ylabel("share of victories")
        chances.set_title("All tables; dashed: the linear model", fontsize=9)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
