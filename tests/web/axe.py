"""Accessibility, as axe-core judges it: nothing serious on any screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")


def grave_findings(page: Page) -> list[str]:
    """One line for each rule that is broken, with the places."""
    found = Axe().run(page).response["violations"]
    return [
        f"{finding['id']} ({finding['impact']}): {', '.join(map(_place, finding['nodes'][:5]))}"
        for finding in found
        if finding["impact"] in GRAVE
    ]


def _place(node: Any) -> str:
    return f"{' '.join(map(str, node['target']))} [{' '.join(str(node.get('failureSummary', '')).split())}]"
