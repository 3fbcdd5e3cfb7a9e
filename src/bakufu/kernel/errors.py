"""What can go wrong. An error holds the id of a message in the catalogs and its variables, so it can be shown in every
language. A refused move also names the rule behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final


class BakufuError(Exception):
    """Anything this package refuses. `words` is the id of the message, `variables` are what the message mentions; if
    there is a name that is `wrong`, `known` are the possible ones. As text, an error is the message in English, in one
    line."""

    # `id_of_words`: compiled, even an argument without a name must not be called like one of the variables.
    def __init__(self, id_of_words: str, /, **variables: object) -> None:
        super().__init__(id_of_words)
        self.words = id_of_words
        self.variables = variables
        known = variables.get("known")
        if "wrong" in variables and isinstance(known, Iterable):
            variables["known"] = tuple([str(name) for name in known])

    def __str__(self) -> str:
        return in_words(self)

    def __reduce__(self) -> tuple[Callable[..., BakufuError], tuple[object, ...]]:
        """Errors are sent from worker processes: by default, pickle would keep only the id."""
        return _rebuilt, (type(self), self.words, self.variables)


def _rebuilt(kind: type[BakufuError], words: str, variables: dict[str, object]) -> BakufuError:
    return kind(words, **variables)


def _bare(error: BakufuError) -> str:
    return " ".join([error.words, *[f"{name}={value}" for name, value in error.variables.items()]])


# The rules have no message catalog: the package that has one sets how an error reads.
in_words: Callable[[BakufuError], str] = _bare


def tell_errors(how: Callable[[BakufuError], str]) -> None:
    global in_words
    in_words = how


class BadOption(BakufuError):
    """The options of a game contradict each other or name something unknown."""


class BadFacts(BakufuError):
    """A facts file has a typing error, or its values contradict each other."""


class BadRecord(BakufuError):
    """A record or a snapshot is damaged, has another version, or can't be replayed."""


class IllegalMove(BakufuError):
    """A move that the rules refuse. `rule` is its id in the ledger. The state has not changed."""

    def __init__(self, rule: str, told: BakufuError | None = None) -> None:
        """`told` is the message, where there is more to say than that the rule refuses the move."""
        if told is None:
            super().__init__("error-illegal-move", rule=rule)
        else:
            super().__init__(told.words, **told.variables)
        self.rule = rule

    def __reduce__(self) -> tuple[Callable[..., BakufuError], tuple[object, ...]]:
        return _refused_again, (self.rule, self.words, self.variables)


def _refused_again(rule: str, words: str, variables: dict[str, object]) -> IllegalMove:
    return IllegalMove(rule, BakufuError(words, **variables))


# Two refusals that all games have in common: they come from the table, not from a rulebook.
NOT_AWAITED: Final = "table.not-awaited"
NO_SUCH_MOVE: Final = "table.no-such-move"
