"""The plot of a contest as SVG: win rates with their intervals, and points by source."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib import import_module

from bakufu.arena.tally import Results


def can_draw() -> bool:
    try:
        import_module("matplotlib")
    except ImportError:
        return False
    return True


def drawn(results: Results, words: Mapping[str, str], colours: Mapping[str, str]) -> str:
    """The same results give the same file, byte for byte. `words` has the titles and the names of the sources."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bots = results["bots"]
    rows = range(len(bots))
    with rc_context({"svg.hashsalt": "bakufu", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(9, 1.6 + 0.45 * len(bots)), layout="constrained")
        shares, points = figure.subplots(1, 2, width_ratios=[2, 3], sharey=True)
        at = [100 * row["share"] for row in bots]
        low = [100 * (row["share"] - row["interval"][0]) for row in bots]
        high = [100 * (row["interval"][1] - row["share"]) for row in bots]
        shares.axvline(100 * results["fair_share"], color="#999999", linestyle="--", linewidth=1)
        shares.errorbar(at, rows, xerr=[low, high], fmt="o", color="#222222", capsize=3)
        shares.set_xlim(0, 100)
        shares.set_title(words["victories"])
        shares.set_yticks(rows, [row["bot"] for row in bots])
        shares.set_ylim(len(bots) - 0.5, -0.5)
        begin = [0.0] * len(bots)
        for source in bots[0]["sources"]:
            amounts = [row["sources"][source] for row in bots]
            points.barh(rows, amounts, left=begin, height=0.6, color=colours[source], label=words[source])
            begin = [total + amount for total, amount in zip(begin, amounts, strict=True)]
        points.set_title(words["points"])
        figure.legend(loc="outside lower center", ncols=5, frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
