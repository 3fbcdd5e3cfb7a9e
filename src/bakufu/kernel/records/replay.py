"""Replaying a record, and verifying what it claims."""

from __future__ import annotations

from bakufu.kernel.contract import Game, S, V
from bakufu.kernel.errors import BadOption, BadRecord, IllegalMove
from bakufu.kernel.event import Events
from bakufu.kernel.records.record import Record
from bakufu.kernel.rules_version import check_rules


def points(game: Game[S, V], state: S) -> tuple[int, ...]:
    """The points by seat."""
    rows = sorted(game.standings(state), key=lambda row: row.seat)
    return tuple([row.points for row in rows])


def replay(game: Game[S, V], record: Record, events: Events = None, upto: int | None = None) -> S:
    """Replay a record, or its first moves; returns the state it leads to."""
    check_rules(game.name, game.rules_version, record.rules)
    try:
        state = game.start(record.options, record.seed, events)
    except BadOption as wrong:
        raise BadRecord("error-record-options", why=wrong) from None
    for number, (seat, move) in enumerate(record.moves[:upto], 1):
        try:
            game.play(state, seat, move, events)
        except IllegalMove as error:
            raise BadRecord("error-record-refused", number=number, rule=error.rule) from None
    return state


def verify(game: Game[S, V], record: Record) -> S:
    """Replay a record and check everything it claims. Returns the final state, or raises BadRecord."""
    # Checked first: other rules often come with other component data, and then no facts file would help.
    check_rules(game.name, game.rules_version, record.rules)
    if record.facts != game.facts_digest:
        raise BadRecord("error-record-facts", facts=record.facts, these=game.facts_digest)
    if record.fairness is not None:
        if not record.fairness.honest():
            raise BadRecord("error-record-secret")
        if record.fairness.seed() != record.seed:
            raise BadRecord("error-record-seed")
    state = replay(game, record)
    over = not game.to_move(state)
    if over != (record.result is not None):
        raise BadRecord("error-record-no-result" if over else "error-record-not-over")
    if over and points(game, state) != record.result:
        raise BadRecord("error-record-points", points=list(points(game, state)), recorded=list(record.result or ()))
    return state
