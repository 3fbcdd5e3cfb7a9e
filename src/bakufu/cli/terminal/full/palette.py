"""Colors of the full-screen view, in 24 bits; the display reduces them for terminals that have fewer."""

from __future__ import annotations

Color = tuple[int, int, int]

GROUND: Color = (20, 16, 14)
INK: Color = (240, 231, 214)
WHITE: Color = (255, 255, 255)
DIM: Color = (168, 154, 131)
GOLD: Color = (227, 194, 116)
ACCENT: Color = (242, 128, 95)
GREEN: Color = (147, 196, 127)
LINE: Color = (109, 90, 68)
RAISED: Color = (43, 35, 30)
LACQUER: Color = (64, 40, 31)
SEAL: Color = (178, 58, 34)
CHOSEN: Color = (68, 36, 27)
TARGET: Color = (138, 97, 0)
KEY_INK: Color = (20, 16, 14)

# Players and cubes: the fill of areas, and a lighter shade for signs and names on the dark ground.
FILLS: dict[str, Color] = {
    "blue": (46, 105, 200),
    "yellow": (214, 164, 32),
    "red": (200, 60, 56),
    "black": (96, 88, 80),
    "purple": (154, 86, 149),
    "orange": (206, 112, 40),
    "green": (84, 140, 84),
    "white": (206, 196, 176),
    "farmers": (126, 158, 96),
}
# Color is never the only difference: every player has a sign, too.
SIGNS = {"blue": "●", "yellow": "▲", "red": "■", "black": "◆", "purple": "▼", "orange": "■", "farmers": "○"}


def mixed(one: Color, other: Color, share: float) -> Color:
    """The first color with this share of the second."""
    r, g, b = (round(a + (c - a) * share) for a, c in zip(one, other, strict=True))
    return (r, g, b)


def bright(colour: str) -> Color:
    """The shade of a color that can be read on the dark ground."""
    return mixed(FILLS[colour], WHITE, 0.62 if colour == "black" else 0.35)


def ink_on(fill: Color) -> Color:
    """Black or white, whichever can be read on the fill."""
    r, g, b = fill
    return KEY_INK if 0.3 * r + 0.59 * g + 0.11 * b > 140 else WHITE


def of_256(color: Color) -> int:
    """The nearest of the 256 colors of most terminals: a cube of six shades of each part, and 24 grays."""
    r, g, b = color
    if max(color) - min(color) < 12:
        gray = round((sum(color) / 3 - 8) / 10)
        return 232 + min(23, max(0, gray))
    steps = [0 if part < 48 else 1 if part < 115 else (part - 35) // 40 for part in (r, g, b)]
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
