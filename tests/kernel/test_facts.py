"""Facts: every value has a source, corrections are laid over them, and typing errors are told in one line."""

from pathlib import Path

import pytest

import bakufu
from bakufu import BadFacts
from bakufu.games import facts_of
from bakufu.kernel.facts import LABELS, Facts, Source, corrected, leaves
from bakufu.shogun.box.components import PROVINCES


def test_every_value_has_a_source() -> None:
    facts = facts_of("shogun")
    listed = facts.listing(uncertain_only=False)
    assert len(listed) == len(leaves(facts.table)) > 300
    assert {fact.label for fact in listed} <= set(LABELS)


def test_what_is_uncertain_is_listed_with_a_note() -> None:
    uncertain = facts_of("shogun").listing(uncertain_only=True)
    paths = {fact.path for fact in uncertain}
    assert "sea.moon" in paths
    assert "tower.hold" in paths
    assert "province.Settsu.tax" not in paths
    assert all(fact.note for fact in uncertain)


def test_provinces_are_those_of_the_code() -> None:
    assert sorted(facts_of("shogun").table["province"]) == list(PROVINCES)


def test_a_correction_counts_and_changes_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[province.Kai]\ntax = 9\n")
    game = bakufu.load("shogun", facts=file)
    assert game.setting({}).board.tax[PROVINCES.index("Kai")] == 9
    assert game.facts_digest != bakufu.load("shogun").facts_digest
    assert corrected(facts_of("shogun"), file).source("province.Kai.tax").label == "corrected"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[province.Settsuu]\ntax = 9", "unknown fact province.Settsuu; did you mean Settsu?"),
        ("[province.Kai]\ntax = 'nine'", "province.Kai.tax must be like 5, not nine"),
        ("[province.Kai]\ntax = true", "must be like 5"),
        ("[province.Kai]\ntax = 1979-05-27", "must be like 5"),
        ("[province.Kai]\ntax = -1", "province.Kai.tax is -1; expected 0 or more"),
        ("[province.Kai]\nsites = 4", "expected 0 to 3"),
        ("[province.Kai]\nsun = 'pink'", "'pink'; expected one of: brown"),
        ("[players.4]\ngroups = ['a']", "players.4.groups must be like"),
        ("[players.4]\ngroups = [1, 9]", "groups of 2 to 5"),
        ("[border]\nland = [1]", "border.land must be like"),
        ("[border]\nland = [['Kai', 'Settsuu']]", "unknown province 'Settsuu'; did you mean Settsu?"),
        ("[winter]\nfarmers = ['x']", "winter.farmers must be like"),
        ("[winter]\nfarmers = [1]", "must have the same length"),
        ("[box]\nchests = 20", "box.chests is 20; expected 54 or more"),
        ("[box]\narmies = 99", "box.armies is 99; expected at most 62"),
        ("[event.1]\neffect = 'rain'", "'rain'; expected one of: theatre-calms"),
        ("[tower]\nhold = ['a', 'b', 'c']", "can't read the tower's numbers"),
        ("[tower", "invalid TOML"),
    ],
)
def test_a_typing_error_is_one_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadFacts) as caught:
        bakufu.load("shogun", facts=file)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFacts, match="No such file"):
        bakufu.load("shogun", facts=tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[winter]\nrevolts = [0, 1, 2, 2, 3]", "start at 1"),
        ("[winter]\nfarmers = [1, 2, 2, -1, 3]", "winter.farmers at 0"),
        ("[winter]\nunsupplied = [1, 2, 2, 5, 7]", "ascending numbers"),
        ("[players.5]\ngroups = [2, 2, 2, 2, 2, 2, 2, 2, 2]", "at most 8"),
        ("[players.3]\ngroups = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "at most 11"),
        ("[fixed.3.A]\nSuruga = 60", "expected at most 55"),
        ("[fixed.3.A]\nSuruga = -4", "fixed.3.A.Suruga is -4"),
        ("[left_out]\nsun = ['Suruga']", "Suruga to two players, or it isn't used"),
        ("[left_out]\nsun = ['Surugaa']", "did you mean Suruga?"),
        ("[effect]\ntax-at-most = -3", "effect.tax-at-most is -3"),
        ("[effect.fewer-armies]\ndeploy-5 = 0", "effect.fewer-armies.deploy-5 is 0"),
        ("[deploy]\ndeploy-5 = 0", "deploy.deploy-5 is 0; expected 1 or more"),
        ("[border]\nland = [['Kai', 'Kai']]", "isn't a border"),
        ("[border]\nland = [['Kai', 'Aki', 'Izu']]", "isn't a border"),
        ("[border]\nland = [['Kai', 'Aki'], ['Aki', 'Kai']]", "twice"),
        ("[border]\nland = [['Aki', 'Kai'], ['Kai', 'Aki']]", "twice"),
    ],
)
def test_facts_that_no_game_could_be_played_with(tmp_path: Path, text: str, says: str) -> None:
    test_a_typing_error_is_one_line(tmp_path, text, says)


def test_a_special_card_that_changes_nothing_asks_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[deploy]\nspecial = 5\n")
    game = bakufu.load("shogun", facts=file)
    rng = bakufu.Rng(1)
    for seed in range(8):
        state = game.start({"players": 3}, seed)
        while awaited := game.to_move(state):
            moves = game.moves(state, awaited[0])
            assert len(set(moves)) == len(moves)
            game.play(state, awaited[0], moves[rng.below(len(moves))])


def test_corrections_say_of_which_game_they_are(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[province.Kai]\ntax = 9\n")
    usual, other = bakufu.load("shogun"), bakufu.load("katana")
    assert bakufu.load("shogun", file).facts_digest != usual.facts_digest
    assert bakufu.load("katana", file).facts_digest == other.facts_digest
    file.write_text('game = "katana"\n')
    assert bakufu.load("shogun", file).facts_digest == usual.facts_digest
    file.write_text('game = "go"\n')
    with pytest.raises(BadFacts, match="unknown game 'go'"):
        bakufu.load("shogun", file)


def test_a_later_source_is_an_exception_to_an_earlier_one() -> None:
    sources = [Source("a", "rulebook", ""), Source("a.c", "inferred", "why")]
    facts = Facts({"a": {"b": 1, "c": 2}}, sources, frozenset({"a.b"}))
    assert [facts.source(path).label for path in ("a.b", "a.c", "a.d")] == ["corrected", "inferred", "rulebook"]
