"""The stages of a game, seasons or rounds, and the chances to win at the beginning of each."""

from __future__ import annotations

from bakufu.review.result import Review
from bakufu.text.renderer import Renderer


def stage_title(renderer: Renderer, stage: str) -> str:
    """Stages are named by a word and a number: `spring-1`, `round-2`."""
    name, _, number = stage.partition("-")
    return renderer.say(f"review-stage-{name}", number=number)


def stages(review: Review) -> list[tuple[str, list[float]]]:
    """Each stage with the chances at its beginning; the end of the game is the stage ""."""
    found: dict[str, list[float]] = {}
    for moment in review.moments[:-1]:
        found.setdefault(moment.stage, moment.chances)
    return [*found.items(), ("", review.moments[-1].chances)]
