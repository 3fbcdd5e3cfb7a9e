"""The main board as text: the round, Houses, Market, Academy, Palace, Komainu and Honor cards."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import RESOURCES, ROUNDS
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed, wrapped
from bakufu.text.katana.teller import KatanaTeller


def title(teller: KatanaTeller, table: Json) -> list[str]:
    if table["over"]:
        return [teller.say("board-over")]
    text = teller.say(
        "board-title",
        round=table["round"],
        rounds=ROUNDS,
        player=teller.player(table["turn"]),
        points=table["round_points"],
        coins=teller.coins(table["offering"]),
    )
    return wrapped(text)


def figure(teller: KatanaTeller, found: Json | None) -> str:
    """The owner of the figure on a space; "" if it is free."""
    if found is None:
        return ""
    player = teller.player(found["side"])
    return teller.say("board-monk", player=player) if found["monk"] else player


def card_line(teller: KatanaTeller, card: Json) -> str:
    """The immediate effect and the permanent benefit of a card."""
    number = card["card"]
    return teller.say(
        "board-card",
        number=str(number),
        effect=teller.effect(number),
        coins=teller.coins(card["cost"]),
        benefit=teller.benefit(number),
    )


def houses(teller: KatanaTeller, table: Json) -> list[str]:
    say = teller.say
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
        name = teller.name("house", house)
        for space, at in found["spaces"].items():
            called = say("board-space", house=name, number=space.split("-")[1])
            rows.append((called, *_tile(teller, at["sword"]), figure(teller, at["figure"])))
        told = card_line(teller, found["card"]) if found["card"] else say("board-no-card")
        cards.append((name, told, say("board-left", count=found["cards"])))
    return [say("board-houses"), *columns(rows, right=(3, 4, 5)), say("board-house-cards"), *columns(cards)]


def _tile(teller: KatanaTeller, sword: Json | None) -> tuple[str, ...]:
    if sword is None:
        return ("-", "", "", "", "")
    numbers = (str(sword["points"]), str(sword["coins"]), str(sword["strength"]))
    return (sword["sword"], teller.recipe(sword["recipe"]), *numbers)


def letters(teller: KatanaTeller) -> list[str]:
    """The key to the letters of a recipe."""
    told = [
        teller.say("board-letter", letter=teller.name("letter", name), resource=teller.name("resource", name))
        for name in RESOURCES
    ]
    return packed(teller.say("board-letters"), told)


def starting(teller: KatanaTeller, table: Json) -> list[str]:
    """The starting Swords, while they are chosen."""
    if not table["starting"]:
        return []
    return [teller.say("board-starting"), *columns([_tile(teller, sword) for sword in table["starting"]])]


def market(teller: KatanaTeller, table: Json) -> list[str]:
    found = table["market"]
    prices = [
        teller.say("board-price", resource=teller.name("resource", name), coins=coins)
        for name, coins in found["prices"].items()
    ]
    text = teller.say(
        "board-market",
        prices=teller.row(prices),
        deck=found["deck"],
        figures=standing(teller, found),
    )
    cards = [(card_line(teller, card),) for card in found["row"]]
    return [*wrapped(text), *(columns(cards) if cards else [])]


def standing(teller: KatanaTeller, found: Json) -> str:
    """The figures in an area, and the number of free spaces."""
    there = [figure(teller, at) for at in found["figures"]]
    free = found["spaces"] - len(there)
    if not there:
        return teller.say("board-free", free=free)
    told = [teller.say("board-figures", figure=name, count=there.count(name)) for name in dict.fromkeys(there)]
    return teller.say("board-standing", figures=teller.joined(told), free=free)


def academy(teller: KatanaTeller, table: Json) -> list[str]:
    """What a decoration earns each player, by Resource."""
    rows: list[Sequence[str]] = [("", *[teller.name("resource", name) for name in RESOURCES])]
    for player in table["players"].values():
        steps = [str(player["decorators"][name]) for name in RESOURCES]
        rows.append((teller.player(player["seat"]), *steps))
    head = teller.say("board-academy", figures=standing(teller, table["academy"]))
    return [*wrapped(head), *columns(rows, right=(1, 2, 3, 4))]


def palace(teller: KatanaTeller, table: Json) -> list[str]:
    found = table["palace"]
    rows = []
    for number, room in enumerate(found["rooms"], 1):
        there = [teller.player(int(seat)) for seat, rooms in found["family"].items() if room in rooms]
        told = teller.joined(there) if there else ""
        rows.append((teller.say("board-number", number=number), teller.room(room), told))
    return [*wrapped(teller.say("board-palace", figures=standing(teller, found))), *columns(rows)]


def komainu(teller: KatanaTeller, table: Json) -> list[str]:
    at = table["komainu"]
    if at is None:
        return [teller.say("board-komainu-free")]
    return [teller.say("board-komainu", figure=figure(teller, at))]


def honors(teller: KatanaTeller, table: Json) -> list[str]:
    told = [(teller.say("board-number", number=at), teller.honor(card["honor"])) for at, card in _honors(table)]
    return [teller.say("board-honors"), *columns(told)] if told else []


def _honors(table: Json) -> list[tuple[int, Json]]:
    return list(enumerate(table["honors"], 1))
