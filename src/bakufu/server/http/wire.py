"""The OpenAPI schema describes everything that is sent: `wire.json`, which `python -m handbook` makes from the types of
both games and of the socket, adds its components to those of the routes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from litestar.openapi.spec import Components, Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin

from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import OfGame

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition

FILE = Path(__file__).with_name("wire.json")
IN_THE_FILE, IN_OPENAPI = "#/$defs/", "#/components/schemas/"


@cache
def schemas() -> Json:
    """By name, referring to each other as OpenAPI does."""
    found: Json = msgspec.json.decode(FILE.read_text(encoding="utf-8").replace(IN_THE_FILE, IN_OPENAPI))
    components: Json = found["$defs"]
    return components


class OfGames(OpenAPISchemaPlugin):
    """Refers to the component where an annotation says that a value is of whichever game is played."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return any(isinstance(mark, OfGame) for mark in field_definition.metadata)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        name = next(mark.name for mark in field_definition.metadata if isinstance(mark, OfGame))
        return Schema(all_of=[Reference(IN_OPENAPI + name)])


@dataclass
class AllComponents(Components):
    """Those that Litestar makes from the routes, and all others."""

    def to_schema(self) -> Json:
        made = super().to_schema()
        return {**made, "schemas": {**schemas(), **made.get("schemas", {})}}
