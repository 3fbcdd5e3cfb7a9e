"""A record as a table: its moves become the entries of a log, and what it claims is checked by playing it."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.bots.job import game_of
from bakufu.games import GAMES, WORDS, AnyGame
from bakufu.kernel.errors import BadRecord
from bakufu.kernel.patch import Json
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import verify
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.live import finished
from bakufu.table.refusal import Refusal

LONGEST = 1_000_000  # characters; the longest games have a few ten thousand


# A game that breaks off has no result. Nobody plays it on: it can be watched and branched like a finished one.
BROKEN_OFF: Json = {"status": "finished", "result": None, "winners": None}


@dataclass(frozen=True)
class OpenedRecord:
    """`record` is its JSON form: compiled records can't travel between processes. `columns` are those of a finished
    table."""

    record: str
    seats: int
    entries: list[Entry]
    columns: Json


def open_record(text: str, facts: str | None, at: int) -> OpenedRecord:
    """The game of a record in either notation, its entries dated `at`. A refusal says in one line what is wrong."""
    if len(text) > LONGEST:
        raise Refusal("record-too-long", most=LONGEST)
    try:
        record = read(text, WORDS)
        if record.game not in GAMES:
            raise BadRecord("error-record-game", wrong=record.game, known=tuple(GAMES))
        game = game_of(record.game, facts)
        verify(game, record)
    except BadRecord as error:
        raise Refusal("bad-record", why=error) from None
    except (IndexError, OverflowError, RecursionError):
        raise Refusal("bad-record", why=BadRecord("file-nonsense")) from None
    entries = log_of(game, record, at)
    fold = Fold(game, record.options, record.seed, at)
    for entry in entries:
        fold.apply(entry)
    columns = finished(fold, at, ()) if fold.over() else {**BROKEN_OFF, "finished_at": at}
    return OpenedRecord(to_json(record), game.setting(record.options).players, entries, columns)


def log_of(game: AnyGame, record: Record, at: int) -> list[Entry]:
    """One entry for each move, and one for each sealed plan. A plan that the record breaks off is left out."""
    entries: list[Entry] = []

    def add(kind: Kind, seat: int, moves: list[int]) -> None:
        entries.append(Entry(len(entries) + 1, kind, seat, {"moves": moves}, By.PLAYER, at))

    def seal(plans: dict[int, list[int]]) -> None:
        for seat in sorted(plans):
            add(Kind.SEAL, seat, plans[seat])

    state = game.start(record.options, record.seed)
    plans: dict[int, list[int]] = {}
    for seat, move in record.moves:
        sealed = game.sealed(state)
        game.play(state, seat, move)
        if not sealed:
            add(Kind.MOVES, seat, [move])
            continue
        plans.setdefault(seat, []).append(move)
        if not game.sealed(state):
            seal(plans)
            plans = {}
    unfinished = game.to_move(state)
    seal({seat: moves for seat, moves in plans.items() if seat not in unfinished})
    return entries
