"""The sequence of play: the table of contents of these rules, read from top to bottom."""

from __future__ import annotations

from bakufu.katana.box.setting import Setting
from bakufu.katana.rules import asides, benefits, cards, ghost_deck, preparation, restore, turn
from bakufu.katana.rules.areas import academy, forge, gifts, houses, komainu, market, palace
from bakufu.katana.rules.decision_kinds import OPEN_KINDS, TASK_COUNT
from bakufu.katana.rules.moment import end_moment
from bakufu.katana.rules.scoring import end_game
from bakufu.katana.rules.swords import composition, delivery, project
from bakufu.katana.views import moves
from bakufu.kernel.flow import Decision, Step, Task

SETUP: tuple[Step, ...] = (
    preparation.lay_out_rooms,
    preparation.lay_out_swords,
    preparation.deal_cards,
    preparation.reveal_starting_swords,
    preparation.choose_starting_swords,
)
ROUND: tuple[Step, ...] = (turn.begin_round, turn.take_turns)
RESTORE: tuple[Step, ...] = (restore.pass_on_first_player, restore.return_figures, restore.refill)
GHOST_SETUP: tuple[Step, ...] = (ghost_deck.lay_out_ghost,)
GHOST_RESTORE: tuple[Step, ...] = (ghost_deck.change_ghost_deck,)


def sequence(solo: bool) -> tuple[Step, ...]:
    setup = SETUP + GHOST_SETUP if solo else SETUP
    between = RESTORE + GHOST_RESTORE if solo else RESTORE
    return setup + (ROUND + between) * 3 + ROUND + (end_game,)


# In the order of `decision_kinds.py`. Open decisions: their own moves, to which `asides.py` adds the others.
OWN: tuple[Decision, ...] = (
    turn.Turn(),
    Decision("forging", forge.forging_moves, forge.forging_refusal, forge.forge),
    Decision("buying", market.buying_moves, market.buying_refusal, market.buy_resource),
    Decision("taking-a-card", market.card_moves, market.card_refusal, market.pick_card),
    Decision("decorating", academy.decorating_moves, academy.decorating_refusal, academy.decorate_resource),
    Decision("rooms", palace.rooms_moves, palace.rooms_refusal, palace.use_rooms),
    Decision("komainu-effect", komainu.effect_moves, komainu.effect_refusal, komainu.take_effect),
    Decision("academy-gift", academy.gift_moves, academy.gift_refusal, academy.take_gift),
    Decision("palace-gift", palace.gift_moves, palace.gift_refusal, palace.take_gift),
    Decision("aside", turn.aside_moves, turn.aside_refusal, turn.decline),
    Decision("end-of-turn", turn.end_of_turn_moves, turn.enough_refusal, turn.end_turn),
    Decision("delivery", delivery.delivery_moves, delivery.delivery_refusal, delivery.go_on_delivering),
)
NESTED: tuple[Decision, ...] = (
    Decision(
        "starting-sword", preparation.starting_moves, preparation.starting_refusal, preparation.choose_starting_sword
    ),
    Decision("advancing", academy.advancing_moves, academy.advancing_refusal, academy.advance_decorator),
    Decision("family", palace.family_moves, palace.family_refusal, palace.place_family),
    Decision("sashimono", houses.sashimono_moves, houses.sashimono_refusal, houses.pick_sashimono),
    Decision("project", project.project_moves, project.project_refusal, project.add_to_project),
    Decision("line", benefits.line_moves, benefits.line_refusal, benefits.slide_card),
    Decision("second", cards.second_moves, cards.second_refusal, cards.choose_second),
    Decision("exchange", cards.exchange_moves, cards.exchange_refusal, cards.exchange),
    Decision("card-move", cards.card_move_moves, cards.card_move_refusal, cards.card_move),
    Decision("card-decoration", cards.card_decoration_moves, cards.card_decoration_refusal, cards.card_decorate),
    Decision("rearranging", cards.rearranging_moves, cards.rearranging_refusal, cards.rearrange),
    Decision("changing-project", composition.changing_moves, composition.changing_refusal, composition.change_project),
    Decision("composing", composition.composing_moves, composition.composing_refusal, composition.compose),
    Decision("ghost-card", ghost_deck.ghost_card_moves, ghost_deck.ghost_card_refusal, ghost_deck.pick_ghost_card),
)
DECISIONS: tuple[Decision, ...] = tuple([asides.Open(own.name) for own in OWN]) + NESTED
# The first ones ask the open decisions, under the same numbers.
TASKS: tuple[Task, ...] = (
    turn.ask_turn,
    forge.ask_forging,
    market.ask_buying,
    market.ask_card,
    academy.ask_decorating,
    palace.ask_rooms,
    komainu.ask_effect,
    gifts.ask_gift,
    gifts.ask_gift,
    turn.ask_aside,
    turn.ask_end_of_turn,
    delivery.ask_delivery,
    houses.ask_sashimono,
    academy.ask_advancing,
    palace.ask_family,
    project.ask_project,
    delivery.end_delivery,
    academy.end_academy,
    gifts.next_gift,
    turn.next_aside,
    end_moment,
    palace.begin_rooms,
    academy.begin_decorating,
    turn.begin_asides,
)
assert len(OWN) == OPEN_KINDS
assert len(TASKS) == TASK_COUNT


def bind(setting: Setting) -> Setting:
    setting.sequence = sequence(setting.solo)
    setting.decisions = DECISIONS
    setting.own = OWN
    setting.tasks = TASKS
    setting.describe = moves.DESCRIBE
    return setting
