"""--help, --version and completion."""

from __future__ import annotations

import pytest

from bakufu.cli.parser.command import NAMES
from bakufu.cli.parser.examples import EXAMPLES
from bakufu.text.breaking import width
from bakufu.text.catalogue import languages
from tests.cli.running import run


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself_with_an_example(name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: bakufu {name} ")
    assert f"Examples:\n  {EXAMPLES[name][0]}" in ran.out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [(), *[(name,) for name in NAMES]], ids=str)
def test_help_fits_into_a_terminal(name: tuple[str, ...], language: str) -> None:
    """Wide letters count as two."""
    ran = run("--language", language, *name, "--help")
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if width(line) > 80] == []


@pytest.mark.parametrize("args", [(), ("--help",)], ids=["alone", "--help"])
def test_the_front_door_lists_all_commands(args: tuple[str, ...]) -> None:
    ran = run(*args)
    assert ran.code == 0
    for name in NAMES:
        assert f"\n  {name} " in ran.out


def test_the_version_is_told() -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("bakufu ")


def test_the_language_is_a_choice() -> None:
    assert run("--language", "en", "facts").code == 0
    ran = run("--language", "xx", "facts")
    assert (ran.code, ran.err) == (
        2,
        "bakufu: unknown language 'xx'; expected one of: " + ran.err.partition("expected one of: ")[2],
    )
