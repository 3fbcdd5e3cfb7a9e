"""Patches: what changes from one view to the next, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def merge_patch(old: Json, new: Json) -> Json:
    """What to change to come from the one to the other. A key that is gone becomes null."""
    patch: Json = {}
    for key, value in new.items():
        before = old.get(key)
        # Most of a view stays as it is, and comparing is cheaper than looking inside.
        if value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = merge_patch(before, value)
        else:
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch
