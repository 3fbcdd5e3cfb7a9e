"""`render()`: the table as text, in English. There are no pictures: the browser client draws those."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gymnasium import logger

import bakufu
from bakufu.kernel.errors import BadOption

if TYPE_CHECKING:
    from bakufu.env.core import EnvCore
    from bakufu.text.renderer import Renderer

ANSI = "ansi"
# Gymnasium's checker asks for a rate; text has none.
METADATA: dict[str, object] = {"render_modes": [ANSI], "render_fps": 1}


def checked_mode(mode: str | None) -> None:
    """Raises a TypeError, as for any argument that isn't there: libraries such as Stable-Baselines3 ask for pictures
    first, and do without if that is what they get."""
    if mode not in (None, ANSI):
        raise TypeError(str(BadOption("error-option", option="render_mode", value=mode, possible=f"None, {ANSI}")))


def frame(mode: str | None, core: EnvCore, seat: int | None) -> str | None:
    """What a seat sees, or a spectator. Without a mode it is None, and Gymnasium's logger warns."""
    if mode is None:
        logger.warn("render() without a render mode: make the environment with render_mode='ansi'")
        return None
    return as_text(core, seat)


def as_text(core: EnvCore, seat: int | None) -> str:
    core.check_begun()
    from bakufu.text import game_text  # catalogs take time to load, and few environments are rendered

    renderer = _renderer(core.game.name).seated(core.options)
    return "\n".join(game_text(core.game.name).board(renderer, core.game.view(core.state, seat)))


@cache
def _renderer(game: str) -> Renderer:
    from bakufu.text.manifest import renderer_of

    return renderer_of(bakufu.load(game))
