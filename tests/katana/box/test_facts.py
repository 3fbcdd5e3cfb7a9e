"""The facts of SHOGUN NO KATANA: sourced, true to the rulebook's examples, and checked when a host corrects them."""

from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from bakufu import BadFacts
from bakufu.katana.box.components import HOUSES, MARKET_CARDS, RESOURCES, ROUNDS
from bakufu.katana.box.fact_checks import check
from bakufu.katana.box.options import checked
from bakufu.katana.box.setting import RECIPE_LETTERS, Setting
from bakufu.katana.rules.honor import HONORS
from bakufu.kernel.facts import LABELS, corrected, leaves
from tests.katana.laying_out import SHIPPED

TABLE = SHIPPED.table
SWORDS = list(TABLE["sword"].values())
RECIPES = [sword["recipe"] for sword in SWORDS]
CARDS = list(TABLE["card"].values())
PRICE = {letter: TABLE["resource"][name]["price"] for letter, name in zip(RECIPE_LETTERS, RESOURCES, strict=True)}


def setting(players: int) -> Setting:
    return Setting(checked({"players": players}), SHIPPED)


def end_of(recipe: str) -> tuple[int, int]:
    """Row and column, from 1, where a finished Sword lies: moved step by step."""
    row, column = RECIPE_LETTERS.index(recipe[0]), 1
    for letter in recipe:
        if RECIPE_LETTERS.index(letter) == row:
            column += 1
        row = RECIPE_LETTERS.index(letter)
    return row + 1, column


def swords_of(points: int, row: int, column: int) -> list[str]:
    return [sword["recipe"] for sword in SWORDS if (sword["points"], *end_of(sword["recipe"])) == (points, row, column)]


def test_every_value_has_a_source() -> None:
    listed = SHIPPED.listing(uncertain_only=False)
    assert len(listed) == len(leaves(TABLE)) > 400
    assert {fact.label for fact in listed} <= set(LABELS)


def test_what_is_uncertain_has_a_note() -> None:
    uncertain = SHIPPED.listing(uncertain_only=True)
    paths = {fact.path for fact in uncertain}
    assert {"sword.1.recipe", "card.8.cost", "academy.last", "forge.columns"} <= paths
    assert not {"card.3.cost", "card.5.benefit.coins", "start.coins", "honor.13.points"} & paths
    assert all(fact.note for fact in uncertain)


def test_shipped_facts_pass_the_checks() -> None:
    check(SHIPPED)


# Swords


def test_no_two_swords_are_alike() -> None:
    assert len(set(RECIPES)) == len(SWORDS) == 50


def test_the_advance_never_covers_the_resources() -> None:
    assert all(sword["coins"] < sum(PRICE[letter] for letter in sword["recipe"]) for sword in SWORDS)


def by_length(field: str) -> list[list[int]]:
    return [[sword[field] for sword in SWORDS if len(sword["recipe"]) == length] for length in (3, 4, 5)]


@pytest.mark.parametrize("field", ["points", "coins"])
def test_longer_swords_are_worth_more_and_pay_more_up_front(field: str) -> None:
    averages = [mean(values) for values in by_length(field)]
    assert averages == sorted(averages)
    assert sum(map(len, by_length(field))) == len(SWORDS)


def test_higher_numbers_are_worth_no_less() -> None:
    points = [sword["points"] for sword in SWORDS]
    assert points == sorted(points)


@pytest.mark.parametrize("end", [0, -1])
def test_first_and_last_resources_are_spread(end: int) -> None:
    counts = Counter(recipe[end] for recipe in RECIPES)
    assert sorted(counts) == sorted(RECIPE_LETTERS)
    assert max(counts.values()) - min(counts.values()) <= 2


def test_strengths_are_spread() -> None:
    assert Counter(sword["strength"] for sword in SWORDS) == dict.fromkeys(range(1, 6), 10)


def test_every_column_from_the_second_on_is_reached() -> None:
    assert set(Counter(end_of(recipe)[1] for recipe in RECIPES)) == {2, 3, 4, 5}


def test_the_swords_of_the_examples_exist() -> None:
    """Of examples 2, 3 and 8 the Coins and how recipes begin; of 11, 13 and 14 the points and the last space."""
    assert {4, 5} <= {sword["coins"] for sword in SWORDS}
    for beginning in ("LW", "SWW", "TS"):
        assert any(recipe.startswith(beginning) and len(recipe) > 3 for recipe in RECIPES)
    assert any("L" in recipe and "W" in recipe and recipe.count("S") >= 2 for recipe in swords_of(6, 3, 3))
    assert any("W" in recipe and "S" in recipe for recipe in swords_of(5, 3, 4))
    assert swords_of(5, 1, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_enough_swords(players: int) -> None:
    assert players + ROUNDS * len(setting(players).spaces) <= len(SWORDS)


# Boards


def test_example_11_takes_its_steel_and_coin_from_the_forge() -> None:
    assert (TABLE["forge"]["columns"][2], TABLE["forge"]["rows"]) == (1, 1)


def test_example_5_earns_six_coins() -> None:
    """A Decorator two steps further and three where they began."""
    assert (TABLE["academy"]["first"] + 2) + 3 * TABLE["academy"]["first"] == 6


@pytest.mark.parametrize(("players", "swords", "market"), [(1, 8, 4), (2, 8, 4), (3, 10, 4), (4, 11, 5)])
def test_spaces_by_the_number_of_players(players: int, swords: int, market: int) -> None:
    """The Ghost counts as a player."""
    game = setting(players)
    assert (len(game.spaces), game.market_spaces) == (swords, market)


# Cards


def test_cards_of_the_market_and_of_the_daimyos() -> None:
    market, daimyo = CARDS[:MARKET_CARDS], CARDS[MARKET_CARDS:]
    assert sum(card["copies"] for card in daimyo) == 4 * 16
    assert sum(card["copies"] for card in market) <= 56
    for card in (CARDS[2], CARDS[4]):
        assert (card["cost"], card["benefit"]) == (3, {"coins": 2})


def test_every_two_resources_can_be_exchanged() -> None:
    pairs = Counter(tuple(sorted(card["resources"])) for card in CARDS if card["effect"] == "exchange")
    assert len(pairs) == 6
    assert len(set(pairs.values())) == 1


def test_the_card_of_example_12_exists() -> None:
    """The effect of a Room with 2 Coins; a third one must be added for the benefit."""
    cards = [card for card in CARDS if card.get("room") == "coins"]
    assert TABLE["rooms"]["coins"] == 2
    assert any(card["cost"] == 3 for card in cards)


def test_a_benefit_costs_the_same_on_every_card() -> None:
    costs = {(str(card["benefit"]), card["cost"]) for card in CARDS}
    assert len(costs) == len({benefit for benefit, _ in costs}) == 8


def test_honor_cards_are_of_fifteen_kinds() -> None:
    kinds = [card["kind"] for card in TABLE["honor"].values()]
    assert set(kinds) == set(HONORS)
    assert len(set(kinds)) == 15
    assert len(kinds) >= 4 * ROUNDS
    assert {card["house"] for card in TABLE["honor"].values() if card["kind"] == "sashimono"} == set(HOUSES)


# Corrections


def correction(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return file


def test_a_correction_counts(tmp_path: Path) -> None:
    facts = corrected(SHIPPED, correction(tmp_path, "[sword.7]\nrecipe = 'TSWL'\npoints = 9\n"))
    check(facts)
    game = Setting(checked({}), facts)
    assert (game.recipe[6], game.points[6]) == ([3, 2, 1, 0], 9)
    assert game.facts_digest != setting(4).facts_digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[resource.wood]\nprice = 0", "resource.wood.price is 0; expected 1 or more"),
        ("[start]\ncoins = [0, 1]", "start.coins is [0, 1]; expected 4 numbers of at least 0"),
        ("[round]\nmonk = [5, 6, 8, -1]", "round.monk is"),
        ("[worker]\nfreed_by = [4, 2]", "worker.freed_by is [4, 2]; expected ascending numbers from 1"),
        ("[forge]\ncolumns = [1]", "forge.columns is [1]; expected 5 numbers"),
        ("[academy]\nlast = 0", "academy.last is 0; expected 1 or more"),
        ("[spaces]\nmarket = []", "spaces.market is []; expected 1 to 4"),
        ("[spaces]\npalace = [3, 4]", "spaces.palace has no space for 2 players"),
        ("[spaces.swords]\nred-1 = 5", "spaces.swords is"),
        ("[rooms]\nfirst = ['coins', 'coins', 'move', 'steel', 'leather']", "expected 5 different Rooms"),
        (
            "[rooms]\nfirst = ['coin', 'move', 'steel', 'leather', 'lacquer']",
            "rooms.first is 'coin'; did you mean coins?",
        ),
        ("[sword.1]\nrecipe = 'LWX'", "sword.1.recipe is 'LWX'; expected letters from LWST"),
        ("[sword.1]\nrecipe = ''", "sword.1.recipe is ''; expected"),
        ("[sword.1]\nrecipe = 'LSW'", "the rows of L and S aren't adjacent"),
        ("[sword.1]\nrecipe = 'LLLWWW'", "expected at most 3 Resources that follow one of their own kind"),
        ("[sword.1]\nstrength = 6", "sword.1.strength is 6; expected 1 to 5"),
        ("[card.3]\neffect = 'double-points'", "card.3.effect is 'double-points'"),
        ("[card.8]\neffect = 'room'", "card.8.room is None"),
        ("[card.8]\nresources = ['wood', 'wood']", "expected two different Resources"),
        ("[card.8]\nresources = ['wood', 'gold']", "card.8.resources is 'gold'"),
        ("[card.9.benefit]\nresource = 'gold'", "card.9.benefit.resource is 'gold'"),
        ("[card.8]\ncopies = 3", "there are 65 copies of Daimyo cards; expected 64"),
        ("[card.8]\ncopies = 1", "there are 63 copies of Daimyo cards; expected 64"),
        ("[card.8]\ncost = -1", "card.8.cost is -1; expected 0 or more"),
        ("[card.1]\nmonk = -1", "card.1.monk is -1"),
        ("[honor.13]\nkind = 'wealth'", "honor.13.kind is 'wealth'"),
        ("[honor.13]\nkind = 'resource'", "honor.13 has kind resource, but no resource"),
        ("[honor.1]\nhouse = 'pink'", "honor.1.house is 'pink'; expected one of: red"),
        ("[honor.21]\nleast = 0", "honor.21.least is 0; expected 1 or more"),
        ("[score]\nflowers = [1, 2, 3, 4, 5, 90]", "expected 6 ascending numbers from 1 to score.lap"),
        ("[score]\nsashimono = [2, 3, 4, 7]", "each further kind must add at least as much"),
        ("[score]\ncoins_a_point = 0", "score.coins_a_point is 0; expected 1 or more"),
        ("[ghost.deck]\ndaimyo = 2", "ghost.deck.daimyo is 2; expected 3 or more"),
        ("[ghost.aside]\nmarket = 2", "ghost.aside.market is 2; expected 1"),
    ],
)
def test_impossible_corrections_are_refused_in_one_line(tmp_path: Path, text: str, says: str) -> None:
    facts = corrected(SHIPPED, correction(tmp_path, text))
    with pytest.raises(BadFacts) as refused:
        check(facts)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)
