"""Checks on facts: what a host's corrections must keep so that a game can be played. One line names the value."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bakufu.katana.box.components import (
    ADVANCE_ONE,
    COLUMNS,
    EFFECTS,
    EXCHANGE,
    FACE_COUNT,
    HOUSES,
    MARKET_CARDS,
    RESOURCES,
    ROOM_EFFECT,
    ROOMS,
    ROOMS_ON_THE_BOARD,
    ROUNDS,
    SPACES,
    SWORDS,
)
from bakufu.katana.box.options import PLAYERS
from bakufu.katana.box.picks import MARKET_ROW
from bakufu.katana.box.setting import RECIPE_LETTERS
from bakufu.katana.rules.honor import HONORS
from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import Facts, Table

FEWEST_SIDES = 2  # a single player plays against the Ghost
MOST_SIDES = max(PLAYERS)
DAIMYO_CARDS = 64  # four decks of 16
MOST_EQUAL_NEIGHBOURS = COLUMNS - 2  # each moves the Sword on by a column, and its first Resource by one
STRONGEST = 5
FLOWERS_IN_A_LAP = 6
DAIMYO_EFFECTS = [EFFECTS[effect] for effect in (EXCHANGE, ADVANCE_ONE, ROOM_EFFECT)]
# What an Honor card of these kinds must name in addition to its points.
HONOR_NAMES = {
    "sashimono": "house",
    "resource": "resource",
    "strength": "least",
    "decorated": "least",
    "coins": "least",
}


def check(facts: Facts) -> None:
    table = facts.table
    _check_amounts(table)
    _check_tracks(table)
    _check_spaces(table["spaces"])
    _check_rooms(table["rooms"])
    _check_swords(table["sword"])
    _check_cards(table["card"])
    _check_honors(table["honor"])
    _check_score(table["score"])
    _check_ghost(table["ghost"])


def _check_amounts(table: Table) -> None:
    """Resources cost something, or there would be no end to buying them."""
    for name in RESOURCES:
        _at_least(f"resource.{name}.price", table["resource"][name]["price"], 1)
        _at_least(f"resource.{name}.decorated", table["resource"][name]["decorated"], 0)
        _at_least(f"start.{name}", table["start"][name], 0)
    _at_least("worker.available", table["worker"]["available"], 1)
    _at_least("forge.rows", table["forge"]["rows"], 0)
    _at_least("academy.first", table["academy"]["first"], 0)
    _at_least("academy.last", table["academy"]["last"], table["academy"]["first"])
    _at_least("komainu.coins", table["komainu"]["coins"], 0)


def _check_tracks(table: Table) -> None:
    _track("start.coins", table["start"]["coins"], MOST_SIDES)
    _track("round.points", table["round"]["points"], ROUNDS)
    _track("round.monk", table["round"]["monk"], ROUNDS)
    _track("forge.columns", table["forge"]["columns"], COLUMNS)
    freed_by = table["worker"]["freed_by"]
    if freed_by != sorted(set(freed_by)) or min(freed_by, default=1) < 1:
        raise BadFacts("error-fact-rising", path="worker.freed_by", value=freed_by)


def _check_spaces(spaces: Table) -> None:
    """Every area must be open to the fewest players already."""
    _keys("spaces.swords", spaces["swords"], SPACES)
    swords = list(spaces["swords"].values())
    for name, numbers in (("swords", swords), *[(area, spaces[area]) for area in ("market", "academy", "palace")]):
        if min(numbers, default=0) < 1 or max(numbers) > MOST_SIDES:
            raise BadFacts("error-fact-range", path=f"spaces.{name}", value=numbers, least=1, most=MOST_SIDES)
        if min(numbers) > FEWEST_SIDES:
            raise BadFacts("error-fact-no-space", path=f"spaces.{name}", players=FEWEST_SIDES)


def _check_rooms(rooms: Table) -> None:
    first = rooms["first"]
    for room in first:
        _one_of("rooms.first", room, ROOMS)
    if len(first) != ROOMS_ON_THE_BOARD or len(set(first)) != len(first):
        raise BadFacts("error-fact-rooms", value=first, count=ROOMS_ON_THE_BOARD)
    for key in ("coins", "discount", "steel"):
        _at_least(f"rooms.{key}", rooms[key], 0)


def _check_swords(swords: Table) -> None:
    _keys("sword", swords, _numbers(SWORDS))
    for number, sword in swords.items():
        _check_recipe(f"sword.{number}.recipe", sword["recipe"])
        _at_least(f"sword.{number}.points", sword["points"], 0)
        _at_least(f"sword.{number}.coins", sword["coins"], 0)
        if not 1 <= sword["strength"] <= STRONGEST:
            raise BadFacts(
                "error-fact-range", path=f"sword.{number}.strength", value=sword["strength"], least=1, most=STRONGEST
            )


def _check_recipe(path: str, recipe: str) -> None:
    """A Sword goes from row to neighbouring row, and never beyond the last column."""
    if not recipe or any([letter not in RECIPE_LETTERS for letter in recipe]):
        raise BadFacts("error-fact-letters", path=path, value=repr(recipe), letters=RECIPE_LETTERS)
    equal = 0
    for before, after in pairwise(recipe):
        if abs(RECIPE_LETTERS.index(before) - RECIPE_LETTERS.index(after)) > 1:
            raise BadFacts("error-fact-recipe", path=path, value=repr(recipe), before=before, after=after)
        equal += before == after
    if equal > MOST_EQUAL_NEIGHBOURS:
        most = MOST_EQUAL_NEIGHBOURS
        raise BadFacts("error-fact-equal", path=path, value=repr(recipe), most=most)


def _check_cards(cards: Table) -> None:
    _keys("card", cards, _numbers(FACE_COUNT))
    rows = list(cards.values())
    for number, card in enumerate(rows, start=1):
        known = [EFFECTS[number - 1]] if number <= MARKET_CARDS else DAIMYO_EFFECTS
        _one_of(f"card.{number}.effect", card["effect"], known)
        _check_effect(f"card.{number}", card)
        _check_benefit(f"card.{number}.benefit", card["benefit"])
        _at_least(f"card.{number}.copies", card["copies"], 0)
        _at_least(f"card.{number}.cost", card["cost"], 0)
    market, daimyo = rows[:MARKET_CARDS], rows[MARKET_CARDS:]
    _at_least("card.*.copies (Market)", sum([card["copies"] for card in market]), MARKET_ROW)
    copies = sum([card["copies"] for card in daimyo])
    if copies != DAIMYO_CARDS:
        raise BadFacts("error-fact-daimyo", copies=copies, wanted=DAIMYO_CARDS)


def _check_effect(path: str, card: Table) -> None:
    effect = EFFECTS.index(card["effect"])
    if effect == EXCHANGE:
        shown = card.get("resources", [])
        for resource in shown:
            _one_of(f"{path}.resources", resource, RESOURCES)
        if len(shown) != 2 or shown[0] == shown[1]:
            raise BadFacts("error-fact-two", path=f"{path}.resources", value=shown)
    elif effect == ROOM_EFFECT:
        _one_of(f"{path}.room", card.get("room"), ROOMS)
    elif "monk" in card:
        _at_least(f"{path}.monk", card["monk"], 0)


def _check_benefit(path: str, benefit: Table) -> None:
    for key in ("coins", "points"):
        _at_least(f"{path}.{key}", benefit.get(key, 0), 0)
    if "resource" in benefit:
        _one_of(f"{path}.resource", benefit["resource"], RESOURCES)


def _check_honors(honors: Table) -> None:
    """Everybody takes one in every round."""
    _at_least("honor.*", len(honors), MOST_SIDES * ROUNDS)
    _keys("honor", honors, _numbers(len(honors)))
    for number, card in honors.items():
        path = f"honor.{number}"
        _one_of(f"{path}.kind", card["kind"], list(HONORS))
        _at_least(f"{path}.points", card["points"], 0)
        name = HONOR_NAMES.get(card["kind"])
        if name is not None and name not in card:
            raise BadFacts("error-fact-lacks", path=path, kind=card["kind"], name=name)
        _one_of(f"{path}.house", card.get("house", HOUSES[0]), HOUSES)
        _one_of(f"{path}.resource", card.get("resource", RESOURCES[0]), RESOURCES)
        _at_least(f"{path}.least", card.get("least", 1), 1)


def _check_score(score: Table) -> None:
    _at_least("score.lap", score["lap"], FLOWERS_IN_A_LAP)
    flowers = score["flowers"]
    rising = flowers == sorted(set(flowers)) and len(flowers) == FLOWERS_IN_A_LAP
    if not rising or flowers[0] < 1 or flowers[-1] > score["lap"]:
        raise BadFacts("error-fact-flowers", value=flowers, count=FLOWERS_IN_A_LAP)
    sets = score["sashimono"]
    _track("score.sashimono", sets, len(HOUSES))
    adds = [more - less for less, more in pairwise([0, *sets])]
    if adds != sorted(adds):
        raise BadFacts("error-fact-sashimono", value=sets)
    _at_least("score.coins_a_point", score["coins_a_point"], 1)
    _at_least("score.favour", score["favour"], 0)
    _at_least("score.honor_most", score["honor_most"], 0)


def _check_ghost(ghost: Table) -> None:
    """A Daimyo card leaves the deck in every Restore, and one of those set aside comes in."""
    restores = ROUNDS - 1
    for name, count in ghost["deck"].items():
        _at_least(f"ghost.deck.{name}", count, restores if name == "daimyo" else 0)
    for name, count in ghost["aside"].items():
        if count != 1:
            raise BadFacts("error-option", option=f"ghost.aside.{name}", value=count, possible=1)


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _keys(path: str, table: Table, known: Sequence[str]) -> None:
    if list(table) != list(known):
        raise BadFacts("error-fact-keys", path=path, first=known[0], last=known[-1])


def _track(path: str, values: list[int], length: int) -> None:
    if len(values) != length or min(values) < 0:
        raise BadFacts("error-fact-numbers", path=path, value=values, count=length, least=0)


def _at_least(path: str, value: int, least: int) -> None:
    if value < least:
        raise BadFacts("error-fact-least", path=path, value=value, least=least)


def _one_of(path: str, value: object, known: Sequence[str]) -> None:
    if value not in known:
        raise BadFacts("error-fact-one-of", path=path, wrong=value, known=known)
