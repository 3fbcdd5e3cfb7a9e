"""`bakufu daily` prints what a server was committed to."""

from __future__ import annotations

import pytest

from bakufu.cli.main import main
from bakufu.daily.deals import secret_of, table_secret
from bakufu.daily.periods import period_of
from bakufu.kernel.fairness import fingerprint


def test_the_secret_of_a_day_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    day = period_of("2026-11-18")
    assert day is not None
    secret = secret_of("of a server", day)
    assert main(["daily", "--date", "2026-11-18", "--secret", secret]) == 0
    printed = capsys.readouterr().out
    prints = [fingerprint(secret), *[fingerprint(table_secret(secret, game)) for game in ("shogun", "katana")]]
    assert all(shown in printed for shown in prints)
    assert main(["daily", "--date", "2026-W47"]) == 0
    assert main(["daily", "--date", "tomorrow"]) == 2
    assert "tomorrow" in capsys.readouterr().err
