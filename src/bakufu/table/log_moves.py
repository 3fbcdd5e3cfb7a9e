"""The moves of a finished game from its log alone, for tables whose rules version this program no longer has."""

from __future__ import annotations

from bakufu.table.entries import Entry, Kind

Run = tuple[tuple[int, int], ...]  # pairs of seat and move


def moves_in(log: list[Entry], seats: int) -> Run:
    """The same moves as in the fold, without playing them. A sealed decision involves all seats, like planning in
    SHOGUN: once all of them have sealed their moves, these follow in seat order."""
    runs: list[Run] = []
    sealed: dict[int, Run] = {}
    for entry in log:
        if entry.seat is None:
            continue
        run = tuple((entry.seat, move) for move in entry.data.get("moves", ()))
        if entry.kind is Kind.MOVES:
            runs.append(run)
        elif entry.kind is Kind.UNDO:
            runs.pop()
        elif entry.kind is Kind.UNSEAL:
            del sealed[entry.seat]
        elif entry.kind is Kind.SEAL:
            sealed[entry.seat] = run
            if len(sealed) == seats:
                runs += [sealed[seat] for seat in sorted(sealed)]
                sealed = {}
    return tuple(pair for run in runs for pair in run)
