"""A Washitsu board as text: delivered Swords, Sashimonos, the Project for the SHOGUN, cards and Honor cards."""

from __future__ import annotations

from bakufu.katana.views.pieces import SwordMade
from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed
from bakufu.text.katana.teller import KatanaTeller
from bakufu.text.katana.town import card_line


def washitsu(teller: KatanaTeller, player: Json) -> list[str]:
    """A player's Washitsu."""
    say = teller.say
    delivered = [made(teller, sword) for sword in player["washitsu"]] or [say("phrase-nothing")]
    lines = packed(say("board-delivered"), delivered)
    lines.append(say("board-sashimono", flags=flags(teller, player["sashimono"])))
    lines += _project(teller, player)
    for head, cards in (
        (say("board-cards"), player["cards"]),
        (say("board-cards-used"), player["used_cards"]),
        (say("board-cards-bought"), player["bought_cards"]),
    ):
        if cards:
            lines += [head, *columns([(card_line(teller, card),) for card in cards])]
    if player["honors"]:
        lines += [say("board-own-honors"), *columns([(teller.honor(card["honor"]),) for card in player["honors"]])]
    return lines


def _project(teller: KatanaTeller, player: Json) -> list[str]:
    """The Project, or once the SHOGUN NO KATANA is in play, its Composition."""
    if player["katana"] is None:
        return [teller.say("board-project", resources=teller.some(player["project"]))]
    return [teller.say("board-composition", recipe=made(teller, player["katana"]))]


def flags(teller: KatanaTeller, counts: Json) -> str:
    told = [
        teller.say("board-flag", house=teller.name("house", house), count=count)
        for house, count in counts.items()
        if count
    ]
    return teller.joined(told)


def made(teller: KatanaTeller, sword: SwordMade) -> str:
    """A Sword in progress or delivered."""
    name = sword["sword"] if sword["sword"].isdigit() else teller.say("board-katana")
    return teller.say("board-made", sword=name, recipe=progress(teller, sword))


def progress(teller: KatanaTeller, sword: SwordMade) -> str:
    """A recipe: capital letters are on the Sword, small letters are missing, and a star marks a decorated Resource."""
    told = ""
    recipe = sword["recipe"]
    for at, resource in enumerate(recipe):
        letter = teller.name("letter", resource)
        placed = at < sword["placed"]
        told += letter.upper() if placed else letter.lower()
        if placed and resource in sword["decorated"] and resource not in recipe[:at]:
            told += "*"
    return told
