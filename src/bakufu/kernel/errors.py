"""What can go wrong. An error names its sentence in the catalogues and what that speaks of, so that it can be told in
every language; a refusal names the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class BakufuError(Exception):
    """Anything this package refuses. `words` is the id of its sentence, `variables` what the sentence speaks of; where
    a name is `wrong`, `known` are those that are possible. As text it is the sentence in English, in one line."""

    # `id_of_words`: compiled, even an argument without a name must not be called like one of the variables.
    def __init__(self, id_of_words: str, /, **variables: object) -> None:
        super().__init__(id_of_words)
        self.words = id_of_words
        self.variables = variables
        known = variables.get("known")
        if "wrong" in variables and known is not None:
            variables["known"] = tuple([str(name) for name in known])  # type: ignore[attr-defined]

    def __str__(self) -> str:
        return in_words(self)


def _bare(error: BakufuError) -> str:
    return " ".join([error.words, *[f"{name}={value}" for name, value in error.variables.items()]])


# The rules know no catalogue: whoever has one says here how an error reads.
in_words: Callable[[BakufuError], str] = _bare


def tell_errors(how: Callable[[BakufuError], str]) -> None:
    global in_words
    in_words = how


class BadOption(BakufuError):
    """The options of a game do not fit together or name something unknown."""


class BadFacts(BakufuError):
    """A facts file has a typing error or contradicts itself."""


class BadRecord(BakufuError):
    """A record or a snapshot is damaged, of another version, or does not replay."""


class IllegalMove(BakufuError):
    """A move the rules refuse. `rule` is the ledger's id of the rule; nothing has changed."""

    def __init__(self, rule: str, told: BakufuError | None = None) -> None:
        """`told` is the sentence, where there is more to say than that the rule refuses the move."""
        if told is None:
            super().__init__("error-illegal-move", rule=rule)
        else:
            super().__init__(told.words, **told.variables)
        self.rule = rule


# Two refusals that every game shares: they belong to the table, not to a rulebook.
NOT_AWAITED: Final = "table.not-awaited"
NO_SUCH_MOVE: Final = "table.no-such-move"
