"""The sequence of play: the table of contents of these rules, read from top to bottom."""

from __future__ import annotations

from bakufu.kernel.flow import Decision, Step, Task
from bakufu.kernel.rows import beginning
from bakufu.shogun.box.components import PROVINCE_COUNT
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.module import Module
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.numbers import DECISION, PRINTED, ROW, TASK, WORDS
from bakufu.shogun.rules import claiming, planning, turn_order, winter
from bakufu.shogun.rules.actions import deploy, march
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.battles import battle
from bakufu.shogun.rules.decision_kinds import ABOUT, BASE_KINDS, BASE_TASKS
from bakufu.shogun.rules.layout import lay_out_actions, lay_out_specials, shuffle_event_cards
from bakufu.shogun.rules.preparation import choose_provinces, deal_chests, load_tower, occupy_fixed_provinces
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.rows import sizes
from bakufu.shogun.rules.scoring import end_game, score
from bakufu.shogun.rules.season_event import determine_event, event_adjusts
from bakufu.shogun.views import moves
from bakufu.shogun.views.open_table import PARTS

PROVINCES_IN_THE_GAME: dict[str, tuple[Step, ...]] = {
    "fixed": (occupy_fixed_provinces,),
    "claim": (claiming.lay_out_province_cards, claiming.claim_provinces),
}
SEASON: tuple[Step, ...] = (
    lay_out_actions,
    lay_out_specials,
    planning.plan,
    determine_event,
    turn_order.reveal_bids,
    turn_order.choose_places,
    carry_out_actions,
    end_round,
)
WINTER: tuple[Step, ...] = (winter.lose_rice, winter.revolt_in_winter, score)
YEAR: tuple[Step, ...] = SEASON * 3 + WINTER


def sequence(setup: str, modules: list[Module]) -> tuple[Step, ...]:
    base = (
        (choose_provinces, deal_chests)
        + PROVINCES_IN_THE_GAME[setup]
        + (load_tower, shuffle_event_cards)
        + YEAR
        + (winter.turn_the_year,)
        + YEAR
        + (end_game,)
    )
    steps: list[Step] = []
    for step in base:
        steps += [new for module in modules for new, anchor in module.before if anchor is step]
        steps.append(step)
        steps += [new for module in modules for new, anchor in module.after if anchor is step]
    return tuple(steps)


# In the order of `decision_kinds.py`.
DECISIONS: tuple[Decision, ...] = (
    Decision("claim-card", claiming.card_moves, claiming.card_refusal, claiming.pick_card),
    Decision("claim-armies", claiming.armies_moves, claiming.armies_refusal, claiming.place_armies),
    planning.Planning(),
    Decision("place", turn_order.place_moves, turn_order.place_refusal, turn_order.take_place),
    Decision("deploy-armies", deploy.number_moves, deploy.number_refusal, deploy.deploy_number),
    Decision("move-to", deploy.move_moves, deploy.move_refusal, deploy.move_on),
    Decision("march-to", march.target_moves, march.target_refusal, march.pick_target),
    Decision("march-armies", march.armies_moves, march.armies_refusal, march.march_armies),
    Decision("reinforce", battle.reinforce_moves, battle.reinforce_refusal, battle.pick_reinforcement),
    Decision("next-revolt", winter.revolt_moves, winter.revolt_refusal, winter.pick_revolt),
)
TASKS: tuple[Task, ...] = (battle.ask_attacker, battle.ask_defender, battle.fight)
TASK_NAMES = ("ask-attacker", "ask-defender", "fight")


def bind(setting: Setting) -> Setting:
    """Give a setting its sequence, and all that its modules add to the base game.

    Kinds of decisions and tasks have the same numbers in every game, whether the modules that ask them are played or
    not.
    """
    played = [module for module in MODULES if module.name in setting.options.modules]
    setting.sequence = sequence(setting.options.setup, played)
    setting.decisions = DECISIONS
    setting.describe = moves.DESCRIBE
    setting.tasks = TASKS
    setting.task_names = TASK_NAMES
    setting.about = {**ABOUT}
    for module in MODULES:
        setting.decisions += module.decisions
        setting.describe += module.describe
        setting.tasks += module.tasks
        setting.task_names += module.box.tasks
        setting.about.update({DECISION[name]: about for name, about in module.box.decisions.items() if about})
    _check_numbers(setting)
    setting.adjustments = (event_adjusts, turn_order.special_adjusts)
    setting.shields = (march.temple_shields,)
    setting.parts = PARTS
    for module in played:
        _add(setting, module)
    return setting


def _check_numbers(setting: Setting) -> None:
    """A decision or task must have the number that `numbers.py` gave to its name."""
    for name, number in DECISION.items():
        assert setting.decisions[number].name == name, name
    for name, number in TASK.items():
        assert setting.task_names[number] == name, name
    assert len(setting.decisions) == len(setting.describe) == BASE_KINDS + len(DECISION)
    assert len(setting.tasks) == len(setting.task_names) == BASE_TASKS + len(TASK)


def _add(setting: Setting, module: Module) -> None:
    if not setting.module_rows:
        setting.module_rows = [() for _ in ROW]
        setting.printed = [[] for _ in PRINTED]
    setting.module_sizes.update({name: size(setting) for name, size in module.box.sizes.items()})
    for row in module.box.rows:
        begins = module.box.begins.get(row.name)
        numbers = beginning(row, sizes(setting)) if begins is None else begins(setting)
        setting.module_rows[ROW[row.name]] = tuple(numbers)
        setting.observed.append((ROW[row.name], row))
    for name, amounts in module.box.printed.items():
        setting.printed[PRINTED[name]] = amounts(setting.facts)
    for space in range(len(module.spaces)):
        setting.space_forecasts[setting.spaces + space] = module.space_forecast
    setting.space_names += module.spaces
    setting.spaces = len(setting.space_names)
    for card in module.cards:
        bits = setting.card_bits
        setting.card_bits = bits + [0] * (card - len(bits)) + [1 << len(setting.cards) + PROVINCE_COUNT]
        setting.card_names[card] = WORDS[card]
        setting.cards.append(card)
        setting.bids[card] = 0
        setting.declines[card] = module.declines
    setting.adjustments += module.improves
    setting.improvements += module.improves
    setting.discounts += module.cheapens
    setting.shields += module.shields
    setting.parries += module.parries
    setting.on_battle += module.on_battle
    setting.on_claim += module.on_claim
    setting.on_loss += module.on_loss
    setting.parts += module.parts
    setting.readers += (module.read,)
    setting.writing.update(module.writing)
    setting.scores.update(module.scores)
    setting.vain += (module.vain,)
    setting.pays += (module.pays,)
    for worth in module.worth:
        setting.worth[module.name] = worth
    setting.previews.update(module.previews)
