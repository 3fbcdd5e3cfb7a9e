"""Values of the browser client come from its tokens: no colour, size of type, length, layer or breakpoint is written
anywhere else, and nothing is `!important`. A length that one component alone needs is a custom property with its
reason."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.web.source.styles import SOURCE, files, offences
from tests.web.source.styles import TOKENS as TOKEN_FILES
from tests.web.source.styles import breakpoints as breakpoints_of

TOKENS = (SOURCE / "styles/tokens.css").read_text(encoding="utf-8")
ALLOWED = breakpoints_of(TOKENS)
SMALLEST_TYPE = 12
ROOT = 16  # pixels to a rem

PLANTED = [
    ("a.css", ".a { margin: 0 !important; }", "important"),
    ("a.ts", "sheet.replaceSync('a { color: inherit !important }')", "important"),
    ("a.svelte", "<p>Hi</p><style>p { color: #b23a22; }</style>", "colour"),
    ("a.css", ".a { background: linear-gradient(rgb(0 0 0 / 0.1), var(--ink)); }", "colour"),
    ("a.css", ".a { background: color-mix(in oklab, var(--pc) 70%, white); }", "colour"),
    ("a.ts", "const paint = '#FFF6E4'", "colour"),
    ("a.svelte", '<stop stop-color="#000" />', "colour"),
    ("a.css", ".a { font-size: 13px; }", "type size"),
    ("a.css", ".a { font: 700 0.9em/1 var(--font-ui); }", "type size"),
    ("a.css", ".a { font-size: calc(2 * var(--t-12)); }", "type size"),
    ("a.css", ".a { z-index: 3; }", "z-index"),
    ("a.css", ".a { padding: var(--s-2) 8px; }", "length"),
    ("a.css", ".a { gap: .5rem }", "length"),
    ("a.svelte", "<style>.a { width: calc(100% - 16px); }</style>", "length"),
    ("a.css", ".a { border: 1px solid var(--line); }", "length"),
    ("a.css", ".a { --wide: 214px; }", "length without a reason"),
    ("a.css", "@media (max-width: 820px) { .a { gap: 0; } }", "breakpoint"),
    ("a.css", "@media (max-width: 600px) and (max-height: 400px) { .a { gap: 0; } }", "breakpoint"),
]
FINE = [
    ("a.css", ".a { font: 700 var(--t-12) / 1.2 var(--font-ui); white-space: nowrap; color: var(--p-black); }"),
    ("a.css", ".a { --wide: 214px; /* as the board is printed */ width: var(--wide); vertical-align: -0.2em; }"),
    ("a.css", "@media (min-width: 601px) { .a { inset: 0 auto calc(-1 * var(--s-2)) 50%; } }"),
    ("a.css", "@container planning (max-width: 374px) { .a { grid-column: 1 / -1; z-index: var(--z-lift); } }"),
    ("a.svelte", '{#each all as one}<a href="#page">{one}</a>{/each}<style>.black { color: inherit; }</style>'),
]


def test_everything_is_made_of_tokens() -> None:
    read = dict(files())
    assert len(read) > 200
    assert "var(--ink)" in read["styles/base.css"]
    found = [one for path, source in read.items() for one in offences(path, source, ALLOWED)]
    assert not found, f"{dict(Counter(one.kind for one in found))}\n" + "\n".join(map(str, found))


@pytest.mark.parametrize(("path", "source", "kind"), PLANTED)
def test_a_planted_value_is_found(path: str, source: str, kind: str) -> None:
    assert kind in [one.kind for one in offences(path, source, ALLOWED)]


@pytest.mark.parametrize(("path", "source"), FINE)
def test_tokens_and_explained_lengths_are_no_offence(path: str, source: str) -> None:
    assert offences(path, source, ALLOWED) == []


def test_every_token_that_is_used_exists_and_none_is_left_over() -> None:
    read = dict(files())
    pictures = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.svg")]
    everything = "\n".join([*read.values(), *pictures])
    given = set(re.findall(r"(--[\w-]+)[\"']?\s*[:=]", everything))
    # Pictures without CSS ask for a token by its name.
    used = set(re.findall(r"(?:var\(\s*|['\"`])(--[\w-]+)(?=[,\s)'\"`])", everything))
    tokens = {name for path in TOKEN_FILES for name in re.findall(r"(--[\w-]+)\s*:", read[path])}
    assert len(tokens) > 100
    assert used - given == set()
    assert tokens - used == set()


def test_no_size_of_type_is_under_twelve_pixels() -> None:
    sizes = [float(size) * ROOT for size in re.findall(r"--t-\d+:([\d.]+)rem", TOKENS)]
    assert len(sizes) > 5
    assert min(sizes) >= SMALLEST_TYPE
