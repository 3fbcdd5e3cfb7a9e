"""Reading observations back: the view that lies behind an array, by nothing but the layout."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.rows import LIST, NUMBER, STREAM, TUPLE, names, observed_numbers
from bakufu.kernel.stepping.observing import Page
from bakufu.shogun.box.components import FACE_DOWN
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.rules.rows import TABLE

Saved = dict[str, Any]


def rows_of(page: Page) -> dict[str, list[int]]:
    rows = {}
    for field, start in zip(page.fields, page.starts, strict=True):
        slots = list(page.bytes[start : start + field.slots])
        if field.counted:
            count, slots = slots[0], slots[1:]
            assert not any(slots[count:])
            slots = slots[:count]
        rows[field.name] = [value - field.bias for value in slots]
    return rows


def read(page: Page, setting: Setting) -> tuple[int, Saved]:
    """The seat and its view, as `save` writes one down; rows that no field holds are empty."""
    rows = rows_of(page)
    numbers = dict(zip(observed_numbers(TABLE), rows["numbers"], strict=True))
    lists = [name for name in names(TABLE, LIST) + names(TABLE, TUPLE) if name != "revolt_farmers"]
    saved: Saved = {name: rows.get(name, []) for name in lists}
    saved |= {name: numbers[name] for name in names(TABLE, NUMBER)}
    saved["points"] = [low + above for low, above in zip(rows["points"], rows["points_above"], strict=True)]
    saved["event_pile"] = [FACE_DOWN] * numbers["event_pile"]
    saved["extra"] = [[] for _ in setting.module_rows]
    for number, row in setting.observed:
        saved["extra"][number] = rows[row.name]
    return numbers["seat"], saved


def without_chance(saved: Saved) -> Saved:
    """A saved view has no chance to come and no shelves; so nothing of these is to be found in an observation, nor is
    the rules version, which is not of the state."""
    return {key: value for key, value in saved.items() if key not in (*names(TABLE, STREAM), "shelves", "rules")}
