"""Reads the styles of the browser client and finds what isn't made of tokens. What this looks at is text, so that a
file that nothing imports yet is seen too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "web/src"
# Where the values are. The tower's scene is drawn without CSS, so its paints are in TypeScript.
TOKENS = (
    "styles/tokens.css",
    "styles/pictures.css",
    "styles/fonts.css",
    "shogun/tokens.css",
    "shogun/art/board.css",
    "katana/tokens.css",
    "katana/art/palette.css",
    "katana/table/scale.css",
    "shogun/tower/scene/paints.ts",
)

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
TOKEN = re.compile(r"var\([^()]*\)|url\([^()]*\)")
COLOUR = re.compile(
    r"#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\("
    r"|(?<![\w-])(?:white|black|red|blue|green|gr[ae]y|yellow|orange|purple|brown|gold)(?![\w-])",
    re.IGNORECASE,
)
# In markup and code a colour is a string of its own: "#fff" is one, "{#each" and "#page" are not.
QUOTED_COLOUR = re.compile(r"""["'`](#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\([^"'`]*)["'`]""")
LENGTH = re.compile(r"(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)(?:px|pt|pc|cm|mm|in|r?em|ex|ch|Q)\b")
TYPE_SIZE = re.compile(LENGTH.pattern + r"|[\d.]+%|\b(?:x{1,2}-)?(?:small|large)(?:er)?\b|\bcalc\(")
# Measured in letters: these stand or fall with the type around them.
OF_LETTERS = ("vertical-align", "letter-spacing", "stroke-width")
DECLARATION = re.compile(r"(?:^|(?<=[{};]))\s*([\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)")
REASON = re.compile(r"(--[\w-]+)\s*:[^;{}]*;[ \t]*/\*")
MEDIA = re.compile(r"@media([^{]*)\{")
QUERY = re.compile(r"(min|max)-(width|height):\s*([\d.]+)px")
BREAKPOINTS = re.compile(r"widths ([\d ]+), heights ([\d ]+)")


@dataclass(frozen=True)
class Offence:
    kind: str
    path: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}: {self.kind} {self.text}"


def files(source: Path = SOURCE) -> Iterator[tuple[str, str]]:
    for file in sorted(source.rglob("*")):
        tested = file.name.endswith((".test.ts", ".fixture.ts", ".setup.ts"))
        if file.suffix in (".css", ".svelte", ".ts") and not tested:
            yield file.relative_to(source).as_posix(), file.read_text(encoding="utf-8")


def breakpoints(tokens: str) -> dict[str, set[float]]:
    """The widths and heights at which pages may change, as the tokens name them."""
    named = BREAKPOINTS.search(tokens)
    assert named is not None
    return {"width": {float(one) for one in named[1].split()}, "height": {float(one) for one in named[2].split()}}


def offences(path: str, source: str, allowed: dict[str, set[float]]) -> list[Offence]:
    text = COMMENT.sub("", source)
    found = [Offence("important", path, one) for one in re.findall(r"!\s*important", text)]
    if path in TOKENS:
        return found
    found += [Offence("colour", path, one) for one in QUOTED_COLOUR.findall(text)]
    style = source if path.endswith(".css") else "\n".join(STYLE.findall(source))
    bare = COMMENT.sub("", style)
    for name, value in DECLARATION.findall(bare):
        found += [Offence(kind, path, f"{name}: {value.strip()}") for kind in _of(name, value)]
    explained = set(REASON.findall(style))
    for name, value in DECLARATION.findall(bare):
        if name.startswith("--") and LENGTH.search(value) and name not in explained:
            found.append(Offence("length without a reason", path, f"{name}: {value.strip()}"))
    for query in MEDIA.findall(bare):
        for side, axis, at in QUERY.findall(query):
            if float(at) - (side == "min" and axis == "width") not in allowed[axis]:
                found.append(Offence("breakpoint", path, query.strip()))
    return found


def _of(name: str, value: str) -> Iterator[str]:
    """The kinds of offence in one declaration."""
    raw = TOKEN.sub(" ", value)
    if COLOUR.search(raw):
        yield "colour"
    if name in ("font", "font-size"):
        # After the slash is the height of a line; a multiple of a token is a size of its own.
        size = re.sub(r"/\s*[\d.]+\w*", "", raw)
        if TYPE_SIZE.search(size) and size.strip() != "100%":
            yield "type size"
    elif name == "z-index":
        if re.search(r"\d", raw):
            yield "z-index"
    elif not name.startswith("--") and name not in OF_LETTERS and LENGTH.search(raw):
        yield "length"
