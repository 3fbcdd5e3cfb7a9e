"""The players as text: a table of what each has, and short versions of other players' boards."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import RESOURCES
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, wrapped
from bakufu.text.katana.teller import KatanaTeller
from bakufu.text.katana.washitsu import flags, made


def players(teller: KatanaTeller, table: Json) -> list[str]:
    say = teller.say
    head = (
        say("board-column-player"),
        say("board-column-points"),
        say("board-column-coins"),
        *[teller.name("letter", name) for name in RESOURCES],
        say("board-column-workers"),
        say("board-column-monks"),
        say("board-column-cards"),
        say("board-column-delivered"),
        say("board-column-state"),
    )
    rows: list[Sequence[str]] = [head]
    for player in table["players"].values():
        name = teller.player(player["seat"])
        if player["seat"] == table["seat"]:
            name = say("phrase-own", name=name)
        stock = [str(player["stock"][resource]) for resource in RESOURCES]
        workers = say("board-workers", workers=player["workers"], blocked=player["blocked"])
        rows.append(
            (
                name,
                str(player["points"]),
                str(player["coins"]),
                *stock,
                workers,
                str(player["monks"]),
                str(len(player["cards"])),
                str(len(player["washitsu"])),
                _state(teller, table, player),
            )
        )
    return columns(rows, right=range(1, 11))


def _state(teller: KatanaTeller, table: Json, player: Json) -> str:
    if player["seat"] in table["to_move"]:
        return teller.say("board-state-deciding")
    return teller.say("board-state-passed") if player["passed"] else ""


def in_short(teller: KatanaTeller, player: Json) -> list[str]:
    """Another player's boards in a few lines."""
    swords = [
        teller.say("board-sword-on", space=space, sword=made(teller, sword))
        for space, sword in player["forge"].items()
        if sword is not None
    ]
    text = teller.say(
        "board-other",
        player=teller.player(player["seat"]),
        forge=teller.joined(swords),
        sashimono=flags(teller, player["sashimono"]),
        project=teller.some(player["project"]),
        cards=teller.joined([str(card["card"]) for card in player["cards"]]),
    )
    return wrapped(text)


def ghost(teller: KatanaTeller, table: Json) -> list[str]:
    """The Ghost of a solo game."""
    found = table["ghost"]
    if found is None:
        return []
    text = teller.say(
        "board-ghost",
        points=found["points"],
        workers=found["workers"],
        swords=len(found["washitsu"]),
        sashimono=flags(teller, found["sashimono"]),
        deck=found["deck"],
        honors=teller.joined([teller.honor(card["honor"]) for card in found["honors"]]),
    )
    return wrapped(text)
