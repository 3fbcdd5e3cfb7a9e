"""The piles: four cards each, the empty banner on top at the beginning of a year; and what the other three offer."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.event import Events
from bakufu.shogun.box import picks
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.modules.printed import BENEFITS, SAMURAI_REGIONS
from bakufu.shogun.modules.rows import SAMURAI
from bakufu.shogun.modules.samurai.events import PilesRearranged
from bakufu.shogun.rules.state import State

Json = dict[str, Any]

CARDS = 3  # with benefits, below the one with the empty banner
KINDS = len(picks.BENEFITS)


def rows(setting: Setting) -> dict[int, list[int]]:
    return {SAMURAI: [0] * setting.players}


def printed(table: Json) -> dict[int, list[int]]:
    samurai = table["samurai"]
    amounts = [samurai[benefit][card] for card in range(CARDS) for benefit in picks.BENEFITS]
    return {SAMURAI_REGIONS: [samurai["regions"]], BENEFITS: amounts}


def check(table: Json) -> None:
    """Every card must offer something, or whoever turns it up could choose nothing."""
    samurai = table["samurai"]
    if not 1 <= samurai["regions"] <= len(REGIONS):
        raise BadFacts("error-fact-range", path="samurai.regions", value=samurai["regions"], least=1, most=len(REGIONS))
    for benefit in picks.BENEFITS:
        amounts = samurai[benefit]
        if len(amounts) != CARDS or min(amounts) < 0:
            raise BadFacts("error-fact-numbers", path=f"samurai.{benefit}", value=amounts, count=CARDS, least=0)
    for card in range(CARDS):
        if not any([samurai[benefit][card] for benefit in picks.BENEFITS]):
            raise BadFacts("error-fact-samurai", card=card + 1)


def offered(state: State, card: int, benefit: int) -> int:
    """How much a card brings of a benefit; 0 if it does not show it. Cards count from 1, after the empty banner."""
    return state.setting.printed[BENEFITS][(card - 1) * KINDS + benefit]


def rearrange(state: State, events: Events) -> bool:
    """After winter the empty banner is on top again."""
    state.extra[SAMURAI] = [0] * state.setting.players
    if events is not None:
        events.append(PilesRearranged("samurai.after-winter", state.year))
    return True


def tell(known: State) -> Json:
    shown = [
        {picks.BENEFITS[kind]: offered(known, card, kind) for kind in range(KINDS) if offered(known, card, kind)}
        for card in range(1, CARDS + 1)
    ]
    return {"cards": known.extra[SAMURAI][:], "benefits": shown}


def read(known: State, data: Json) -> None:
    known.extra[SAMURAI] = list(data["samurai"]["cards"])
