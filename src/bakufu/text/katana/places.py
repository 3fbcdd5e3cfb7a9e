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
from bakufu.text.katana.renderer import KatanaRenderer


def tile(renderer: KatanaRenderer, view: View, sword: int) -> str:
    """What is printed on a Sword tile."""
    setting = view.known.setting
    return renderer.say(
        "option-tile",
        recipe=renderer.recipe([RESOURCES[resource] for resource in setting.recipe[sword]]),
        points=setting.points[sword],
        coins=setting.advance[sword],
        strength=setting.strength[sword],
    )


def sword_hint(renderer: KatanaRenderer, view: View, place: str) -> str:
    """A Sword of a House: the tile, its starting space, and its card."""
    known = view.known
    space = SPACES.index(place)
    sword = known.sword_at[space]
    house = known.setting.house_of[space]
    told = renderer.say(
        "option-sword",
        house=renderer.name("house", place.split("-")[0]),
        tile=tile(renderer, view, sword),
        space=CELL_NAMES[first_space(known, sword)],
    )
    if not known.decks[house]:
        return told
    card = known.decks[house][-1] + 1
    with_card = renderer.say(
        "option-with-card",
        number=str(card),
        effect=renderer.effect(card),
        coins=renderer.coins(renderer.cost(card)),
        benefit=renderer.benefit(card),
    )
    return renderer.clauses([told, with_card])


def line_gives(renderer: KatanaRenderer, known: State, seat: int, line: int, doubled: bool = False) -> str:
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
    told = [renderer.coins(coins)] if coins else []
    told += [renderer.some({name: resources[name]}) for name in RESOURCES if resources.get(name)]
    told += [renderer.say("phrase-points", points=points)] if points else []
    return renderer.joined(told)


def area_hint(renderer: KatanaRenderer, view: View, place: str) -> str:
    known, setting = view.known, view.known.setting
    assert view.seat is not None
    if place == "market":
        prices = [
            renderer.say("option-price", resource=renderer.name("resource", RESOURCES[r]), coins=setting.price[r])
            for r in (1, 2, 3, 0)
        ]
        cards = [renderer.card(face + 1) for face in dict.fromkeys(known.market_row)]
        return renderer.say(
            "option-market", prices=renderer.row(prices), cards=renderer.either(cards) if cards else renderer.joined([])
        )
    if place == "academy":
        steps = [
            renderer.say("option-price", resource=renderer.name("resource", name), coins=coins)
            for name, coins in by_resource(known.decorators, view.seat).items()
        ]
        return renderer.say("option-academy", steps=renderer.row(steps))
    if place == "palace":
        rooms = [renderer.room(ROOMS[room]) for room in known.rooms]
        return renderer.say("option-palace", rooms=renderer.row(rooms))
    return renderer.say("option-komainu", coins=renderer.coins(setting.komainu_coins))


def line_hint(renderer: KatanaRenderer, view: View, line: str, monk: bool) -> str:
    """Which Swords a figure in a line of the Forge would move, and which would stay."""
    assert view.seat is not None
    return line_words(renderer, view, of_line(view.known, view.seat, LINES.index(line), int(monk)))


def line_words(renderer: KatanaRenderer, view: View, found: LineForecast) -> str:
    moved = renderer.joined([renderer.sword(sword) for sword in found.swords])
    told = renderer.say(
        "forecast-moves",
        count=len(found.swords),
        swords=moved,
        resources=renderer.some(found.resources),
    )
    return renderer.clauses([told, *staying(renderer, view, found)])


def staying(renderer: KatanaRenderer, view: View, found: LineForecast) -> list[str]:
    """For each Sword that would stay, the reason."""
    return [_stays(renderer, view, sword, rule) for sword, rule in found.blocked.items()]


def _stays(renderer: KatanaRenderer, view: View, sword: str, rule: str) -> str:
    assert view.seat is not None
    number = int(sword) - 1 if sword.isdigit() else KATANA + view.seat
    lacking = ""
    if rule == "movement.recipe-order":
        lacking = renderer.name("resource", RESOURCES[next_resource(view.known, number)])
    return renderer.say("forecast-stays", sword=renderer.sword(sword), rule=rule.replace(".", "-"), resource=lacking)
