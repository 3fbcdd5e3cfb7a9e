"""Accessibility, as axe-core judges it: nothing serious on any screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")


# What a landmark holds is never grave, and takes long to find out.
OPTIONS = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}


def grave_findings(page: Page, within: str | None = None, without: str | None = None) -> list[str]:
    """One line for each rule that is broken, with the places: on the page, or in a part of it."""
    part = {"include": [[within or "html"]], **({"exclude": [[without]]} if without else {})}
    found = Axe().run(page, context=part, options=OPTIONS).response["violations"]
    return [
        f"{finding['id']} ({finding['impact']}): {', '.join(map(_place, finding['nodes'][:5]))}"
        for finding in found
        if finding["impact"] in GRAVE
    ]


def _place(node: Any) -> str:
    return f"{' '.join(map(str, node['target']))} [{' '.join(str(node.get('failureSummary', '')).split())}]"
