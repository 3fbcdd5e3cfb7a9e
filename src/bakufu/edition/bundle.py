"""The Python side of the edition as one archive: this package without what needs a server, and the libraries behind the
message catalogs. Made from what is installed; the same files give the same bytes. Sources are without comments."""

from __future__ import annotations

import hashlib
import pickle
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath

from bakufu.edition.shorten import shorten
from bakufu.text import languages
from bakufu.text.catalogue import FILES, WEB

OURS = "bakufu"
# The parts of this package that a worker has no use for.
APART = ("arena", "cli", "client", "env", "server")
# Messages that only commands and servers say.
OF_COMMANDS = tuple(
    f"{name}.ftl"
    for name in (
        *("account", "admin", "arena", "export", "help", "join"),
        *("mail", "notice", "report", "serve", "tune"),
    )
)
# Modules that only they use: worker processes, finding puzzles, reviews as a page of their own.
THEIRS = tuple(
    PurePosixPath(f"{OURS}/{name}.py")
    for name in (
        *("bots/opponents", "bots/parent_monitor", "bots/warm", "bots/workers"),
        *("puzzles/finding", "puzzles/making", "puzzles/workshop"),
        *("review/chart", "review/page", "review/plain_review"),
    )
)
LIBRARIES = ("attr", "attrs", "babel", "fluent", "pytz", "typing_extensions")
# Parts of the libraries that formatting a message doesn't touch: tools, and the time zones of the world.
UNUSED = (
    *("babel/languages.py", "babel/lists.py", "babel/messages", "babel/support.py", "babel/units.py"),
    "pytz/zoneinfo",
)
# What the libraries take from it is in the standard library by now.
INSTEAD = {"typing_extensions.py": b"from typing import Literal\n"}
LOCALES = PurePosixPath("babel/locale-data")
# Babel's tables of all languages, currencies and time zones, and those that formatting a message reads.
TABLES = "babel/global.dat"
READ = ("language_aliases", "territory_aliases", "script_aliases", "variant_aliases", "parent_exceptions")
OF_LANGUAGES = "likely_subtags"
SUFFIXES = (".py", ".toml", ".ftl", ".json", ".jsonl", ".dat")
INNER = "files.zip"
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the first date that an archive can hold


@cache
def bundle() -> bytes:
    """An archive within an archive: compressed as one, small files that are much alike take a fifth less."""
    files = _zipped((name, _content(name, file)) for name, file in sorted(_files()))
    return _zipped([(INNER, files)], zipfile.ZIP_DEFLATED)


def _content(name: str, file: Path) -> bytes:
    if name in INSTEAD:
        return INSTEAD[name]
    found = file.read_bytes()
    if name == TABLES:
        return _tables(found)
    return shorten(found) if file.suffix == ".py" else found


def _tables(content: bytes) -> bytes:
    """Babel takes a table that isn't there as an empty one."""
    every = pickle.loads(content)
    known = {tag: full for tag, full in every[OF_LANGUAGES].items() if tag.partition("_")[0] in languages()}
    return pickle.dumps({**{name: every[name] for name in READ}, OF_LANGUAGES: known}, protocol=2)


def _zipped(contents: Iterable[tuple[str, bytes]], how: int = zipfile.ZIP_STORED) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in contents:
            archive.writestr(zipfile.ZipInfo(name, BEGINNING), content, how, compresslevel=9)
    return packed.getvalue()


@cache
def bundle_name() -> str:
    return f"bakufu-{hashlib.sha256(bundle()).hexdigest()[:8]}.zip"


def _files() -> Iterator[tuple[str, Path]]:
    """By name in the archive."""
    for package in (OURS, *LIBRARIES):
        for name, file in _of_package(package):
            if file.suffix in SUFFIXES and _is_needed(PurePosixPath(name)):
                yield name, file


def _of_package(package: str) -> Iterator[tuple[str, Path]]:
    found = find_spec(package)
    assert found is not None, package
    if not found.submodule_search_locations:
        assert found.origin is not None
        yield Path(found.origin).name, Path(found.origin)
        return
    for place in map(Path, found.submodule_search_locations):
        for file in place.rglob("*"):
            yield file.relative_to(place.parent).as_posix(), file


def _is_needed(name: PurePosixPath) -> bool:
    if name.parts[0] == OURS:
        if name.parts[1] in APART or name.name in OF_COMMANDS or name in THEIRS:
            return False
        return name.parent.name != WEB or name.name in FILES[WEB]
    if name.parent == LOCALES:
        return name.stem in ("root", *languages())
    return not any(name.is_relative_to(part) for part in UNUSED)
