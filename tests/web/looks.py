"""Looking at a screen: nothing grave in light and in dark, at a desk and on a phone, and nothing sticks out."""

from __future__ import annotations

from typing import Literal

from tests.web.axe import grave_findings
from tests.web.people import DESK, PHONE, TABLET, Person

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SIZES = (TABLET, PHONE, DESK)
# Once the page was laid out for the new size, and that was drawn.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WIDEST = """[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map((e) => `${e.tagName} ${e.getAttribute('class')}`).join(', ')"""


def look(person: Person) -> None:
    problems = problems_of(person)
    assert not problems, "\n".join(problems)


def problems_of(person: Person) -> list[str]:
    """At each size. A desk stays in the end, and the light."""
    page = person.page
    problems: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append(f"{size['width']} px: wider than the screen: {page.evaluate(WIDEST)}")
        for scheme in SCHEMES if size is not TABLET else ():
            page.emulate_media(color_scheme=scheme)
            page.evaluate(DRAWN)
            problems += [f"{size['width']} px, {scheme}: {finding}" for finding in grave_findings(page)]
    return problems
