"""The description of the interface, fuzzed: whatever is sent, the answer is one that the description names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bakufu.server.app import create_app
from bakufu.server.people.identity import COOKIE
from bakufu.server.settings import Settings
from tests.nightly import NIGHTLY
from tests.server.security.house import House
from tests.server.security.party import Party, party

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
EXAMPLES = 100 if NIGHTLY else 5
# The description needs no server, only an application.
DESCRIPTION = create_app(Settings(database="sqlite://", secret="signs nothing at all")).openapi_schema.to_schema()
api = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def tables(home: House) -> Iterator[list[Party]]:
    """One that waits for players, one where a game goes on."""
    with party(home, options={"players": 5}, visible=True) as waiting, party(home, visible=True) as running:
        running.start()
        yield [waiting, running]


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # schemathesis does
@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_described(case: Any, home: House, tables: list[Party]) -> None:
    url = f"http://{home.address}"
    case.call_and_validate(base_url=url, checks=CHECKS)
    at_tables = "table_id" in case.path_parameters
    for found in tables if at_tables else tables[:1]:
        if at_tables:
            case.path_parameters["table_id"] = found.table
        token = found.person("host").token
        case.call_and_validate(base_url=url, headers={"Cookie": f"{COOKIE}={token}"}, checks=CHECKS)


def test_every_refusal_is_described() -> None:
    """With a code for programs and a message for people."""
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
            assert {"503"} <= set(operation["responses"])
            assert path == "/api/health" or "429" in operation["responses"]
