"""Accessibility, as axe-core judges it: nothing serious on any screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

GRAVE = ("serious", "critical")

# What a landmark holds is never grave, and takes long to find out.
OPTIONS = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}

# Whether a text can be read takes longest to find out, so it is asked once for all texts that are drawn alike: by the
# same classes within the same classes, in the same colours.
RUN = """async ([part, options]) => {
  const drawn = new Set()
  const classes = (element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`
  const look = (element) => {
    const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element)
    const within = []
    for (let outer = element; outer; outer = outer.parentElement) within.push(classes(outer))
    return [color, backgroundColor, fontSize, fontWeight, opacity, element.getAttribute('style'), ...within].join(' ')
  }
  const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  for (const element of document.querySelectorAll('body *')) {
    if (!(written(element) || element.matches('input, select, textarea')) || !shown(element)) continue
    const alike = look(element)
    if (!drawn.has(alike)) element.setAttribute('data-drawn', '')
    drawn.add(alike)
  }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-drawn]' }] })
  try {
    return (await axe.run(part, options)).violations
  } finally {
    for (const element of document.querySelectorAll('[data-drawn]')) element.removeAttribute('data-drawn')
  }
}"""


def grave_findings(page: Page, within: str | None = None, without: str | None = None) -> list[str]:
    """One line for each rule that is broken, with the places: on the page, or in a part of it."""
    part = {"include": [[within or "html"]], **({"exclude": [[without]]} if without else {})}
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, [part, OPTIONS])
    return [
        f"{finding['id']} ({finding['impact']}): {', '.join(map(_place, finding['nodes'][:5]))}"
        for finding in found
        if finding["impact"] in GRAVE
    ]


def _place(node: Any) -> str:
    return f"{' '.join(map(str, node['target']))} [{' '.join(str(node.get('failureSummary', '')).split())}]"
