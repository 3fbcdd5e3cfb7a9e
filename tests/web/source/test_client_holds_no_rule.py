"""The browser client decides nothing: it names no rule, tells nothing apart by one, and holds no number of a move. What
it explains it asks for by topic: `topics.toml` of each game and module has the rule behind each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakufu
from bakufu.games import GAMES as NAMES

CLIENT = Path(__file__).parents[3] / "web" / "src"
GAMES = [bakufu.load(name) for name in NAMES]
RULES = {rule for game in GAMES for rule in game.ledger}
LITERAL = re.compile(r"""(["'`])([a-z][a-z-]*\.[a-z][a-z0-9-]*)\1""")
WORD = re.compile(r"""(["'`])([a-z0-9-]+)\1""")
# The rule of something held against a text, or looked up in a list of one's own.
COMPARED = re.compile(
    r"""\brule\)?\s*[!=]==?\s*["'`]|["'`]\s*[!=]==?\s*\w+\.rule\b|\w\.(?:has|includes)\(\w+\.rule\)"""
)
# A constant number that is called a move or a pick, and a number that is played as it stands.
NUMBERS = re.compile(
    r"const\s+\w*(?:MOVE|PICK|Move|Pick)\w*(?:\s*:\s*number)?\s*=\s*\d+"
    r"|\b(?:numberOf|wordOf)\([^)]*\)\s*!?\s*[-+]"
    r"|\bplay(?:All)?\(\s*\[?\s*\d"
    r"|type:\s*'(?:play|ready)',\s*moves:\s*\[\s*\d"
)
# What rules say of numbers: what is left of a limit or missing for a price, who can pay, who is ahead or tied. The
# server has an answer for each (`free_sites`, `short`, `missing`, `verdict`, places in standings).
RECKONED = re.compile(
    r"\b(?:sites|officials|price|cost|offering)!?\s-\s[a-z]"
    r"|\b(?:coins|chests|rice|officials|brought)\s-\s[\w.]*\b(?:price|cost|offering|officials)\b"
    r"|\b(?:price|cost|offering|officials)\s[<>]=?\s[\w.]*\b(?:coins|chests|rice|brought|officials)\b"
    r"|\b(?:coins|chests|rice|brought|officials)\s[<>]=?\s[\w.]*\b(?:price|cost|offering|officials)\b"
    r"|\bbuildings\.length\s[<>]=?\s[\w.]*\bsites\b"
    r"|\.points\s(?:===|!==|[-<>]=?)\s[\w.!\[\]]*\.points\b"
    r"|\b(?:sums|points|totals)\[[^\]]+\]!?\s(?:===|!==|[-<>]=?)\s"
    r"|Math\.(?:max|min)\(\.\.\.points\)"
    r"|\bMath\.min\(\w*[sS]paces\b.*\bhand"
)
# A number of one's own to hold against those of the table: how much is enough, how many cards a year has. Pictures
# are made up, and a coach has no numbers at all.
COUNTED = r"armies|chests|rice|coins|officials|workers|monks|farmers|provinces|markers|tax|after_monk"
JUDGED = re.compile(
    rf"\b(?:{COUNTED})\)?\s(?:===|!==|[<>]=?)\s(?:[2-9]|\d\d|[A-Z]{{2}})"
    r"|\bconst\s+[A-Z_]*(?:YEAR|EVENT|CHEST|ARMIES|COIN|WORKER|MONK)[A-Z_]*(?:\s*:\s*number)?\s*=\s*\d"
)
OF_A_COACH = re.compile(r"\bconst\s+[A-Z_]+(?:\s*:\s*number)?\s*=\s*\d")
TOGETHER = re.compile(r"`([a-z-]+-\$\{[\w.]+\})`")  # a topic that is put together, in a comment of a topics.toml
PACKAGES = Path(bakufu.__file__).parent
MADE = {"wire.ts"}  # from the types in Python


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


def comparing(folder: Path) -> dict[str, list[str]]:
    """Where a file tells things apart by their rule."""
    found = {path.relative_to(folder).as_posix(): COMPARED.findall(path.read_text("utf-8")) for path in scripts(folder)}
    return {name: compared for name, compared in found.items() if compared}


def numbering(folder: Path) -> dict[str, list[str]]:
    """The numbers of moves that each file holds."""
    found = {path.relative_to(folder).as_posix(): NUMBERS.findall(path.read_text("utf-8")) for path in scripts(folder)}
    return {name: numbers for name, numbers in found.items() if numbers}


def reckoning(folder: Path) -> dict[str, list[str]]:
    """Where a file works out what the rules say of numbers."""
    found = {path.relative_to(folder).as_posix(): RECKONED.findall(path.read_text("utf-8")) for path in scripts(folder)}
    return {name: lines for name, lines in found.items() if lines}


def judging(folder: Path) -> dict[str, list[str]]:
    """Where a file has a number of its own to judge by."""
    found: dict[str, list[str]] = {}
    for path in scripts(folder):
        text = path.read_text("utf-8")
        numbers = [] if path.name.endswith("Picture.svelte") or path.parent.name == "art" else JUDGED.findall(text)
        found[path.relative_to(folder).as_posix()] = numbers + (
            OF_A_COACH.findall(text) if path.parent.name == "lesson" else []
        )
    return {name: numbers for name, numbers in found.items() if numbers}


def unwritten(folder: Path, topics: str) -> set[str]:
    """The topics of this TOML that no file has as they stand there, or as a comment has those that are put together:
    nobody who looks for them would find the screen."""
    client = "\n".join(path.read_text(encoding="utf-8") for path in scripts(folder))
    literals = {literal for _, literal in WORD.findall(client)}
    together = TOGETHER.findall(topics)
    begun = tuple(name.split("$")[0] for name in together)
    alone = {topic for topic in tomllib.loads(topics) if not topic.startswith(begun)}
    return (alone - literals) | {name for name in together if f"`{name}`" not in client}


def test_no_file_names_a_rule() -> None:
    assert citing(CLIENT) == {}


def test_no_file_compares_rules() -> None:
    assert comparing(CLIENT) == {}


def test_every_topic_is_of_a_rule() -> None:
    assert {topic: rule for game in GAMES for topic, rule in game.topics.items() if rule not in game.ledger} == {}


@pytest.mark.parametrize("topics", sorted(PACKAGES.rglob("topics.toml")), ids=lambda path: path.parent.name)
def test_every_topic_is_explained_somewhere(topics: Path) -> None:
    left = unwritten(CLIENT, topics.read_text(encoding="utf-8"))
    assert left == set(), "in no file of web/src: show a Why with this topic, or leave it out"


def test_no_file_holds_the_number_of_a_move() -> None:
    assert numbering(CLIENT) == {}


def test_no_file_reckons_by_a_rule() -> None:
    assert reckoning(CLIENT) == {}


def test_no_file_judges_by_a_number_of_its_own() -> None:
    assert judging(CLIENT) == {}


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
        "const drawn = bids.find(({ rule }) => rule === 'lot')",
        "if ('castle' !== event.rule) return",
        "else if (PASSES.has(event.rule)) pass(event)",
    ],
)
def test_a_planted_comparison_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "story.ts").write_text(f"{line}\n", encoding="utf-8")
    assert list(comparing(tmp_path)) == ["story.ts"]


def test_a_planted_topic_is_found(tmp_path: Path) -> None:
    shown = "const note = { topic: 'plan-markers' }\nconst why = `space-${space}`\n"
    (tmp_path / "shown.ts").write_text(shown, encoding="utf-8")
    topics = '# `space-${space}`\nspace-castle = "a"\n# `score-${kind}`\nscore-castle = "b"\n'
    assert unwritten(tmp_path, f'{topics}plan-markers = "c"\nplan-unfed = "d"') == {"plan-unfed", "score-${kind}"}


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


@pytest.mark.parametrize(
    "line",
    [
        "const free = province.sites - province.buildings.length",
        "if (province.buildings.length < province.sites) return name",
        "t('web-court-short', { missing: officials - brought })",
        "const poor = me.coins - view.offering < 2",
        "return found !== null && found.price > found.coins",
        "const can = chests >= forecast.prices.cost",
        "const tied = rows.some((row, index) => rows[index - 1]!.points === row.points)",
        "rows.toSorted((one, other) => other.points - one.points)",
        "if (second !== undefined && sums[second] === points) return tie",
        "const best = Math.max(...points)",
        "return Math.min(emptySpaces(plan, spaces).length, handOf(plan, cards).length)",
    ],
)
def test_a_planted_reckoning_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "end.ts").write_text(f"{line}\n", encoding="utf-8")
    assert list(reckoning(tmp_path)) == ["end.ts"]


@pytest.mark.parametrize(
    "line",
    [
        "const A_YEAR = 4",
        "about: looking(({ monk }, { forge }) => monk && forge !== null && forge.after_monk < FEW),",
        "return front?.prey && province.armies > 2 ? province.armies - front.defenders : -Infinity",
        "const poor = me.coins < 12",
        "const ENOUGH = 3",
    ],
)
def test_a_planted_judgement_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "lesson").mkdir()
    (tmp_path / "lesson" / "notes.ts").write_text(f"{line}\n", encoding="utf-8")
    assert list(judging(tmp_path)) == ["lesson/notes.ts"]


def test_what_the_server_says_may_be_shown(tmp_path: Path) -> None:
    shown = "const { rule } = refusals\nplay(move.move)\nt(`web-not-${rule.replaceAll('.', '-')}`)\n"
    shown += "t('sites', { free: province.free_sites, short: offer.missing, armies: there.armies + move.armies })\n"
    (tmp_path / "shown.ts").write_text(shown, encoding="utf-8")
    assert citing(tmp_path) == {}
    assert comparing(tmp_path) == {}
    assert numbering(tmp_path) == {}
    assert reckoning(tmp_path) == {}
    assert judging(tmp_path) == {}
