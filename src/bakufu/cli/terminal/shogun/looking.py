"""Commands that show the table or a part of it, and battle odds."""

from __future__ import annotations

from bakufu.cli.terminal.asides import unclear
from bakufu.cli.terminal.matching import matches
from bakufu.cli.terminal.session import Session
from bakufu.kernel.plain import plain
from bakufu.shogun.advice import battle_odds
from bakufu.shogun.advice.odds import Odds
from bakufu.shogun.box.components import PROVINCES, REGIONS
from bakufu.shogun.box.picks import NUMBER
from bakufu.shogun.rules.battles.battle_row import ATTACKER
from bakufu.shogun.rules.decision_kinds import ABOUT_ORIGIN, ABOUT_TARGET, MARCH_ARMIES, MARCH_TO, REINFORCE
from bakufu.shogun.views.view import View
from bakufu.text.asking import options
from bakufu.text.shogun import chances
from bakufu.text.shogun.board import overview
from bakufu.text.shogun.players import own_cards
from bakufu.text.shogun.provinces import province_lines, province_table, region_tables
from bakufu.text.shogun.renderer import ShogunRenderer

MINE = "mine"


def show_board(session: Session[ShogunRenderer], words: str) -> None:
    """Show everything, or one province with its neighbors, or the provinces of a region or player."""
    renderer, view = session.renderer, session.view()
    table = plain(view)
    if not words:
        # The provinces fill a screen, so the overview comes last and stays visible above the prompt.
        session.screen.lines([*region_tables(renderer, table), "", *overview(renderer, view)])
        return
    parts: list[tuple[str, tuple[str, object]]] = [(MINE, ("owner", session.seat))]
    parts += [(renderer.player(player["seat"]), ("owner", player["seat"])) for player in table["players"].values()]
    for region in REGIONS:
        parts.append((session.say("board-region", region=renderer.name("region", region)), ("region", region)))
    parts += _provinces(session, "name")
    found = matches(words, parts)
    if len(found) != 1:
        unclear(session, words, [word for word, part in parts if part in found])
        return
    key, value = found[0]
    if key == "name":
        session.screen.lines(province_lines(renderer, view, str(value)))
    else:
        names = [name for name, province in table["provinces"].items() if province[key] == value]
        session.screen.lines(province_table(renderer, table, names))


def _provinces(session: Session[ShogunRenderer], key: str) -> list[tuple[str, tuple[str, object]]]:
    named = [(session.renderer.name("province", name), name) for name in PROVINCES]
    return [(word, (key, name)) for called, name in named for word in dict.fromkeys((called, name))]


def show_plan(session: Session[ShogunRenderer], words: str) -> None:
    session.screen.lines(own_cards(session.renderer, plain(session.view())))


def show_odds(session: Session[ShogunRenderer], words: str) -> None:
    """Show the odds of the attack being decided, by option, or of one between two named provinces."""
    view = session.view()
    if words:
        _odds_between(session, view, words.split())
    elif view.moves and view.known.decision in (MARCH_TO, MARCH_ARMIES, REINFORCE):
        rows = [
            (option.label, _in_words(session, odds_of(session, view, option.move)))
            for option in options(session.renderer, view)
        ]
        session.screen.rows(rows)
    else:
        session.screen.say(session.say("play-not-now"))


def odds_of(session: Session[ShogunRenderer], view: View, move: int) -> Odds | None:
    """The odds for the player of the battle that a move leads to; None if it leads to none."""
    known = view.known
    if known.decision == REINFORCE:
        found = battle_odds.of_battle(view, move - NUMBER)
        return found if known.battle[ATTACKER] == session.seat else found.turned()
    if known.decision == MARCH_TO and move < len(PROVINCES):
        return _attack(session, view, move, known.armies[known.about[ABOUT_ORIGIN]] - 1)
    if known.decision == MARCH_ARMIES:
        return _attack(session, view, known.about[ABOUT_TARGET], move - NUMBER)
    return None


def _attack(session: Session[ShogunRenderer], view: View, target: int, armies: int) -> Odds | None:
    if view.known.owner[target] == session.seat:
        return None
    return battle_odds.of_march(view, session.seat, target, armies)


def _in_words(session: Session[ShogunRenderer], found: Odds | None) -> str:
    return session.say("odds-own") if found is None else chances.short(session.renderer, found)


def _odds_between(session: Session[ShogunRenderer], view: View, words: list[str]) -> None:
    number = int(words.pop()) if words[-1].isdigit() else 0
    names = [matches(word, _provinces(session, "name")) for word in words]
    for word, found in zip(words, names, strict=True):
        if len(found) != 1:
            unclear(session, word, [str(name) for _, name in found])
            return
    if len(names) != 2:
        session.screen.say(session.say("play-not-now"))
        return
    origin, target = (PROVINCES.index(str(found[0][1])) for found in names)
    called = [session.renderer.name("province", PROVINCES[p]) for p in (origin, target)]
    most = view.known.armies[origin] - 1
    if view.known.owner[origin] != session.seat:
        session.screen.say(session.say("play-not-yours", province=called[0]))
    elif not view.known.setting.board.touches[origin][target]:
        session.screen.say(session.say("play-no-neighbour", origin=called[0], target=called[1]))
    elif number > most or most < 1:
        session.screen.say(session.say("play-no-armies", origin=called[0], armies=most))
    else:
        armies = number or most
        told = _in_words(session, _attack(session, view, target, armies))
        session.screen.say(session.say("play-odds", armies=armies, origin=called[0], target=called[1], odds=told), "  ")
