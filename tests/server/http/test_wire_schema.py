"""The schema of all that is sent: it is fresh, and the OpenAPI schema describes views, events and messages with it."""

from __future__ import annotations

import json
import re
from unittest.mock import patch

import yaml
from handbook.wire import SCHEMA, schema

from bakufu.server.app import create_app
from bakufu.server.settings import Settings
from tests.server.security.house import House

DESCRIPTION = create_app(Settings(database="sqlite://", secret="signs nothing at all")).openapi_schema.to_schema()


def test_the_schema_is_what_the_types_say() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema(), "it is old: python -m handbook writes it anew"


def test_routes_refer_to_views_and_events() -> None:
    described = DESCRIPTION["components"]["schemas"]
    assert described["History"]["properties"]["view"] == {"allOf": [{"$ref": "#/components/schemas/View"}]}
    assert described["Step"]["properties"]["events"]["items"] == {"allOf": [{"$ref": "#/components/schemas/Event"}]}
    assert described["ShogunEvent"]["discriminator"]["propertyName"] == "type"


def test_whatever_is_referred_to_is_there() -> None:
    referred = set(re.findall(r'"#/components/schemas/([^"]*)"', json.dumps(DESCRIPTION)))
    assert referred - DESCRIPTION["components"]["schemas"].keys() == set()


def test_it_is_written_as_yaml_once(home: House) -> None:
    nobody = home.visitor()
    first = nobody.ask("GET", "/api/docs/openapi.yaml")
    assert yaml.safe_load(first.text)["openapi"]
    with patch.object(yaml, "dump", side_effect=AssertionError("again")):
        assert nobody.ask("GET", "/api/docs/openapi.yml").content == first.content
