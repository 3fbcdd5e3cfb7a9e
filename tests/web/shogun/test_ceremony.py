"""The end of a game, as it is celebrated: who is Shogun stands within the sun."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import DESK, PHONE
from tests.web.puppet import Puppet

# Corners of the title's letters that lie outside the sun, in pixels.
OUTSIDE = """() => {
  const sun = document.querySelector('.sun').getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('[data-ceremony] h1'))
  const [x, y] = [sun.x + sun.width / 2, sun.y + sun.height / 2]
  return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
    [[left, (top + bottom) / 2], [right, (top + bottom) / 2]]
      .map(([to, at]) => Math.round(Math.hypot(to - x, at - y) - sun.width / 2)).filter((over) => over > 0))
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_is_shogun_stands_within_the_sun(house: House, people: People, size: ViewportSize) -> None:
    ann = people(house, "Ann", size=size)
    card = ann.set_up(3, ("random", "random"))
    ann.start(card)
    puppet = Puppet(ann, card)
    puppet.until(lambda view: bool(view["over"]))
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    expect(ann.page.locator("[data-ceremony=over] h1")).to_be_visible()
    assert ann.page.evaluate(OUTSIDE) == []
