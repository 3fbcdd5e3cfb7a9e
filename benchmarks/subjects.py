"""The games as subjects of the fuzzer and the property tests."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bakufu
from bakufu.katana.box.options import PLAYERS, ROOM_SETUPS
from bakufu.katana.views.moves import STRETCHES
from bakufu.kernel.contract import Game
from bakufu.kernel.flow import NO_DECISION
from bakufu.shogun.box.picks import NUMBER, OPEN_CARD, PLACE, YES
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from benchmarks.katana import accounts as katana_accounts
from benchmarks.katana import leanings as katana_leanings
from benchmarks.random_players import Leaning
from benchmarks.shogun import accounts as shogun_accounts
from benchmarks.shogun.modules.manifests import leanings

Options = dict[str, Any]
Table = Mapping[str, Any]

BOARDS = (("sun", "fixed"), ("sun", "claim"), ("moon", "claim"))
SUBSETS = [[name for bit, name in enumerate(NAMES) if bits & 1 << bit] for bits in range(1 << len(NAMES))]


@dataclass(frozen=True)
class Subject:
    """One game. `boxes` are corrections of the component data by name, and `shares` how often each is played.

    `stretches` are the numbers where another kind of move begins; `suspects` are moves to try, legal or not. `dull` is
    a decision that fills most of a game and refuses little. `audit` and `most_decisions` get a state and the table of
    its component data.
    """

    name: str
    options: list[Options]
    boxes: Mapping[str, str]
    shares: tuple[str, ...]
    stretches: tuple[int, ...]
    suspects: Callable[[Any, int], list[int]]
    dull: int
    leanings: Callable[[Options], list[Leaning]]
    audit: Callable[[Any, Table], list[str]]
    most_decisions: Callable[[Any, Table], int]

    def load(self, box: str = "shipped") -> Game[Any, Any]:
        """The game with the component data of this box."""
        if not self.boxes[box]:
            return bakufu.load(self.name)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "box.toml")
            file.write_text(self.boxes[box], encoding="utf-8")
            game = bakufu.load(self.name, facts=file)
        assert game.facts.corrected, f"the {box} box of {self.name} changes nothing"
        return game


SHOGUN = Subject(
    name="shogun",
    options=[
        {"players": players, "side": side, "setup": setup, "modules": modules}
        for modules in SUBSETS
        for players in (3, 4, 5)
        for side, setup in BOARDS
    ],
    boxes={
        "shipped": "",
        "scarce": shogun_accounts.SCARCE_BOX + shogun_accounts.SCARCE_MODULES,
        "few": shogun_accounts.FEW_PROVINCES,
        "plenty": shogun_accounts.PLENTY,
    },
    shares=("shipped",) * 6 + ("scarce",) * 2 + ("few", "plenty"),
    stretches=tuple(sorted((0, PLACE, OPEN_CARD, NUMBER, YES, *shogun_accounts.STRETCHES_OF_MODULES))),
    suspects=lambda state, seat: [],
    dull=PLAN,
    leanings=lambda options: leanings(options.get("modules", ())),
    audit=lambda state, table: shogun_accounts.audit(state, shogun_accounts.pieces(table)),
    most_decisions=shogun_accounts.most_decisions,
)
KATANA = Subject(
    name="katana",
    options=[{"players": players, "rooms": rooms} for players in PLAYERS for rooms in ROOM_SETUPS],
    boxes={
        "shipped": "",
        "rich": katana_accounts.RICH,
        "worthless": katana_accounts.WORTHLESS,
        "scarce": katana_accounts.SCARCE,
    },
    shares=("shipped",) * 4 + ("rich",) * 3 + ("worthless",) + ("scarce",) * 2,
    stretches=tuple(STRETCHES),
    suspects=katana_leanings.suspects,
    dull=NO_DECISION,
    leanings=lambda options: list(katana_leanings.LEANINGS),
    audit=katana_accounts.audit,
    most_decisions=katana_accounts.most_decisions,
)
SUBJECTS = {subject.name: subject for subject in (SHOGUN, KATANA)}
