"""Every character of a bot has a face in the client, and no face is left over."""

from __future__ import annotations

from pathlib import Path

from bakufu.bots.shogun.characters import CHARACTERS

FACES = Path(__file__).parents[3] / "web/src/shogun/faces"


def test_every_character_has_a_face() -> None:
    assert {face.stem for face in FACES.glob("*.svg")} == set(CHARACTERS)
