"""Pictures of SHOGUN NO KATANA: each question as a game first comes to it, looks at places and lines, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.katana.box.components import HOUSES
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.people import DESK, PHONE, Person
from tests.web.pictures.camera import Camera, Chapter, by_one
from tests.web.puppet import Puppet, View

TABS = ("forge", "town", "cards", "others", "log")
ROUND = 2  # from when on there is something on the boards
LOOKS = {"line": ("column",), "house": HOUSES, "pass": ("pass",)}
TAB_OF = {"line": "forge", "house": "town", "pass": "cards"}
BEFORE = {"starting-sword", "ghost-card", "composing", "changing-project"}  # which may not come again


def of_players(players: int) -> Callable[[Camera, Person], None]:
    def take(camera: Camera, host: Person) -> None:
        name = f"katana-{players}"
        card = host.set_up(players, ["samurai"] * (players - 1), game="katana")
        host.start(card)
        puppet = Puppet(host, card)
        seen: set[str] = set()

        def new(view: View) -> bool:
            grown = view["round"] >= ROUND or view["decision"] in BEFORE
            return view["over"] or (grown and view["decision"] not in seen)

        while puppet.until(new) and not puppet.view["over"]:
            decision = puppet.view["decision"]
            seen.add(decision)
            _open(host, card, decision)
            camera.shoot(host.page, f"{name}-{decision}")
            if decision == "turn":
                _the_turn(camera, host, puppet, name)
        puppet.close()
        _open(host, card, "over")
        camera.shoot(host.page, f"{name}-over")
        _afterwards(camera, host, card, name)

    return take


def _open(host: Person, card: Any, asked: str) -> None:
    host.page.set_viewport_size(DESK)
    host.page.goto(f"/t/{card['id']}")
    Bench(host.page).asked(asked)


def _the_turn(camera: Camera, host: Person, puppet: Puppet, name: str) -> None:
    """The pages on a phone, and looks at a line, a House and passing."""
    page, bench = host.page, Bench(host.page)
    page.set_viewport_size(PHONE)
    for tab in TABS:
        page.locator(f"#katana-tab-{tab}").click()
        camera.shoot(page, f"{name}-tab-{tab}", whole=True)
        page.set_viewport_size(PHONE)
    words = [move["pick"] for move in puppet.view["moves"]]
    for screen, beginnings in LOOKS.items():
        word = next((word for word in words if word.split("-")[0] in beginnings), None)
        if word is None:
            continue

        def look(word: str = word, screen: str = screen) -> None:
            tab = page.locator(f"#katana-tab-{TAB_OF[screen]}")
            if tab.count():
                tab.click()
            if not bench.look.count():
                page.locator(f'[data-pick="{word}"]').first.click()
            bench.look.wait_for()

        camera.shoot(page, f"{name}-look-{screen}", prepare=look)
        page.keyboard.press("Escape")
    page.set_viewport_size(DESK)


def _afterwards(camera: Camera, host: Person, card: Any, name: str) -> None:
    page = host.page
    page.goto(f"/t/{card['id']}/end")
    page.locator("tfoot tr").wait_for()
    camera.shoot(page, f"{name}-end", whole=True)
    page.goto(f"/t/{card['id']}/replay?at=60")
    page.get_by_role("slider", name=say("web-after-slider")).wait_for()
    camera.shoot(page, f"{name}-replay")


KATANA_CHAPTERS: dict[str, Chapter] = {f"katana-{players}": by_one(of_players(players)) for players in (1, 2, 4)}
