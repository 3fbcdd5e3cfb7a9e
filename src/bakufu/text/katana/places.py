"""What each place offers to a figure: a Sword and its card, an area with its prices, a line of the Forge."""

from __future__ import annotations

from bakufu.katana.advice.forecast import LineForecast, of_line
from bakufu.katana.box.components import CELL_NAMES, KATANA, LINES, RESOURCES, ROOMS, ROWS, SPACES
from bakufu.katana.rules.benefits import coins_of
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import first_space, next_resource
from bakufu.katana.views.open_pieces import by_resource
from bakufu.katana.views.open_players import under
from bakufu.katana.views.view import View
from bakufu.text.katana.teller import KatanaTeller


def tile(teller: KatanaTeller, view: View, sword: int) -> str:
    """What is printed on a Sword tile."""
    setting = view.known.setting
    return teller.say(
        "option-tile",
        recipe=teller.recipe([RESOURCES[resource] for resource in setting.recipe[sword]]),
        points=setting.points[sword],
        coins=setting.advance[sword],
        strength=setting.strength[sword],
    )


def sword_hint(teller: KatanaTeller, view: View, place: str) -> str:
    """A Sword of a House: the tile, its starting space, and its card."""
    known = view.known
    space = SPACES.index(place)
    sword = known.sword_at[space]
    house = known.setting.house_of[space]
    told = teller.say(
        "option-sword",
        house=teller.name("house", place.split("-")[0]),
        tile=tile(teller, view, sword),
        space=CELL_NAMES[first_space(known, sword)],
    )
    if not known.decks[house]:
        return told
    card = known.decks[house][-1] + 1
    with_card = teller.say(
        "option-with-card",
        number=str(card),
        effect=teller.effect(card),
        coins=teller.coins(teller.cost(card)),
        benefit=teller.benefit(card),
    )
    return teller.clauses([told, with_card])


def line_gives(teller: KatanaTeller, known: State, seat: int, line: int, doubled: bool = False) -> str:
    """The benefit of a line of the Forge for a delivery, with the cards under it."""
    times = 2 if doubled else 1
    resources = {RESOURCES[line]: known.setting.row_resources * times} if line < ROWS else {}
    points = 0
    for card in under(known, seat)[LINES[line]]:
        benefit = card["benefit"]
        points += benefit["points"] * times
        if benefit["resource"]:
            resources[benefit["resource"]] = resources.get(benefit["resource"], 0) + times
    coins = coins_of(known, seat, line) * times
    told = [teller.coins(coins)] if coins else []
    told += [teller.some({name: resources[name]}) for name in RESOURCES if resources.get(name)]
    told += [teller.say("phrase-points", points=points)] if points else []
    return teller.joined(told)


def area_hint(teller: KatanaTeller, view: View, place: str) -> str:
    known, setting = view.known, view.known.setting
    assert view.seat is not None
    if place == "market":
        prices = [
            teller.say("option-price", resource=teller.name("resource", RESOURCES[r]), coins=setting.price[r])
            for r in (1, 2, 3, 0)
        ]
        cards = [teller.card(face + 1) for face in dict.fromkeys(known.market_row)]
        return teller.say(
            "option-market", prices=teller.row(prices), cards=teller.either(cards) if cards else teller.joined([])
        )
    if place == "academy":
        steps = [
            teller.say("option-price", resource=teller.name("resource", name), coins=coins)
            for name, coins in by_resource(known.decorators, view.seat).items()
        ]
        return teller.say("option-academy", steps=teller.row(steps))
    if place == "palace":
        rooms = [teller.room(ROOMS[room]) for room in known.rooms]
        return teller.say("option-palace", rooms=teller.row(rooms))
    return teller.say("option-komainu", coins=teller.coins(setting.komainu_coins))


def line_hint(teller: KatanaTeller, view: View, line: str, monk: bool) -> str:
    """Which Swords a figure in a line of the Forge would move, and which would stay."""
    assert view.seat is not None
    return line_words(teller, view, of_line(view.known, view.seat, LINES.index(line), int(monk)))


def line_words(teller: KatanaTeller, view: View, found: LineForecast) -> str:
    moved = teller.joined([teller.sword(sword) for sword in found.swords])
    told = teller.say(
        "forecast-moves",
        count=len(found.swords),
        swords=moved,
        resources=teller.some(found.resources),
    )
    return teller.clauses([told, *staying(teller, view, found)])


def staying(teller: KatanaTeller, view: View, found: LineForecast) -> list[str]:
    """For each Sword that would stay, the reason."""
    return [_stays(teller, view, sword, rule) for sword, rule in found.blocked.items()]


def _stays(teller: KatanaTeller, view: View, sword: str, rule: str) -> str:
    assert view.seat is not None
    number = int(sword) - 1 if sword.isdigit() else KATANA + view.seat
    lacking = ""
    if rule == "movement.recipe-order":
        lacking = teller.name("resource", RESOURCES[next_resource(view.known, number)])
    return teller.say("forecast-stays", sword=teller.sword(sword), rule=rule.replace(".", "-"), resource=lacking)
