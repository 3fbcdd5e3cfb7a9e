"""A message changes only what it must: what the page draws anew is counted."""

from __future__ import annotations

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.line import Line
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage

# How many elements of the map and of the rest of the page were touched since the last call.
WATCH = """() => {
  const touched = (window.bakufuTouched = { map: new Set(), rest: new Set() })
  const note = (record) => {
    const at = record.target instanceof Element ? record.target : record.target.parentElement
    touched[at?.closest('[data-map]') ? 'map' : 'rest'].add(at)
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver((records) => records.forEach(note)).observe(document.body, all)
}"""
COUNT = """() => {
  const { map, rest } = window.bakufuTouched
  const counted = { map: map.size, rest: rest.size, all: document.querySelectorAll('*').length }
  map.clear(), rest.clear()
  return counted
}"""
OF_A_PROVINCE = 14  # elements at most: its bands, its token, its marks and its words
OF_THE_REST = 60


def test_a_plan_that_is_ready_touches_little_and_not_the_map(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(3, ("random",))
    ben.call("POST", f"/api/tables/{card['id']}/join", link=card["link"], entropy="of-another")
    ann.start(card)
    puppet = Puppet(ben, card)
    line = Line(ann.page)
    ann.page.goto(f"/t/{card['id']}")
    assert TablePage(ann.page).asked() == "plan"
    while puppet.view["table"]["awaited"] != [0, 1]:
        puppet.hear()
    line.drawn(puppet.seq)
    ann.page.evaluate(WATCH)
    puppet.act()
    line.drawn(puppet.seq)
    counted = ann.page.evaluate(COUNT)
    print(f"a plan that is ready: {counted}")
    assert counted["map"] == 0
    assert 0 < counted["rest"] < OF_THE_REST
    puppet.close()


def test_a_season_touches_only_the_provinces_that_change(house: House, people: People) -> None:
    ann, guest = people(house, "Ann"), people(house)
    card = ann.set_up(4, ("random", "random", "random"), visible=True)
    ann.start(card)
    puppet = Puppet(ann, card)
    line = Line(guest.page)
    guest.page.goto(f"/t/{card['id']}")
    guest.page.locator("[data-map]").wait_for()
    guest.page.evaluate(WATCH)
    assert puppet.until(lambda view: view["season"] == "summer")
    line.drawn(puppet.seq)
    counted = guest.page.evaluate(COUNT)
    print(f"a season of {line.provinces} changed provinces: {counted}")
    assert 0 < counted["map"] < OF_A_PROVINCE * line.provinces
    puppet.close()
