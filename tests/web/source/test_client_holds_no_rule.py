"""The browser client decides nothing: it derives nothing from rules, names none beyond explaining them, and holds no
number of a move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakufu

CLIENT = Path(__file__).parents[3] / "web" / "src"
RULES = {rule for name in ("shogun", "katana") for rule in bakufu.load(name).ledger}
LITERAL = re.compile(r"""(["'`])([a-z][a-z-]*\.[a-z][a-z0-9-]*)\1""")
# A constant number that is called a move or a pick, and a number that is played as it stands.
NUMBERS = re.compile(
    r"const\s+\w*(?:MOVE|PICK|Move|Pick)\w*(?:\s*:\s*number)?\s*=\s*\d+"
    r"|\b(?:numberOf|wordOf)\([^)]*\)\s*!?\s*[-+]"
    r"|\bplay(?:All)?\(\s*\[?\s*\d"
    r"|type:\s*'(?:play|ready)',\s*moves:\s*\[\s*\d"
)
MADE = {"wire.ts"}  # from the types in Python
# These cite rules to explain them: behind a "Why?", in a lesson, or to tell events apart in the log. They decide
# nothing by them. A file that cites none any more leaves the list.
EXPLAINING = {
    "gallery/Controls.svelte",
    "katana/lesson/notes.ts",
    "katana/lesson/remarks.ts",
    "katana/lesson/stories.ts",
    "katana/telling/unfold.ts",
    "shogun/asking/DeployArmies.svelte",
    "shogun/asking/NextRevolt.svelte",
    "shogun/asking/Reinforce.svelte",
    "shogun/asking/claim/ClaimCard.svelte",
    "shogun/asking/order/Bids.svelte",
    "shogun/asking/order/ChoosePlace.svelte",
    "shogun/end/Scoring.svelte",
    "shogun/end/scoring.ts",
    "shogun/fights/AttackPreview.svelte",
    "shogun/fights/FightResult.svelte",
    "shogun/lesson/notes.ts",
    "shogun/lesson/remarks.ts",
    "shogun/lesson/stories.ts",
    "shogun/modules/chambers/TakeChamber.svelte",
    "shogun/modules/chambers/manifest.ts",
    "shogun/modules/court/CourtBoard.svelte",
    "shogun/modules/court/RemoveEvent.svelte",
    "shogun/modules/court/TakeFavour.svelte",
    "shogun/modules/court/favours.ts",
    "shogun/modules/court/manifest.ts",
    "shogun/modules/court/unfold.ts",
    "shogun/modules/leaders/LeaderYesOrNo.svelte",
    "shogun/modules/leaders/MoveLeader.svelte",
    "shogun/modules/leaders/manifest.ts",
    "shogun/modules/samurai/ChooseBenefit.svelte",
    "shogun/modules/samurai/SamuraiBoard.svelte",
    "shogun/news/WinterReport.svelte",
    "shogun/news/since.ts",
    "shogun/planning/PlanSummary.svelte",
    "shogun/planning/plan/actions.ts",
    "shogun/planning/words.ts",
    "shogun/telling/moments.ts",
    "shogun/telling/story.ts",
    "shogun/tower/throws.ts",
}


def scripts(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        tested = path.name.endswith((".test.ts", ".fixture.ts"))
        if path.suffix in {".ts", ".svelte"} and not tested and path.name not in MADE:
            yield path


def citing(folder: Path) -> dict[str, set[str]]:
    """The rules that each file names, by its place in the folder."""
    found: dict[str, set[str]] = {}
    for path in scripts(folder):
        named = {literal for _, literal in LITERAL.findall(path.read_text(encoding="utf-8"))} & RULES
        if named:
            found[path.relative_to(folder).as_posix()] = named
    return found


def numbering(folder: Path) -> dict[str, list[str]]:
    """The numbers of moves that each file holds."""
    found = {path.relative_to(folder).as_posix(): NUMBERS.findall(path.read_text("utf-8")) for path in scripts(folder)}
    return {name: numbers for name, numbers in found.items() if numbers}


def test_rules_are_named_only_to_explain_them() -> None:
    assert set(citing(CLIENT)) == EXPLAINING


def test_no_file_holds_the_number_of_a_move() -> None:
    assert numbering(CLIENT) == {}


@pytest.mark.parametrize(
    "line",
    [
        "if (full) return 'market.free-space'",
        'const rule = "march.adjacent"',
        "const RULES = { castle: `build.castle` }",
    ],
)
def test_a_planted_rule_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "whynot.ts").write_text(f"{line}\n", encoding="utf-8")
    assert list(citing(tmp_path)) == ["board/whynot.ts"]


@pytest.mark.parametrize(
    "line",
    [
        "export const FIRST_CHEST_MOVE = 45",
        "const composeMove: number = 359",
        "void answering.play(61)",
        "choosing.playAll([359, 52])",
        "table.send({ type: 'play', moves: [50] })",
        "const armies = numberOf('shogun', 'nothing')! + 10",
    ],
)
def test_a_planted_number_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "picks.ts").write_text(f"{line}\n", encoding="utf-8")
    assert list(numbering(tmp_path)) == ["picks.ts"]


def test_what_the_server_says_may_be_shown(tmp_path: Path) -> None:
    shown = "const { rule } = refusals\nplay(move.move)\nt(`web-not-${rule.replaceAll('.', '-')}`)\n"
    (tmp_path / "shown.ts").write_text(shown, encoding="utf-8")
    assert citing(tmp_path) == {}
    assert numbering(tmp_path) == {}
