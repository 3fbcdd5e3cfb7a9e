"""The samples that the browser client's tests use are what today's server says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.samples import WRITTEN


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_the_samples_are_what_the_server_says(file: Path) -> None:
    fresh = WRITTEN[file]()
    assert file.read_text(encoding="utf-8") == fresh, (
        f"{file.name} is old: run `python -m tests.web.samples`, then `npm run check` and `npm test` in web/"
    )
