"""Generates source from a table of rows: the class that holds and copies them, their public part, and their
observations. The compiler needs every attribute by name, so the names are written out."""

from __future__ import annotations

from pathlib import Path

from bakufu.katana.rules.rows import TABLE as KATANA
from bakufu.kernel.rows import AS_IT_IS, CAPPED, LIST, LISTS, NUMBER, OF_THE_FLOW, OPEN, STREAM, Observed, Row

SOURCE = Path(__file__).parents[1] / "src" / "bakufu"
WIDEST = 120
TYPES = {NUMBER: "i64", LIST: "list[int]", LISTS: "list[list[int]]", STREAM: "Rng"}
STATED = "`python -m handbook` writes this file from `{table}`, where the rows are stated: change that."

STATE = '''"""The rows of the state, and how they are copied.

{stated}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bakufu.{game}.box.setting import Setting
from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow

if TYPE_CHECKING:
    from mypy_extensions import i64


class StateRows(Flow):
    """Rows marked "whole" are only ever replaced, so copies share them."""

    setting: Setting
{declared}

    def copy_into(self, twin: StateRows) -> None:
        self.flow_into(twin)
        twin.setting = self.setting
{copied}

    def saved(self) -> dict[str, Any]:
        """Everything as plain values, shared with nobody."""
        return {{
{saved}
        }}
'''

KNOWN = '''"""What all may know of the rows of the state: for views and observations, and for undo.

{stated}
"""

from __future__ import annotations

from bakufu.{game}.rules.state import State
from bakufu.{game}.views import encodings, secrecy
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import {capped}


def blank(state: State) -> None:
    """Hide every secret of a state, which is a copy for a view."""
{blanked}


def turned_up(before: State, after: State) -> bool:
    """Whether chance was used between two states of one game, or a card or tile that some may not know has moved."""
    return (
{compared}
    )


def observed(state: State, seat: int) -> list[list[int]]:
    """What this seat may know (-1: a spectator), in the order of the observed fields."""
{local}
    return [
        [
            seat,
{numbers}
        ],
{fields}
    ]
'''


def generated() -> dict[Path, str]:
    """All generated source files with their content."""
    return _of_a_game("katana", KATANA)


def _of_a_game(game: str, table: tuple[Row, ...]) -> dict[Path, str]:
    folder = SOURCE / game
    return {
        folder / "rules" / "state_rows.py": state_source(game, table),
        folder / "views" / "known_rows.py": known_source(game, table),
    }


def state_source(game: str, table: tuple[Row, ...]) -> str:
    rows = [row for row in table if row.name not in OF_THE_FLOW]
    return STATE.format(
        stated=STATED.format(table="rows.py"),
        game=game,
        declared="\n".join([_declared(row) for row in rows]),
        copied="\n".join([f"        twin.{row.name} = self.{row.name}{_copied(row)}" for row in rows]),
        saved="\n".join(
            [f'            "{row.name}": {_saved(row)},' for kind in TYPES for row in table if row.kind == kind]
        ),
    )


def _declared(row: Row) -> str:
    meaning = f"whole: {row.meaning}" if row.whole else row.meaning
    line = f"    {row.name}: {TYPES[row.kind]}  # {meaning}"
    if len(line) > WIDEST:
        raise ValueError(f"the meaning of {row.name} is longer than a line")
    return line


def _copied(row: Row) -> str:
    if row.kind == STREAM:
        return ".copy()"
    return "" if row.whole or row.kind == NUMBER else "[:]"


def _saved(row: Row) -> str:
    if row.kind == LISTS:
        return f"[row[:] for row in self.{row.name}]"
    return f"self.{row.name}" + {NUMBER: "", LIST: "[:]", STREAM: ".words()"}[row.kind]


def known_source(game: str, table: tuple[Row, ...]) -> str:
    secret = [row for row in table if row.known != OPEN]
    streams = [row for row in table if row.kind == STREAM]
    hidden = [f"    state.{row.name} = {_known(row)}" for row in secret]
    hidden += [f"    state.{row.name} = Rng(None)" for row in streams]
    numbers = [f"            state.{row.name}," for row in table if row.kind == NUMBER]
    numbers += [f"            len(state.{row.name})," for row in table if row.counted]
    return KNOWN.format(
        stated=STATED.format(table="rules/rows.py"),
        game=game,
        capped=CAPPED,
        blanked="\n".join(hidden),
        compared="        " + "\n        or ".join([_compared(row) for row in streams + secret]),
        local="\n".join([f"    {row.name} = {_known(row)}" for row in secret if row.observed]),
        numbers="\n".join(numbers),
        fields="\n".join([f"        {_observed(row, field)}," for row in table for field in row.observed]),
    )


def _known(row: Row) -> str:
    return f"secrecy.{row.known}(state, state.{row.name})"


def _compared(row: Row) -> str:
    if row.kind == STREAM:
        return f"before.{row.name}.words() != after.{row.name}.words()"
    if row.kind == LISTS:
        return f"[len(row) for row in before.{row.name}] != [len(row) for row in after.{row.name}]"
    return f"len(before.{row.name}) != len(after.{row.name})"


def _observed(row: Row, field: Observed) -> str:
    """A row with a secret is in a variable of its name, with the secret redacted."""
    value = f"state.{row.name}" if row.known == OPEN else row.name
    if field.through == AS_IT_IS:
        return value
    return f"{'' if field.through == CAPPED else 'encodings.'}{field.through}(state, {value})"
