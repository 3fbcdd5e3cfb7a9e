"""The words of the page, by name: tests look for what people read, and know it from the catalogues."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bakufu.text.catalogue import LANGUAGE, Value


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    folder = files("bakufu.text").joinpath(LANGUAGE)
    for place in (folder, folder.joinpath("shogun")):
        for file in [file for file in place.iterdir() if file.name.endswith(".ftl")]:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(id: str, /, **variables: Value) -> str:
    text, errors = _bundle().format_pattern(_bundle().get_message(id).value, variables)
    assert not errors, errors
    return str(text)
