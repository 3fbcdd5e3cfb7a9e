"""The options of a decision as text: a label for each legal move, and a hint."""

from __future__ import annotations

from bakufu.kernel.contract import Move
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import PROVINCES, REGIONS, SPECIALS
from bakufu.shogun.box.picks import NUMBER, OPEN_CARD, PLACE, PLACES
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.views import moves as named
from bakufu.shogun.views.moves import describe
from bakufu.shogun.views.view import View
from bakufu.text.option import Option
from bakufu.text.shogun.hints import target
from bakufu.text.shogun.module import Hint
from bakufu.text.shogun.modules.manifests import TEXTS
from bakufu.text.shogun.renderer import ShogunRenderer


def question(renderer: ShogunRenderer, view: View, aside: str = "") -> str:
    """The question of a decision; with aside=".help" its explanation."""
    table = plain(view)
    about = {**table["about"]}
    if table["decision"] == "reinforce":
        about["province"] = table["battle"]["province"]
    words = {
        key: renderer.name(renderer.kinds[key], value) if isinstance(value, str) else value
        for key, value in about.items()
    }
    return renderer.say(f"decision-{table['decision']}{aside}", **words)


def option(renderer: ShogunRenderer, view: View, move: int) -> Option:
    label, hint = _HINTS.get(type(_described(view, move)), _in_words)(renderer, view, move)
    words: tuple[str, ...] = (WORDS[move],)
    if PLACE <= move < PLACE + PLACES:
        words = (WORDS[move], renderer.name("special", SPECIALS[view.known.special_row[move - PLACE]]))
    return Option(move, label, hint, words, label.isdecimal())


def _described(view: View, move: int) -> Move:
    assert view.seat is not None
    return describe(view.known, view.seat, move)


def _claim_card(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    word = WORDS[move]
    if word == "pile":
        return renderer.name("card", word), renderer.say("option-claim-pile")
    if word == "bury":
        return renderer.name("card", word), renderer.say("option-claim-bury")
    card = view.known.open_cards[move - OPEN_CARD]
    return renderer.name("province", PROVINCES[card]), _land(renderer, view, card)


def _land(renderer: ShogunRenderer, view: View, province: int) -> str:
    """The value of a province, and the viewer's adjacent provinces."""
    known = view.known
    board = known.setting.board
    own = [PROVINCES[other] for other in board.neighbours[province] if known.owner[other] == view.seat]
    return renderer.say(
        "option-province",
        tax=board.tax[province],
        rice=board.rice[province],
        sites=board.sites[province],
        region=renderer.name("region", REGIONS[board.region[province]]),
        count=len(own),
        own=renderer.joined([renderer.name("province", name) for name in own]),
    )


def _number(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    return WORDS[move], ""


def _place(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    special = SPECIALS[view.known.special_row[move - PLACE]]
    hint = renderer.say(
        "option-place", special=renderer.name("special", special), privilege=renderer.rule(f"special.{special}")
    )
    return str(move - PLACE + 1), hint


def _reinforce(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    assert view.seat is not None
    if move == NUMBER:
        return WORDS[move], renderer.say("option-add-none")
    return WORDS[move], renderer.say("option-add", supply=view.known.supply[view.seat])


def _revolt(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    hint = renderer.say("option-revolt", armies=view.known.armies[move], markers=view.known.revolts[move])
    return renderer.name("province", PROVINCES[move]), hint


def _plan(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    return renderer.card(WORDS[move]), _land(renderer, view, move) if move < len(PROVINCES) else ""


def _in_words(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    """A move that needs no hint."""
    return renderer.move(_described(view, move)), ""


_HINTS: dict[type, Hint] = {
    named.ClaimCard: _claim_card,
    named.ClaimArmies: _number,
    named.PlanCard: _plan,
    named.TakePlace: _place,
    named.DeployArmies: _number,
    named.MoveTo: target,
    named.MarchTo: target,
    named.MarchArmies: _number,
    named.Reinforce: _reinforce,
    named.NextRevolt: _revolt,
}
for _text in TEXTS.values():
    _HINTS.update(_text.hints)
