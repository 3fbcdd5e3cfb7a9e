"""Generates source from a table of rows: the class that holds, copies and saves them, what each seat may know of them,
and their observations. The compiler needs every attribute by name, so the names are written out."""

from __future__ import annotations

from pathlib import Path

from bakufu.katana.rules.rows import TABLE as KATANA
from bakufu.kernel.rows import (
    ABOVE,
    ALWAYS,
    AS_IT_IS,
    CAPPED,
    LIST,
    LISTS,
    NUMBER,
    OF_THE_FLOW,
    OPEN,
    STREAM,
    TUPLE,
    TUPLES,
    Observed,
    Row,
    numbered,
)
from bakufu.shogun.rules.rows import TABLE as SHOGUN

SOURCE = Path(__file__).parents[1] / "src" / "bakufu"
WIDEST = 120
TYPES = {
    NUMBER: "i64",
    LIST: "list[int]",
    TUPLE: "tuple[int, ...]",
    LISTS: "list[list[int]]",
    TUPLES: "list[tuple[int, ...]]",
    STREAM: "Rng",
}
STATED = "`python -m handbook` writes this file from `{table}`, where the rows are stated: change that."

STATE = '''"""The rows of the state: how they are copied, saved and restored.

{stated}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

{imports}

if TYPE_CHECKING:
    from mypy_extensions import i64


class StateRows(Flow):
    """Copies share tuples, and lists marked "whole", which are only ever replaced."""

    setting: Setting
{declared}

    def copy_into(self, twin: StateRows) -> None:
        self.flow_into(twin)
        twin.setting = self.setting
{copied}
{likeness}
    def saved(self) -> Json:
        """Everything as plain values, shared with nobody."""
        return {{
{saved}
        }}

    def restore(self, data: Json) -> None:
        """Take every row from what `saved` returned."""
{restored}

    def seed_streams(self, seed: Seed) -> None:
        """Begin every stream of chance anew."""
{seeded}

    def split_streams(self, rng: Rng) -> None:
        """Begin every stream with chance out of another one."""
{split}
'''

LIKENESS = """
    def likeness_into(self, twin: StateRows) -> None:
        \"\"\"Share every row with another state: good for replacing some of them, not for play.\"\"\"
        self.flow_into(twin)
        twin.setting = self.setting
{shared}
"""

KNOWN = '''"""What seats may know of the rows of the state: for views and observations, and for undo.

{stated}
"""

from __future__ import annotations

{imports}


def blank(state: State) -> None:
    """Hide what no seat may know, in a state that is a copy for views."""
{blanked}
{private}

def turned_up(before: State, after: State) -> bool:
    """Whether something lies between two states of one game that can't be taken back: chance, another step of the
    sequence, or a card or tile that was turned up or moved face down."""
    return (
{compared}
    )


def numbers(state: State, seat: int) -> list[int]:
    """The single numbers, which are the first of the observed fields."""
    return [
        seat,
{numbers}
    ]


def observed(state: State, seat: int) -> list[Told]:
    """What this seat may know (-1: a spectator), in the order of the observed fields."""
{fields}
'''

PRIVATE = '''

def blank_for(state: State, seat: int) -> None:
    """Hide what other seats alone may know (-1: a spectator's view)."""
{blanked}
'''


def generated() -> dict[Path, str]:
    """All generated source files with their content."""
    return {**_of_a_game("katana", KATANA), **_of_a_game("shogun", SHOGUN)}


def _of_a_game(game: str, table: tuple[Row, ...]) -> dict[Path, str]:
    folder = SOURCE / game
    return {
        folder / "rules" / "state_rows.py": state_source(game, table),
        folder / "views" / "known_rows.py": known_source(game, table),
    }


def state_source(game: str, table: tuple[Row, ...]) -> str:
    rows = [row for row in table if row.name not in OF_THE_FLOW]
    streams = [row.name for row in table if row.kind == STREAM]
    shared = _lines(8, [f"twin.{row.name} = self.{row.name}" for row in rows])
    imports = [
        f"from bakufu.{game}.box.setting import Setting",
        "from bakufu.kernel.chance import Rng, Seed",
        "from bakufu.kernel.flow import Flow",
        "from bakufu.kernel.patch import Json",
    ]
    return STATE.format(
        stated=STATED.format(table="rows.py"),
        imports="\n".join(sorted(imports)),
        declared="\n".join([_declared(row) for row in rows]),
        copied=_lines(8, [f"twin.{row.name} = {_copied(row)}" for row in rows]),
        likeness=LIKENESS.format(shared=shared) if any(row.private for row in table) else "",
        saved=_lines(12, [f'"{name}": {value},' for name, value in _saved(table).items()]),
        restored=_lines(8, _restored(table)),
        seeded=_lines(8, [f'self.{name} = Rng(seed, "{name}")' for name in streams]),
        split=_lines(8, [f"self.{name} = rng.split()" for name in streams]),
    )


def _lines(indent: int, lines: list[str]) -> str:
    return "\n".join([" " * indent + line for line in lines])


def _declared(row: Row) -> str:
    meaning = f"whole: {row.meaning}" if row.whole else row.meaning
    line = f"    {row.name}: {TYPES[row.kind]}  # {meaning}"
    if len(line) > WIDEST:
        raise ValueError(f"the meaning of {row.name} is longer than a line")
    return line


def _copied(row: Row) -> str:
    if row.kind == STREAM:
        return f"self.{row.name}.copy()"
    return f"self.{row.name}" + ("" if row.whole or row.kind in (NUMBER, TUPLE) else "[:]")


def _saved(table: tuple[Row, ...]) -> dict[str, str]:
    """By name in a saved state: how it is made. Numbers come first, then lists."""
    saved: dict[str, str] = {}
    for kinds in ((NUMBER,), (LIST, TUPLE), (LISTS, TUPLES), (STREAM,)):
        for row in [row for row in table if row.kind in kinds]:
            sharing = [f"self.{other.name}" for other in table if _place(other) == _place(row)]
            value = sharing[0] if len(sharing) == 1 else f"({' or '.join(sharing)})"
            forms = {
                NUMBER: value,
                LIST: f"{value}[:]",
                TUPLE: f"list({value})",
                LISTS: f"[row[:] for row in {value}]",
                TUPLES: f"[list(row) for row in {value}]",
                STREAM: f"{value}.words()",
            }
            saved.setdefault(_place(row), forms[row.kind])
    return saved


def _place(row: Row) -> str:
    return row.saved or row.name


def _restored(table: tuple[Row, ...]) -> list[str]:
    """The first of the rows that share a name takes what was saved."""
    lines: list[str] = []
    taken: set[str] = set()
    for row in table:
        name = _place(row)
        if name in taken:
            lines.append(f"self.{row.name} = []")
        elif row.kind == STREAM:
            lines += [f"self.{row.name} = Rng(None)", f'self.{row.name}.restore(data["{name}"])']
        else:
            forms = {
                NUMBER: f'data["{name}"]',
                LIST: f'list(data["{name}"])',
                TUPLE: f'tuple(data["{name}"])',
                LISTS: f'[list(row) for row in data["{name}"]]',
                TUPLES: f'[tuple(row) for row in data["{name}"]]',
            }
            lines.append(f"self.{row.name} = {forms[row.kind]}")
        taken.add(name)
    return lines


def known_source(game: str, table: tuple[Row, ...]) -> str:
    secret = [row for row in table if row.known != OPEN]
    private = [f"state.{row.name} = {_known(row)}" for row in secret if row.private]
    hidden = [f"state.{row.name} = {_known(row)}" for row in secret if not row.private]
    hidden += [f"state.{row.name} = Rng(None)" for row in table if row.kind == STREAM]
    ways = {field.through for row in table for field in row.observed}
    imports = [
        f"from bakufu.{game}.rules.state import State",
        f"from bakufu.{game}.views import encodings, secrecy",
        "from bakufu.kernel.chance import Rng",
        "from bakufu.kernel.rows import " + ", ".join([way for way in (ABOVE, CAPPED) if way in ways]),
        "from bakufu.kernel.stepping.observing import Told",
    ]
    return KNOWN.format(
        stated=STATED.format(table="rules/rows.py"),
        imports="\n".join(sorted(imports)),
        blanked=_lines(4, hidden),
        private=PRIVATE.format(blanked=_lines(4, private)) if private else "",
        compared="        " + "\n        or ".join([unlike for row in table if (unlike := _compared(row))]),
        numbers=_lines(8, [f"state.{row.name}," if row.kind == NUMBER else _length(row) for row in numbered(table)]),
        fields=_fields(table),
    )


def _known(row: Row) -> str:
    return f"secrecy.{row.known}(state, state.{row.name}{', seat' if row.private else ''})"


def _length(row: Row) -> str:
    return f"len(state.{row.name}),"


def _compared(row: Row) -> str:
    """How undo compares a row: chance, what has a secret and may lose or gain cards, and what is said to be final."""
    name = row.name
    if row.kind == STREAM:
        return f"before.{name}.words() != after.{name}.words()"
    if row.final:
        return f"before.{name} != after.{name}"
    if row.known == OPEN or (row.kind == LIST and row.by):
        return ""
    if row.kind == LISTS:
        return f"[len(row) for row in before.{name}] != [len(row) for row in after.{name}]"
    return f"len(before.{name}) != len(after.{name})"


def _fields(table: tuple[Row, ...]) -> str:
    """Rows that only some games observe come last."""
    order = [row.only for row in table if row.observed]
    kinds = list(dict.fromkeys(order))
    if kinds[0] != ALWAYS or order != sorted(order, key=kinds.index):
        raise ValueError("rows that only some games observe come last, those of one kind together")
    lines = ["    return [" if kinds == [ALWAYS] else "    rows: list[Told] = [", "        numbers(state, seat),"]
    lines += [f"        {told}," for told in _told(table, ALWAYS)] + ["    ]"]
    for kind in kinds[1:]:
        lines += [f"    if state.setting.{kind}:", "        rows += ["]
        lines += [f"            {told}," for told in _told(table, kind)] + ["        ]"]
    return "\n".join(lines if kinds == [ALWAYS] else [*lines, "    return rows"])


def _told(table: tuple[Row, ...], only: str) -> list[str]:
    return [_observed(row, field) for row in table if row.only == only for field in row.observed]


def _observed(row: Row, field: Observed) -> str:
    """A row with a secret is only ever read through a function of `secrecy.py`."""
    if field.through in (CAPPED, ABOVE):
        return f"{field.through}(state, state.{row.name})"
    if field.through != AS_IT_IS:
        return f"{'encodings' if row.known == OPEN else 'secrecy'}.{field.through}(state, state.{row.name})"
    return f"state.{row.name}" if row.known == OPEN else _known(row)
