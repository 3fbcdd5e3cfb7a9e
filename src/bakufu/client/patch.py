"""Merge patches (RFC 7396): how a client comes from the view it has to the next one."""

from __future__ import annotations

from typing import Any


def patched(value: Any, patch: Any) -> Any:
    """A new value; the old one stays as it was. Null in a patch takes a key away."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            merged.pop(key, None)
        else:
            merged[key] = patched(merged.get(key), change)
    return merged
