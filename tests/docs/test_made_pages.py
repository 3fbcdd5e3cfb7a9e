"""Pages that a program writes are those that lie in the handbook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from handbook import module_parts
from handbook.map_outlines import OUTLINES, outlines
from handbook.pages import DOCS, made
from handbook.sections import block, filled, table

from bakufu.shogun.modules.manifests import MODULES


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return made()


def test_the_pages_are_what_the_program_makes(pages: dict[str, str]) -> None:
    old = [name for name, text in pages.items() if (DOCS / name).read_text(encoding="utf-8") != text]
    assert old == [], "python -m handbook writes them anew"


def test_the_client_has_the_list_of_modules() -> None:
    assert module_parts.LIST.read_text(encoding="utf-8") == module_parts.names_for_the_client(), "python -m handbook"


def test_the_terminal_has_the_outlines_of_the_map() -> None:
    assert OUTLINES.read_text(encoding="utf-8") == outlines(), "python -m handbook"


def test_a_made_part_is_filled_in_and_the_rest_stays() -> None:
    page = "Between <!-- made: few -->old<!-- end --> and\n\n<!-- made: many -->\n\nold\n\n<!-- end -->\n\nthe end."
    parts = {"few": lambda: "one", "many": lambda: block(*table(("name", ""), [("`a`", "first")]))}
    expected = "Between <!-- made: few -->one<!-- end --> and\n\n"
    expected += "<!-- made: many -->\n\n| name | |\n|---|---|\n| `a` | first |\n\n<!-- end -->\n\nthe end."
    assert filled(page, parts) == expected
    assert filled(expected, parts) == expected


@pytest.mark.parametrize("known", [(), ("other",), ("few", "other")])
def test_a_part_that_is_not_made_or_has_no_place_is_refused(known: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="made parts on the page: \\['few'\\]"):
        filled("<!-- made: few --><!-- end -->", dict.fromkeys(known, str))


def test_what_is_said_of_modules_is_of_what_they_have() -> None:
    """Of every field of their parts of the view, see the tests of the protocol's page."""
    for module in MODULES:
        told = module_parts.TOLD[module.name]
        assert set(told) <= {"glossary", "picks", "view"}
        assert set(told.get("picks", {})) <= set(module.box.picks)
        assert bool(module.parts) == ("view" in told)


def test_the_example_is_a_whole_game(pages: dict[str, str]) -> None:
    page = pages["example-game.md"]
    seasons = [f"{season}, year {year}" for year in (1, 2) for season in ("Spring", "Summer", "Autumn", "Winter")]
    assert [line[3:] for line in page.splitlines() if line.startswith("## ")][1:-1] == seasons
    assert page.count("Blue's plan, and why:") == 6
    assert page.count("Before the throw:") > 20


def test_no_picture_is_left_over(pages: dict[str, str]) -> None:
    """Neither one that no page shows, nor one of an earlier game."""
    texts = [
        file.read_text(encoding="utf-8")
        for file in [*DOCS.glob("*.md"), *DOCS.glob("*.css"), DOCS.parent / "README.md"]
    ]
    texts.append((DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8"))
    pictures = [file.relative_to(DOCS) for file in [*DOCS.rglob("*.svg"), *DOCS.rglob("*.webp"), *DOCS.rglob("*.png")]]
    assert [str(picture) for picture in pictures if not any(shown(picture, text) for text in texts)] == []


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_pictures_in_html_are_there(page: str) -> None:
    """The strict build looks after all others."""
    file = DOCS.parent / page
    named = re.findall(r'(?:src|srcset)="([^"]+)"', file.read_text(encoding="utf-8"))
    assert named
    assert [name for name in named if not (file.parent / name).is_file()] == []


def shown(picture: Path, text: str) -> bool:
    return picture.as_posix() in text
