"""`bakufu odds`: battle odds in a tower that has seen a given number of battles."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say_of
from bakufu.text.catalogue import Value

if TYPE_CHECKING:
    from bakufu.kernel.chance import Rng
    from bakufu.shogun.advice.odds import Clash, Odds
    from bakufu.shogun.rules.state import State
    from bakufu.text.shogun.renderer import ShogunRenderer

GAME = "shogun"
THROWS = 4800
BAR = 30  # columns
ARMIES = click.IntRange(1, 62)


@dataclass(frozen=True)
class Battle:
    """Armies against armies; against farmers in a neutral province; or a revolt of so many farmers."""

    attackers: int | None
    defenders: int
    neutral: bool
    markers: int
    revolt: int | None


@dataclass(frozen=True)
class Tower:
    """The first load for this many players, after so many battles."""

    clans: int
    battles: int
    seed: str


def say(id: str, /, **variables: Value) -> str:
    return say_of(GAME, id, **variables)


@click.command(cls=CatalogCommand)
@shared_options.option("--attackers", type=ARMIES, metavar="N")
@shared_options.option("--defenders", type=ARMIES, default=1, show_default=True, metavar="N")
@shared_options.option("--neutral", is_flag=True)
@shared_options.option("--markers", type=click.IntRange(0, 42), default=0, metavar="N")
@shared_options.option("--revolt", type=click.IntRange(1, 20), metavar="FARMERS")
@shared_options.option("--players", "clans", type=click.IntRange(3, 5), default=4, show_default=True, metavar="N")
@shared_options.option("--battles", type=click.IntRange(0, 500), default=0, show_default=True, metavar="N")
@shared_options.seed("1")
@shared_options.facts
@shared_options.as_json
@shared_options.grouped(battle=Battle, tower=Tower)
def odds(battle: Battle, tower: Tower, facts: Path | None, as_json: bool) -> None:
    from bakufu.kernel.chance import Rng
    from bakufu.shogun.advice.odds import odds as sampled
    from bakufu.text.shogun.renderer import ShogunRenderer

    clash = _clash(battle)
    game = shared_options.load_game(facts, GAME)
    state = game.start({"players": tower.clans}, tower.seed)
    _wear(state, tower.battles, Rng(tower.seed, "battles"))
    found = sampled(state.setting, state.inside, state.tray, clash, Rng(tower.seed, "odds"), THROWS)
    if as_json:
        _print_json(state, found)
    else:
        _report(ShogunRenderer(game, language()), state, clash, found)


def _clash(battle: Battle) -> Clash:
    from bakufu.shogun.advice.odds import Clash

    if battle.revolt is not None:
        if battle.attackers is not None or battle.neutral or battle.markers:
            raise click.UsageError(say("report-odds-revolt-alone"))
        return Clash(None, 0, battle.revolt, battle.defenders)
    if battle.attackers is None:
        raise click.UsageError(say("report-odds-attackers-missing"))
    return Clash(0, None if battle.neutral else 1, battle.attackers, battle.defenders, battle.markers == 0)


def _wear(state: State, battles: int, rng: Rng) -> None:
    """Simulate battles without a board: half of them against a farmer in a neutral province."""
    from bakufu.shogun.box.components import FARMERS
    from bakufu.shogun.rules.battles.throwing import return_farmers, take_from_tray, throw_in

    players = state.setting.players
    for _ in range(battles):
        attacker = rng.below(players)
        defender = (attacker + 1 + rng.below(players - 1)) % players
        thrown = [0] * (FARMERS + 1)
        for seat in (attacker,) if rng.below(2) else (attacker, defender):
            thrown[seat] = min(1 + rng.below(5), state.supply[seat])
            state.supply[seat] -= thrown[seat]
        if not thrown[defender]:
            thrown[FARMERS] = min(1, state.farmers)
            state.farmers -= thrown[FARMERS]
        throw_in(state, 0, thrown, None)
        take_from_tray(state, attacker)
        take_from_tray(state, defender)
        return_farmers(state, None)


def _print_json(state: State, found: Odds) -> None:
    from bakufu.kernel.plain import plain
    from bakufu.shogun.box.components import cubes

    tower = {"tray": cubes(state.tray), "inside": cubes(state.inside)}
    click.echo(json.dumps({"odds": plain(found), "tower": tower}, indent=2))


def _report(renderer: ShogunRenderer, state: State, clash: Clash, found: Odds) -> None:
    from bakufu.shogun.box.components import cubes
    from bakufu.text.columns import columns, wrapped

    attacker, defender, undecided = say("odds-attacker-wins"), say("odds-defender-wins"), say("odds-undecided")
    if clash.attacker is None:
        title = say("odds-revolt", armies=clash.defenders, farmers=clash.attackers)
        attacker, defender, undecided = say("odds-farmers-win"), say("odds-owner-wins"), say("odds-tie-lost")
    elif clash.defender is None:
        title = say("odds-neutral", attackers=clash.attackers, farmers=clash.defenders)
        defender, undecided = say("odds-farmers-win"), say("odds-tie-neutral")
    else:
        loyal = "yes" if clash.loyal else "no"
        title = say("odds-attack", attackers=clash.attackers, defenders=clash.defenders, loyal=loyal)
    shares = (
        (attacker, found.attacker, _left(found.attackers_left)),
        (defender, found.defender, _left(found.defenders_left)),
        (undecided, found.undecided, ""),
    )
    rows = [(who, say("odds-share", share=share / 1000), *_bar(share), left) for who, share, left in shares]
    inside, tray = renderer.cubes(cubes(state.inside)), renderer.cubes(cubes(state.tray))
    tower = wrapped(say("odds-tower", inside=inside, tray=tray))
    for line in [title, *columns(rows, right=(1,)), *tower, say("odds-sampled", throws=found.throws)]:
        click.echo(line)


def _bar(thousandths: int) -> tuple[str, ...]:
    """A column with a bar, in a terminal only: in a pipe the numbers are enough."""
    return (("█" * round(BAR * thousandths / 1000)).ljust(BAR, "░"),) if in_terminal() else ()


def in_terminal() -> bool:
    return sys.stdout.isatty()


def _left(hundredths: int) -> str:
    return say("odds-left", left=hundredths / 100) if hundredths else ""
