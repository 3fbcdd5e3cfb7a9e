"""Looking at a screen: nothing grave on a phone and at a desk, in light and in dark, and nothing sticks out."""

from __future__ import annotations

from typing import Literal

from tests.nightly import NIGHTLY, of_these
from tests.web.axe import grave_findings
from tests.web.people import DESK, PHONE, TABLET, Person

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SIZES = of_these((TABLET, PHONE, DESK), (PHONE, DESK))
# Once the page was laid out for the new size, with its fonts, and that was drawn.
DRAWN = """document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
)"""
# What makes the page wider than the screen.
OVERFLOWING = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map((e) => `wider than the screen: ${e.tagName} ${e.getAttribute('class')}`)"""
# Texts that are too small to be read, with their size. Those inside pictures are scaled with them, but those of charts
# have to be read.
SMALLEST = 12
TOO_SMALL = """(least) => [...document.querySelectorAll('body *:not(svg, svg *), [data-chart] text')]
  .filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.vh'))
  .map((e) => [e, parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1)])
  .filter(([, size]) => size < least - 0.05)
  .map(([e, size]) => `${e.tagName} ${e.getAttribute('class')} "${e.textContent.slice(0, 20)}" ${size.toFixed(1)}`)"""

MAP = "[data-map]"


def look(person: Person, within: str | None = None) -> None:
    """At all but the map, which most screens share; or at a part of the page, where the rest was seen before."""
    problems = problems_of(person, within, None if within else MAP)
    assert not problems, "\n".join(problems)


def problems_of(person: Person, within: str | None = None, without: str | None = None) -> list[str]:
    """On a phone by day and at a desk by night, because looking takes seconds; the desk stays. `make nightly` looks
    on a tablet, too, and at what is the same in every layout more than once."""
    page = person.page
    problems: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if size is DESK else "light")
        page.evaluate(DRAWN)
        problems += [f"{size['width']} px: {wide}" for wide in page.evaluate(OVERFLOWING)]
        if small := page.evaluate(TOO_SMALL, SMALLEST):
            problems.append(f"{size['width']} px: too small to be read: {', '.join(small[:5])}")
        if size is not TABLET:
            found = grave_findings(page, within, without, by_layout=size is PHONE and not NIGHTLY)
            problems += [f"{size['width']} px: {finding}" for finding in found]
    return problems
