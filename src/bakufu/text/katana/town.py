"""The main board as text: the round, Houses, Market, Academy, Palace, Komainu and Honor cards."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import RESOURCES, ROUNDS
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed, wrapped
from bakufu.text.katana.renderer import KatanaRenderer


def title(renderer: KatanaRenderer, table: Json) -> list[str]:
    if table["over"]:
        return [renderer.say("board-over")]
    text = renderer.say(
        "board-title",
        round=table["round"],
        rounds=ROUNDS,
        player=renderer.player(table["turn"]),
        points=table["round_points"],
        coins=renderer.coins(table["offering"]),
    )
    return wrapped(text)


def figure(renderer: KatanaRenderer, found: Json | None) -> str:
    """The owner of the figure on a space; "" if it is free."""
    if found is None:
        return ""
    player = renderer.player(found["side"])
    return renderer.say("board-monk", player=player) if found["monk"] else player


def card_line(renderer: KatanaRenderer, card: Json) -> str:
    """The immediate effect and the permanent benefit of a card."""
    number = card["card"]
    return renderer.say(
        "board-card",
        number=str(number),
        effect=renderer.effect(number),
        coins=renderer.coins(card["cost"]),
        benefit=renderer.benefit(number),
    )


def houses(renderer: KatanaRenderer, table: Json) -> list[str]:
    say = renderer.say
    head = (
        say("board-column-house"),
        say("board-column-sword"),
        say("board-column-recipe"),
        say("board-column-points"),
        say("board-column-coins"),
        say("board-column-strength"),
        say("board-column-figure"),
    )
    rows: list[Sequence[str]] = [head]
    cards = []
    for house, found in table["houses"].items():
        name = renderer.name("house", house)
        for space, at in found["spaces"].items():
            called = say("board-space", house=name, number=space.split("-")[1])
            rows.append((called, *_tile(renderer, at["sword"]), figure(renderer, at["figure"])))
        told = card_line(renderer, found["card"]) if found["card"] else say("board-no-card")
        cards.append((name, told, say("board-left", count=found["cards"])))
    return [say("board-houses"), *columns(rows, right=(3, 4, 5)), say("board-house-cards"), *columns(cards)]


def _tile(renderer: KatanaRenderer, sword: Json | None) -> tuple[str, ...]:
    if sword is None:
        return ("-", "", "", "", "")
    numbers = (str(sword["points"]), str(sword["coins"]), str(sword["strength"]))
    return (sword["sword"], renderer.recipe(sword["recipe"]), *numbers)


def letters(renderer: KatanaRenderer) -> list[str]:
    """The key to the letters of a recipe."""
    told = [
        renderer.say("board-letter", letter=renderer.name("letter", name), resource=renderer.name("resource", name))
        for name in RESOURCES
    ]
    return packed(renderer.say("board-letters"), told)


def starting(renderer: KatanaRenderer, table: Json) -> list[str]:
    """The starting Swords, while they are chosen."""
    if not table["starting"]:
        return []
    return [renderer.say("board-starting"), *columns([_tile(renderer, sword) for sword in table["starting"]])]


def market(renderer: KatanaRenderer, table: Json) -> list[str]:
    found = table["market"]
    prices = [
        renderer.say("board-price", resource=renderer.name("resource", name), coins=coins)
        for name, coins in found["prices"].items()
    ]
    text = renderer.say(
        "board-market",
        prices=renderer.row(prices),
        deck=found["deck"],
        figures=standing(renderer, found),
    )
    cards = [(card_line(renderer, card),) for card in found["row"]]
    return [*wrapped(text), *(columns(cards) if cards else [])]


def standing(renderer: KatanaRenderer, found: Json) -> str:
    """The figures in an area, and the number of free spaces."""
    there = [figure(renderer, at) for at in found["figures"]]
    free = found["spaces"] - len(there)
    if not there:
        return renderer.say("board-free", free=free)
    told = [renderer.say("board-figures", figure=name, count=there.count(name)) for name in dict.fromkeys(there)]
    return renderer.say("board-standing", figures=renderer.joined(told), free=free)


def academy(renderer: KatanaRenderer, table: Json) -> list[str]:
    """What a decoration earns each player, by Resource."""
    rows: list[Sequence[str]] = [("", *[renderer.name("resource", name) for name in RESOURCES])]
    for player in table["players"].values():
        steps = [str(player["decorators"][name]) for name in RESOURCES]
        rows.append((renderer.player(player["seat"]), *steps))
    head = renderer.say("board-academy", figures=standing(renderer, table["academy"]))
    return [*wrapped(head), *columns(rows, right=(1, 2, 3, 4))]


def palace(renderer: KatanaRenderer, table: Json) -> list[str]:
    found = table["palace"]
    rows = []
    for number, room in enumerate(found["rooms"], 1):
        there = [renderer.player(int(seat)) for seat, rooms in found["family"].items() if room in rooms]
        told = renderer.joined(there) if there else ""
        rows.append((renderer.say("board-number", number=number), renderer.room(room), told))
    return [*wrapped(renderer.say("board-palace", figures=standing(renderer, found))), *columns(rows)]


def komainu(renderer: KatanaRenderer, table: Json) -> list[str]:
    at = table["komainu"]
    if at is None:
        return [renderer.say("board-komainu-free")]
    return [renderer.say("board-komainu", figure=figure(renderer, at))]


def honors(renderer: KatanaRenderer, table: Json) -> list[str]:
    told = [(renderer.say("board-number", number=at), renderer.honor(card["honor"])) for at, card in _honors(table)]
    return [renderer.say("board-honors"), *columns(told)] if told else []


def _honors(table: Json) -> list[tuple[int, Json]]:
    return list(enumerate(table["honors"], 1))
