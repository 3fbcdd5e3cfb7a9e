"""What can go wrong, said in one line. A refusal names the rule behind it; the catalogues turn it into a sentence."""

from __future__ import annotations


class BakufuError(Exception):
    """Anything this package refuses, with a message of one line."""


class BadOption(BakufuError):
    """The options of a game do not fit together or name something unknown."""


class BadFacts(BakufuError):
    """A facts file has a typing error or contradicts itself."""


class BadRecord(BakufuError):
    """A record is damaged, from a newer version, or does not replay."""


class IllegalMove(BakufuError):
    """A move the rules refuse. `rule` is the ledger's id of the rule; nothing has changed."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


# Two refusals that every game shares: they belong to the table, not to a rulebook.
NOT_AWAITED = "table.not-awaited"
NO_SUCH_MOVE = "table.no-such-move"
