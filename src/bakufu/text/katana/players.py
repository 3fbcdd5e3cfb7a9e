"""The players as text: a table of what each has, and short versions of other players' boards."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import RESOURCES
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, wrapped
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.washitsu import flags, made


def players(renderer: KatanaRenderer, table: Json) -> list[str]:
    say = renderer.say
    head = (
        say("board-column-player"),
        say("board-column-points"),
        say("board-column-coins"),
        *[renderer.name("letter", name) for name in RESOURCES],
        say("board-column-workers"),
        say("board-column-monks"),
        say("board-column-cards"),
        say("board-column-delivered"),
        say("board-column-state"),
    )
    rows: list[Sequence[str]] = [head]
    for player in table["players"].values():
        name = renderer.player(player["seat"])
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
                _state(renderer, table, player),
            )
        )
    return columns(rows, right=range(1, 11))


def _state(renderer: KatanaRenderer, table: Json, player: Json) -> str:
    if player["seat"] in table["to_move"]:
        return renderer.say("board-state-deciding")
    return renderer.say("board-state-passed") if player["passed"] else ""


def in_short(renderer: KatanaRenderer, player: Json) -> list[str]:
    """Another player's boards in a few lines."""
    swords = [
        renderer.say("board-sword-on", space=space, sword=made(renderer, sword))
        for space, sword in player["forge"].items()
        if sword is not None
    ]
    text = renderer.say(
        "board-other",
        player=renderer.player(player["seat"]),
        forge=renderer.joined(swords),
        sashimono=flags(renderer, player["sashimono"]),
        project=renderer.some(player["project"]),
        cards=renderer.joined([str(card["card"]) for card in player["cards"]]),
    )
    return wrapped(text)


def ghost(renderer: KatanaRenderer, table: Json) -> list[str]:
    """The Ghost of a solo game."""
    found = table["ghost"]
    if found is None:
        return []
    text = renderer.say(
        "board-ghost",
        points=found["points"],
        workers=found["workers"],
        swords=len(found["washitsu"]),
        sashimono=flags(renderer, found["sashimono"]),
        deck=found["deck"],
        honors=renderer.joined([renderer.honor(card["honor"]) for card in found["honors"]]),
    )
    return wrapped(text)
