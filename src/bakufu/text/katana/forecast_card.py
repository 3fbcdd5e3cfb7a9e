"""The forecast of a Forge as plain values for a client: what each figure in each line would do, also as text."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bakufu.katana.advice.cautions import CAUTIONS
from bakufu.katana.advice.forecast import LineForecast, forecast
from bakufu.katana.advice.whole_answers import WHOLE_KINDS, WholeAnswer
from bakufu.katana.box.components import LINES, Resource, Resources
from bakufu.katana.views.view import View
from bakufu.kernel.shapes import Keyed, Words
from bakufu.text.katana.places import line_words
from bakufu.text.katana.renderer import KatanaRenderer


class StrideCard(TypedDict):
    """A Sword moves one space with a Resource. Two Swords that are swapped have the same `order`."""

    order: int
    sword: str
    origin: str
    target: str
    resource: str


class LineCard(TypedDict):
    """One figure in one line. `rule` refuses the placement, if any; `blocked` explains each Sword that stays; `plays`
    are the numbers of all moves, if they can be made now."""

    ok: bool
    rule: str | None
    text: str
    coins: int
    moves: list[str]
    swords: list[str]
    resources: Resources
    blocked: dict[str, str]
    strides: list[StrideCard]
    plays: list[int]


LineCards = Annotated[dict[str, LineCard], Keyed("LineCards", ("worker", "monk"))]


class SwordCard(TypedDict):
    """What a Sword of the Houses lacks, what that costs at the Market, the Coins that would be there for it, and how
    many are short."""

    missing: list[Resource]
    price: int
    coins: int
    short: int


class WholeCard(TypedDict):
    """Several moves that answer the pending question, and the Coins that they earn."""

    kind: Annotated[str, Words("WholeKind", WHOLE_KINDS)]
    moves: list[int]
    coins: int


class CautionCard(TypedDict):
    """What a player would probably regret about a move, and the number that goes with it."""

    kind: Annotated[str, Words("CautionKind", CAUTIONS)]
    count: int


class ForgeCard(TypedDict):
    """`lacking` are Resources that a Sword needs next and the seat has none of; `swords` go by place on the board.
    `after_monk` are the Coins that are left once a Monk is paid; `whole` answers the pending question in one go;
    `cautions` go by the word of a move."""

    lines: Annotated[dict[str, LineCards], Keyed("ForgeLines", LINES)]
    lacking: list[Resource]
    swords: dict[str, SwordCard]
    after_monk: int
    whole: WholeCard | None
    cautions: dict[str, CautionCard]


def forecast_card(renderer: KatanaRenderer, view: View, hints: bool) -> ForgeCard | None:
    """None for a spectator, who has no Forge. There are no probabilities that `hints` could hide."""
    if view.seat is None:
        return None
    found = forecast(view)
    return {
        "lines": {
            line: {figure: _card(renderer, view, one) for figure, one in figures.items()}
            for line, figures in found.lines.items()
        },
        "lacking": list(found.lacking),
        "swords": {
            place: {
                "missing": list(needs.missing),
                "price": needs.price,
                "coins": needs.coins,
                "short": needs.short,
            }
            for place, needs in found.swords.items()
        },
        "after_monk": found.after_monk,
        "whole": _whole(found.whole),
        "cautions": {word: {"kind": one.kind, "count": one.count} for word, one in found.cautions.items()},
    }


def _whole(found: WholeAnswer | None) -> WholeCard | None:
    return None if found is None else {"kind": found.kind, "moves": list(found.moves), "coins": found.coins}


def _card(renderer: KatanaRenderer, view: View, found: LineForecast) -> LineCard:
    return {
        "ok": not found.rule,
        "rule": found.rule or None,
        "text": line_words(renderer, view, found),
        "coins": found.coins,
        "moves": list(found.moves),
        "swords": list(found.swords),
        "resources": found.resources,
        "blocked": found.blocked,
        "strides": [
            {
                "order": stride.order,
                "sword": stride.sword,
                "origin": stride.origin,
                "target": stride.target,
                "resource": stride.resource,
            }
            for stride in found.strides
        ],
        "plays": list(found.plays),
    }
