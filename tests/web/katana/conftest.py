"""What the browser tests of SHOGUN NO KATANA share: a house in which everybody is rich."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.houses import House, Nursery
from tests.web.katana.rich import rich
from tests.web.shogun.modules.favoured import corrected


@pytest.fixture(scope="package")
def rich_house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with corrected(nursery, tmp_path_factory.mktemp("rich"), rich()) as house:
        yield house
