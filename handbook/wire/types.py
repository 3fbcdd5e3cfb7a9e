"""Types that msgspec can make a schema of: a dataclass gets the tag that `plain` writes, marks of `kernel/shapes.py`
become what they stand for, and what is always sent has no default."""

from __future__ import annotations

import enum
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints

import msgspec

from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.contract import Move
from bakufu.kernel.names import kebab
from bakufu.kernel.shapes import Fields, Keyed, OfGame, Words

Field = tuple[str, Any] | tuple[str, Any, Any]  # name, type, and its default where it may be left out


class Wire:
    """The types of the schema by their names. `moves` is what a list of moves is in the game at hand, and `answers` is
    what its modules answer."""

    def __init__(self) -> None:
        self.named: dict[str, Any] = {}
        self._of: dict[str, object] = {}
        self.moves: Any = None
        self.answers: Any = None
        self._by_mark: dict[type, Callable[[Any, Any], Any]] = {
            Words: lambda mark, kind: self.once(mark.name, mark.words, lambda: _words(mark)),
            Keyed: lambda mark, kind: self.once(mark.name, (mark.keys, kind), lambda: self._keyed(mark, kind)),
            Fields: lambda mark, kind: self.once(mark.name, mark, lambda: self.record(mark.name, mark.fields)),
            OfGame: lambda mark, kind: self.once(mark.name, mark.name, lambda: _empty(mark.name)),
        }

    def once(self, name: str, of: object, make: Callable[[], Any]) -> Any:
        """Whatever has this name, made when it is first wanted. Two different things can't have one name."""
        if name not in self.named:
            self._of[name] = of
            self.named[name] = make()
        assert self._of[name] == of, f"{self._of[name]} and {of} are both called {name}"
        return self.named[name]

    def of(self, kind: Any) -> Any:
        """The type that stands for this one in the schema."""
        origin, given = get_origin(kind), get_args(kind)
        if origin is Annotated:
            marks = [mark for mark in kind.__metadata__ if type(mark) in self._by_mark]
            return self._by_mark[type(marks[0])](marks[0], given[0]) if marks else kind
        if origin in (Union, types.UnionType):
            return union([self.of(one) for one in given])
        if origin is tuple:
            assert given[1:] == (...,), kind
            return list_of(self.of(given[0]))
        if origin in (list, dict):
            return origin[tuple(self.of(one) for one in given)]
        if origin in (NotRequired, Literal) or not isinstance(kind, type):
            return NotRequired[self.of(given[0])] if origin is NotRequired else kind
        return self._of_class(kind)

    def _of_class(self, kind: type) -> Any:
        if kind.__module__ == __name__:
            return kind  # made here
        if kind is Move:
            return self.moves
        if kind is Analysis:
            return self.answers
        if issubclass(kind, msgspec.Struct):
            return self.once(kind.__name__, kind, lambda: self._message(kind))
        if is_dataclass(kind):
            return self.tagged(kind.__name__, kind)
        if hasattr(kind, "__required_keys__"):
            return self.once(kind.__name__, kind, lambda: self.record(kind.__name__, _hints(kind), _doc(kind)))
        return kind

    def record(self, name: str, given: dict[str, Any], doc: str = "") -> Any:
        made: Any = TypedDict(name, {field: self.of(kind) for field, kind in given.items()})  # type: ignore[misc]
        made.__doc__ = doc
        return made

    def fields(self, name: str, given: dict[str, Any]) -> Any:
        return self.once(name, name, lambda: self.record(name, given))

    def tagged(self, name: str, kind: type, more: tuple[Field, ...] = ()) -> Any:
        """A dataclass as `plain` writes it, with more fields before its own."""
        given = [*more, *self._fields(kind)]
        return self.once(name, kind, lambda: self._struct(name, kind, given, kebab(kind.__name__)))

    def untagged(self, name: str, kind: type) -> Any:
        """A dataclass without its type."""
        return self.once(name, kind, lambda: self._struct(name, kind, self._fields(kind)))

    def _fields(self, kind: Any) -> list[Field]:
        hints = _hints(kind)
        return [(field.name, self.of(hints[field.name])) for field in fields(kind)]

    def _message(self, kind: Any) -> Any:
        """What clients may leave out has a default; what they are sent is always there, unless it is omitted."""
        config, hints = kind.__struct_config__, _hints(kind)
        optional = config.forbid_unknown_fields or config.omit_defaults
        given: list[Any] = []
        for field in msgspec.structs.fields(kind):
            made = (field.name, self.of(hints[field.name]))
            given.append(made if field.required or not optional else (*made, _default(field)))
        return self._struct(kind.__name__, kind, given, config.tag, config.forbid_unknown_fields)

    @staticmethod
    def _struct(name: str, kind: type, given: list[Any], tag: str | None = None, closed: bool = False) -> Any:
        namespace = {"__doc__": _doc(kind)}
        return msgspec.defstruct(
            name, given, tag=tag, namespace=namespace, forbid_unknown_fields=closed, kw_only=True, module=__name__
        )

    def _keyed(self, mark: Keyed, kind: Any) -> Any:
        value = get_args(kind)[1]
        wanted = value if mark.all_of_them else NotRequired[value]
        return self.record(mark.name, dict.fromkeys(mark.keys, wanted))


def list_of(kind: Any) -> Any:
    return list[kind]


def union(kinds: list[Any]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007 (they are known at run time only)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return msgspec.field(default_factory=field.default_factory)


def _words(mark: Words) -> Any:
    return enum.Enum(mark.name, {word: word for word in mark.words})


def _empty(name: str) -> Any:
    made: Any = TypedDict(name, {})  # type: ignore[misc]
    return made


def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _doc(kind: Any) -> str:
    """What its own docstring says; those that Python writes itself say nothing."""
    doc = kind.__doc__ or ""
    return "" if doc.startswith(f"{kind.__name__}(") else " ".join(doc.split())
