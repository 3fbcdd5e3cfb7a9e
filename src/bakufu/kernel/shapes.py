"""Shapes of plain values, for the schema of what is sent as JSON: markers in annotations, where `str` or `dict` says
too little. They change nothing for the type checker or at run time. `handbook/wire` reads them.

Tuples that they are given are declared as `tuple[str, ...]`: mypyc can't compile an alias with one of fixed length.
"""

from __future__ import annotations


class Words:
    """A `str` that is one of these words; the schema knows them by this name."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        self.name = name
        self.words = words


class Keyed:
    """A `dict` with these keys: with all of them, or with some."""

    def __init__(self, name: str, keys: tuple[str, ...], all_of_them: bool = True) -> None:
        self.name = name
        self.keys = keys
        self.all_of_them = all_of_them


class OfGame:
    """A value of whichever game is played: its view, one of its events, its options."""

    def __init__(self, name: str) -> None:
        self.name = name


class Fields:
    """A `dict` with these fields, each with its own shape: for values that are built part by part."""

    def __init__(self, name: str, fields: dict[str, object]) -> None:
        self.name = name
        self.fields = fields
