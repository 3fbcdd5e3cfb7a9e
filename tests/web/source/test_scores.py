"""The final scoring adds up: the browser has a row for every kind of points that a game gives."""

from __future__ import annotations

from bakufu.shogun.modules.manifests import MODULES
from tests.shogun.table import GAME
from tests.web.source.styles import SOURCE


def test_every_kind_of_points_has_a_row() -> None:
    kinds = set(GAME.setting({"players": 5, "modules": [module.name for module in MODULES]}).scores.values())
    assert {"favours", "samurai", "statues", "chambers"} <= kinds
    rows = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "shogun").rglob("*.ts"))
    assert sorted(kind for kind in kinds if f"kind: '{kind}'," not in rows) == []
