"""Which language somebody gets: by a browser's wishes, and by the settings of a system."""

from __future__ import annotations

import pytest

from bakufu.text.choosing import accepted, of_the_system
from tests.cli.running import run


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("en;q=0.5, zh-Hans-CN;q=0.8", "zh"),
        ("fr, ja;q=0.9, zh;q=0.1", "zh"),
        ("fr, *", "en"),
        ("de;q=0, zh;q=0.001", "zh"),
        ("DE", "de"),
        ("de;q=x", "en"),
        (", ,;q=1,", "en"),
    ],
)
def test_a_browser_gets_the_first_of_its_languages_that_we_have(header: str, language: str) -> None:
    assert accepted(header) == language


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE@euro", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:zh:de"}, "zh"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_a_command_speaks_the_language_of_the_system(settings: dict[str, str], language: str) -> None:
    assert of_the_system(settings) == language


def test_an_option_goes_before_a_variable_and_that_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANGUAGE", raising=False)
    assert run("--language", "en", "facts").out.splitlines()[-1].endswith("unconfirmed.")
    monkeypatch.setenv("BAKUFU_LANGUAGE", "zh")
    assert "未知机器人" in run("simulate", "--bots", "genius").err
    monkeypatch.delenv("BAKUFU_LANGUAGE")
    assert "unbekannter Bot" in run("simulate", "--bots", "genius").err


def test_what_click_finds_wrong_is_told_in_the_same_language() -> None:
    assert run("--language", "de", "replay").err == "bakufu: FILE fehlt; siehe bakufu replay --help\n"
    assert "keine ganze Zahl" in run("--language", "de", "play", "--players", "viele").err
    assert "没有选项'--nonsens'" in run("--language", "zh", "play", "--nonsens").err
    assert run("--language", "zh", "play", "--seat").err.startswith("bakufu: --seat")
    assert "unerwartete Argumente: mehr" in run("--language", "de", "facts", "mehr").err


def test_help_is_in_the_language_of_the_reader() -> None:
    assert run("--language", "de", "--help").out != run("--help").out
    assert run("--language", "zh", "play", "--help").out.splitlines()[0].endswith("[OPTIONS]")
