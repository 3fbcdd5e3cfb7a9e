"""The schema of what goes over the wire, and whether a value fits it. Here nothing may be sent that it doesn't name: a
component is closed, though clients pass over fields that they don't know."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

import bakufu

SCHEMA = Path(bakufu.__file__).parent / "server" / "http" / "wire.json"
# Two components that are parts of one object: only together do they name all its fields.
PARTS = ("Table", "Question")


@cache
def components() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    return {name: schema if name.endswith(PARTS) else closed(schema) for name, schema in found.items()}


def closed(schema: Any) -> Any:
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    inside = {key: closed(value) for key, value in schema.items()}
    if "allOf" in schema:
        return {**inside, "unevaluatedProperties": False}
    return {"additionalProperties": False, **inside} if "properties" in schema else inside


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": components()})


def check(name: str, value: object) -> None:
    """Fails unless the value is what the component of this name says."""
    found = next(iter(validator(name).iter_errors(value)), None)
    assert found is None, f"no {name} at {found.instance_path}: {found.message[-300:]}"
