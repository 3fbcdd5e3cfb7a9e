"""One house for all tests that only look at what is refused; the others build their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.security.client import some_client
from tests.server.security.house import House, house, settings


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the data of whoever runs it."""
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path / "data"))


@pytest.fixture(scope="package")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    client = some_client(folder / "client")
    with house(settings(folder), client=client) as built:
        yield built
