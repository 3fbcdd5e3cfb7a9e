"""Why a bot suggests a move, in words: the same sentence as in the browser."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.text.renderer import Renderer

# Variables that hold names, and what kind of thing they name; all others are numbers, or words to select by.
NAMED = {"province": "card", "target": "card", "where": "card", "region": "region"}


def reason_words(renderer: Renderer, id: str, args: Mapping[str, str | int]) -> str:
    told = {key: renderer.word(NAMED[key], value) if key in NAMED else value for key, value in args.items()}
    return renderer.say(f"reason-{id}", **told)
