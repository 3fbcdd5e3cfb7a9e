"""JSON merge patches (RFC 7396), which turn a client's view into the next one."""

from __future__ import annotations

from typing import overload

from bakufu.kernel.patch import Json


@overload
def patched(value: object, patch: Json) -> Json: ...
@overload
def patched(value: object, patch: object) -> object: ...
def patched(value: object, patch: object) -> object:
    """Apply a patch to a copy of the value. Null in a patch removes the key."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            merged.pop(key, None)
        else:
            merged[key] = patched(merged.get(key), change)
    return merged
