"""Looking at a screen: nothing grave in light and in dark, at a desk and on a phone, and nothing sticks out."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import ViewportSize

from tests.web.axe import grave_findings
from tests.web.people import DESK, PHONE, Person

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
# Once the page was laid out for the new size, and that was drawn.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WIDEST = """[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map((e) => `${e.tagName} ${e.getAttribute('class')}`).join(', ')"""


def look(person: Person, *sizes: ViewportSize) -> None:
    """On a phone and at a desk unless told otherwise."""
    problems = problems_of(person, *sizes)
    assert not problems, "\n".join(problems)


def problems_of(person: Person, *sizes: ViewportSize) -> list[str]:
    """The last size stays, and the light."""
    page = person.page
    problems: list[str] = []
    for size in sizes or (PHONE, DESK):
        page.set_viewport_size(size)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.evaluate(DRAWN)
            problems += [f"{size['width']} px, {scheme}: {finding}" for finding in grave_findings(page)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append(f"{size['width']} px: wider than the screen: {page.evaluate(WIDEST)}")
    return problems
