"""Accessibility, as axe-core judges it: nothing serious on any screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
CONTRAST = "color-contrast"

# What a landmark holds is never grave, and takes long to find out.
OPTIONS = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}
# What depends on how a page is laid out and colored. Names and roles are the same in every layout.
BY_LAYOUT = {
    "resultTypes": ["violations"],
    "runOnly": {"type": "rule", "values": [CONTRAST, "scrollable-region-focusable"]},
}

# Whether a text can be read takes longest to find out, so it is asked once for all texts that are drawn alike: by the
# same classes within the same classes, in the same colours.
LOOKS = """([within, without]) => {
  const classes = (element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`
  const look = (element) => {
    const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element)
    const within = [document.documentElement.dataset.theme]
    for (let outer = element; outer; outer = outer.parentElement) within.push(classes(outer))
    return [color, backgroundColor, fontSize, fontWeight, opacity, element.getAttribute('style'), ...within].join(' ')
  }
  const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  const looked = (element) => element.closest(within) && !(without && element.closest(without))
  window.axeTexts = [...document.querySelectorAll('body *')]
    .filter((element) => written(element) || element.matches('input, select, textarea'))
    .filter((element) => looked(element) && shown(element))
  return window.axeTexts.map(look)
}"""
# A page that nobody sees isn't painted while its colors are judged, either: axe doesn't know of this way to hide it.
# To find out what lies behind a text, axe locates every element of the page with a tree walker, and most elements are
# shapes in pictures. Shapes have no background color, so it's enough that the picture itself is located.
RUN = """async ([part, options, texts]) => {
  for (const text of texts) window.axeTexts[text].setAttribute('data-drawn', '')
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-drawn]' }] })
  if (window.unseen) unseen.replaceSync(':root { clip-path: polygon(0 0, 0 0, 0 0) }')
  const shape = (node) => node.ownerSVGElement && !node.matches('[data-drawn]') && !node.querySelector('[data-drawn]')
  document.createTreeWalker = (root, what) =>
    Document.prototype.createTreeWalker.call(document, root, what, (node) =>
      shape(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
  try {
    return (await axe.run(part, options)).violations
  } finally {
    delete document.createTreeWalker
    if (window.unseen) unseen.replaceSync(':root { opacity: 0 !important }')
    for (const element of document.querySelectorAll('[data-drawn]')) element.removeAttribute('data-drawn')
  }
}"""

_readable: set[str] = set()  # looks in which a text could be read, on any page so far


def grave_findings(
    page: Page, within: str | None = None, without: str | None = None, by_layout: bool = False
) -> list[str]:
    """One line for each rule that is broken, with the places: on the page, or in a part of it. `by_layout`: only those
    that another layout of the same page may break."""
    within = within or "html"
    part = {"include": [[within]], **({"exclude": [[without]]} if without else {})}
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    drawn = enumerate(page.evaluate(LOOKS, [within, without]))
    looks = {look: text for text, look in drawn if look not in _readable}
    found = page.evaluate(RUN, [part, BY_LAYOUT if by_layout else OPTIONS, list(looks.values())])
    if not any(finding["id"] == CONTRAST for finding in found):
        _readable.update(looks)
    return [
        f"{finding['id']} ({finding['impact']}): {', '.join(map(_place, finding['nodes'][:5]))}"
        for finding in found
        if finding["impact"] in GRAVE
    ]


def _place(node: Any) -> str:
    return f"{' '.join(map(str, node['target']))} [{' '.join(str(node.get('failureSummary', '')).split())}]"
