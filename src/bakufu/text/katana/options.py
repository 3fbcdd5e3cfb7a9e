"""The options of a decision as text: a label for each legal move, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.katana.box.components import CELL_NAMES, CELLS, HOUSES, LINES, RESOURCES, SPACES, sword_name
from bakufu.katana.rules.benefits import lines_of
from bakufu.katana.rules.decision_kinds import ABOUT_CARD, ABOUT_SWORD
from bakufu.katana.rules.honor import honor_points
from bakufu.katana.rules.swords.delivery import ornament_points, printed_points
from bakufu.katana.rules.swords.movement import waiting_cells
from bakufu.katana.views import named_moves as named
from bakufu.katana.views.moves import describe
from bakufu.katana.views.open_pieces import by_resource
from bakufu.katana.views.view import View
from bakufu.text.katana.places import area_hint, line_gives, line_hint, sword_hint, tile
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.option import Option


def question(renderer: KatanaRenderer, view: View, aside: str = "") -> str:
    """The question of a decision; with aside=".help" its explanation."""
    known, seat = view.known, view.seat
    assert seat is not None
    sword, card, composition = "", "", ""
    waiting = [_sword_on(renderer, view, cell) for cell in waiting_cells(known)[::-1]]  # the next one first
    if known.delivering >= 0:
        sword = _sword_on(renderer, view, known.delivering)
    kind = known.setting.decisions[known.decision].name
    if kind == "project":
        sword = renderer.sword(sword_name(known.about[ABOUT_SWORD]))
    elif kind == "line":
        card = renderer.card(known.about[ABOUT_CARD] + 1)
    elif kind == "composing":
        composition = renderer.joined([renderer.name("resource", RESOURCES[resource]) for resource in known.about])
    return renderer.say(
        f"decision-{kind}{aside}",
        coins=renderer.coins(known.coins[seat]),
        stock=renderer.some(by_resource(known.stock, seat)),
        project=renderer.some(by_resource(known.project, seat)),
        composition=composition,
        sword=sword,
        card=card,
        waits=len(waiting),
        waiting=renderer.joined(waiting),
    )


def _sword_on(renderer: KatanaRenderer, view: View, cell: int) -> str:
    """The Sword on a space of the viewer's Forge."""
    assert view.seat is not None
    return renderer.sword(sword_name(view.known.forge[view.seat * CELLS + cell]))


def option(renderer: KatanaRenderer, view: View, move: int) -> Option:
    assert view.seat is not None
    described = describe(view.known, view.seat, move)
    assert isinstance(described, named.Picked)
    label, hint = _LABELS.get(type(described), _in_words)(renderer, view, described)
    words = _called(renderer, described)
    if isinstance(described, named.Enough | named.Quiet):
        words = (*words, hint)  # "not now", "not until something changes"
    return Option(move, label, hint, words, False)


def _called(renderer: KatanaRenderer, move: named.Picked) -> tuple[str, ...]:
    """Other inputs for a move: its name in the notation, the number of a Sword, the name of an area."""
    if isinstance(move, named.TakeCard | named.TakeStartingSword):
        return ()  # the notation counts from the left, which could be mistaken for the number of a card or Sword
    return (move.word(), *_in_other_words(renderer, move))


def _in_other_words(renderer: KatanaRenderer, move: named.Picked) -> tuple[str, ...]:
    if isinstance(move, named.PlaceFigure):
        words = [move.place.replace("-", " ")] if move.place in SPACES or move.place in LINES else []
        if move.sword:
            words.append(renderer.sword(move.sword))
        return tuple(f"monk {word}" for word in (move.place, *words)) if move.monk else tuple(words)
    if isinstance(move, named.MoveSword | named.DeliverSword) and move.sword:
        verb = move.word().partition("-")[0]
        return (f"{verb} {move.sword}", f"{verb} {move.space}")
    if isinstance(move, named.ChooseLine):
        return (move.line,)
    if isinstance(move, named.AdvanceDecorator):
        return (renderer.name("resource", move.resource),)
    if isinstance(move, named.TakeSashimono):
        return (renderer.name("house", move.house),)
    return ()


Told = tuple[str, str]


def _place(renderer: KatanaRenderer, view: View, move: named.PlaceFigure) -> Told:
    """A Sword by its number, an area or a line by its name."""
    where = renderer.sword(move.sword) if move.sword else renderer.short(move.place)
    label = renderer.say("option-monk", place=where) if move.monk else where
    if move.place in LINES:
        return label, line_hint(renderer, view, move.place, move.monk)
    if move.sword:
        return label, sword_hint(renderer, view, move.place)
    return label, area_hint(renderer, view, move.place)


def _line(renderer: KatanaRenderer, view: View, move: named.ChooseLine) -> Told:
    """A line, with the current benefit of a delivery there."""
    assert view.seat is not None
    gives = line_gives(renderer, view.known, view.seat, LINES.index(move.line))
    return renderer.short(move.line), renderer.say("option-gives", gives=gives)


def _pass(renderer: KatanaRenderer, view: View, move: named.PassWith) -> Told:
    assert view.seat is not None
    assert move.honor is not None
    worth = honor_points(view.known, view.seat, move.honor - 1)
    return renderer.say("option-pass", slot=move.slot), renderer.say(
        "option-honor", honor=renderer.honor(move.honor), points=worth
    )


def _enough(renderer: KatanaRenderer, view: View, move: named.Enough) -> Told:
    return renderer.move(move), renderer.say(f"option-enough-{view.known.setting.decisions[view.known.decision].name}")


def _quiet(renderer: KatanaRenderer, view: View, move: named.Quiet) -> Told:
    return renderer.say("option-quiet"), renderer.move(move)


def _deliver(renderer: KatanaRenderer, view: View, move: named.DeliverSword) -> Told:
    """A delivery, with the points it scores, apart from its row and column."""
    known = view.known
    assert view.seat is not None
    cell = CELL_NAMES.index(move.space)
    sword = known.forge[view.seat * CELLS + cell]
    row, column = lines_of(cell)
    points = printed_points(known, sword) + ornament_points(known, sword)
    hint = renderer.say(
        "option-deliver",
        points=points + known.setting.round_points[known.round - 1],
        row=line_gives(renderer, known, view.seat, row),
        column=line_gives(renderer, known, view.seat, column),
    )
    return renderer.move(move), hint


def _benefits(renderer: KatanaRenderer, view: View, move: named.TakeBenefits) -> Told:
    assert view.seat is not None
    assert move.line is not None
    return renderer.move(move), line_gives(renderer, view.known, view.seat, LINES.index(move.line), move.doubled)


def _project(renderer: KatanaRenderer, view: View, move: named.GrowProject) -> Told:
    return renderer.joined([renderer.name("resource", resource) for resource in move.resources]), ""


def _play(renderer: KatanaRenderer, view: View, move: named.PlayCard) -> Told:
    label = renderer.say("option-play", number=str(move.card))
    return label, renderer.say("option-effect", effect=renderer.effect(move.card))


def _buy(renderer: KatanaRenderer, view: View, move: named.BuyBenefit) -> Told:
    label = renderer.say("option-buy", number=str(move.card))
    return label, renderer.say("option-benefit", coins=renderer.coins(move.cost), benefit=renderer.benefit(move.card))


def _card(renderer: KatanaRenderer, view: View, move: named.TakeCard) -> Told:
    assert move.card is not None
    return renderer.say("option-card", number=str(move.card)), _both(renderer, move.card)


def _both(renderer: KatanaRenderer, card: int) -> str:
    return renderer.say(
        "option-both",
        effect=renderer.effect(card),
        coins=renderer.coins(renderer.cost(card)),
        benefit=renderer.benefit(card),
    )


def _starting(renderer: KatanaRenderer, view: View, move: named.TakeStartingSword) -> Told:
    assert move.sword is not None
    return renderer.sword(move.sword), tile(renderer, view, int(move.sword) - 1)


def _advance(renderer: KatanaRenderer, view: View, move: named.AdvanceDecorator) -> Told:
    return renderer.move(move), renderer.say("option-advance", before=move.coins, after=move.coins + 1)


def _resource(renderer: KatanaRenderer, view: View, move: named.BuyResource) -> Told:
    return renderer.name("resource", move.resource), renderer.coins(move.price)


def _sashimono(renderer: KatanaRenderer, view: View, move: named.TakeSashimono) -> Told:
    assert view.seat is not None
    have = view.known.sashimono[len(HOUSES) * view.seat + HOUSES.index(move.house)]
    return renderer.move(move), renderer.say("option-sashimono", count=have)


def _in_words(renderer: KatanaRenderer, view: View, move: named.Picked) -> Told:
    """A move that needs no hint."""
    return renderer.move(move), ""


_LABELS: dict[type, Callable[[KatanaRenderer, View, Any], Told]] = {
    named.PlaceFigure: _place,
    named.PassWith: _pass,
    named.Enough: _enough,
    named.Quiet: _quiet,
    named.ChooseLine: _line,
    named.DeliverSword: _deliver,
    named.TakeBenefits: _benefits,
    named.GrowProject: _project,
    named.PlayCard: _play,
    named.BuyBenefit: _buy,
    named.TakeCard: _card,
    named.TakeStartingSword: _starting,
    named.AdvanceDecorator: _advance,
    named.BuyResource: _resource,
    named.TakeSashimono: _sashimono,
}
