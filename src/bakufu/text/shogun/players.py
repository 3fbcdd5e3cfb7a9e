"""The players as text: what each has, and the viewer's cards."""

from __future__ import annotations

from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed
from bakufu.text.shogun.renderer import ShogunRenderer


def players(renderer: ShogunRenderer, table: Json) -> list[str]:
    say = renderer.say
    head = (
        say("board-column-player"),
        say("board-column-points"),
        say("board-column-chests"),
        say("board-column-rice"),
        say("board-column-supply"),
        say("board-column-provinces"),
        say("board-column-buildings"),
        say("board-column-state"),
    )
    owned = [province for province in table["provinces"].values() if province["owner"] is not None]
    rows: list[tuple[str, ...]] = [head]
    for player in table["players"].values():
        buildings = sum(len(province["buildings"]) for province in owned if province["owner"] == player["seat"])
        numbers = (player["points"], player["chests"], player["rice"], player["supply"], player["province_cards"])
        name = renderer.player(player["seat"])
        if player["seat"] == table["seat"]:
            name = say("phrase-own", name=name)
        rows.append((name, *map(str, numbers), str(buildings), _state(renderer, table, player)))
    return columns(rows, right=range(1, 7))


def _state(renderer: ShogunRenderer, table: Json, player: Json) -> str:
    if player["seat"] in table["to_move"]:
        planning = table["decision"] == "plan"
        return renderer.say("board-state-planning") if planning else renderer.say("board-state-deciding")
    return renderer.say("board-state-ready") if table["decision"] == "plan" else ""


def own_cards(renderer: ShogunRenderer, table: Json) -> list[str]:
    """The viewer's hand and plan; empty for a spectator."""
    if table["seat"] is None or table["over"]:
        return []
    own = table["players"][str(table["seat"])]
    lines = packed(renderer.say("board-hand"), [renderer.card(card) for card in own["hand"]])
    laid = [
        renderer.say("board-laid", space=renderer.name("space", space), card=renderer.card(card))
        for space, card in own["plan"].items()
        if card != "unplanned"
    ]
    return lines + (packed(renderer.say("board-plan"), laid) if laid else [])
