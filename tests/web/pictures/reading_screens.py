"""Pictures of what one reads to learn: the lessons' first words, and the rules."""

from __future__ import annotations

from bakufu.games import GAMES
from tests.web.pages.lobby_page import choose_game
from tests.web.people import Person
from tests.web.pictures.camera import Camera, Chapter, by_one


def reading(camera: Camera, ann: Person) -> None:
    page = ann.page
    for game in GAMES:
        page.goto("/")
        choose_game(page, game)
        page.locator(f"[data-lesson={game}]").click()
        page.locator("[data-coach]").wait_for()
        camera.shoot(page, f"lesson-{game}")
        page.goto(f"/rules/{game}")
        page.locator("[id^='rule-']").first.wait_for()
        camera.shoot(page, f"rules-{game}")


READING_CHAPTERS: dict[str, Chapter] = {"reading": by_one(reading)}
