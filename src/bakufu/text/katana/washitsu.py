"""A Washitsu board as text: delivered Swords, Sashimonos, the Project for the SHOGUN, cards and Honor cards."""

from __future__ import annotations

from bakufu.katana.views.pieces import SwordMade
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.town import card_line


def washitsu(renderer: KatanaRenderer, player: Json) -> list[str]:
    """A player's Washitsu."""
    say = renderer.say
    delivered = [made(renderer, sword) for sword in player["washitsu"]] or [say("phrase-nothing")]
    lines = packed(say("board-delivered"), delivered)
    lines.append(say("board-sashimono", flags=flags(renderer, player["sashimono"])))
    lines += _project(renderer, player)
    for head, cards in (
        (say("board-cards"), player["cards"]),
        (say("board-cards-used"), player["used_cards"]),
        (say("board-cards-bought"), player["bought_cards"]),
    ):
        if cards:
            lines += [head, *columns([(card_line(renderer, card),) for card in cards])]
    if player["honors"]:
        lines += [say("board-own-honors"), *columns([(renderer.honor(card["honor"]),) for card in player["honors"]])]
    return lines


def _project(renderer: KatanaRenderer, player: Json) -> list[str]:
    """The Project, or once the SHOGUN NO KATANA is in play, its Composition."""
    if player["katana"] is None:
        return [renderer.say("board-project", resources=renderer.some(player["project"]))]
    return [renderer.say("board-composition", recipe=made(renderer, player["katana"]))]


def flags(renderer: KatanaRenderer, counts: Json) -> str:
    told = [
        renderer.say("board-flag", house=renderer.name("house", house), count=count)
        for house, count in counts.items()
        if count
    ]
    return renderer.joined(told)


def made(renderer: KatanaRenderer, sword: SwordMade) -> str:
    """A Sword in progress or delivered."""
    name = sword["sword"] if sword["sword"].isdigit() else renderer.say("board-katana")
    return renderer.say("board-made", sword=name, recipe=progress(renderer, sword))


def progress(renderer: KatanaRenderer, sword: SwordMade) -> str:
    """A recipe: capital letters are on the Sword, small letters are missing, and a star marks a decorated Resource."""
    told = ""
    recipe = sword["recipe"]
    for at, resource in enumerate(recipe):
        letter = renderer.name("letter", resource)
        placed = at < sword["placed"]
        told += letter.upper() if placed else letter.lower()
        if placed and resource in sword["decorated"] and resource not in recipe[:at]:
            told += "*"
    return told
