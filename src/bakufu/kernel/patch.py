"""Patches: the difference between two views as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]  # a JSON object: only its reader knows what is inside


def merge_patch(old: Json, new: Json) -> Json:
    """The patch that turns `old` into `new`. A key that is gone becomes null."""
    patch: Json = {}
    for key, value in new.items():
        before = old.get(key)
        # Most of a view doesn't change, and a comparison is cheaper than a recursive call.
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
