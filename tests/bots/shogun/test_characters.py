"""Characters: bots of one level that want different things, and bid differently from the first season on."""

from __future__ import annotations

import re

import pytest

from bakufu.arena.weights import numbers
from bakufu.bots.budget import Allowance
from bakufu.bots.levels import ANY, cast, characters_of, levels_of, make, seatable
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.characters import CHARACTERS, in_character, likes_of
from bakufu.bots.shogun.daimyo import Daimyo, value_model_for
from bakufu.bots.shogun.samurai import WEIGHTS, Samurai
from bakufu.bots.shogun.search.features import FIRST_CHESTS
from bakufu.bots.shogun.search.likes import InCharacter
from bakufu.bots.shogun.search.value_model import seasons_left
from bakufu.bots.shogun.shogun import Shogun
from bakufu.games import load
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import BadOption
from bakufu.shogun.box.components import BID, CHEST_CARD
from bakufu.shogun.rules.planning import next_space

GAME = load("shogun")


def first_bids(bots: list[str], seed: str) -> list[int]:
    """What bots in these seats bid in the first season; a province card bids nothing."""
    players = [make("shogun", bot, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    state = GAME.start({"players": len(bots)}, seed)
    bids = [0] * len(bots)
    while GAME.sealed(state):
        seat = GAME.to_move(state)[0]
        move = players[seat].decide(GAME.view(state, seat))
        if next_space(state, seat) == BID:
            bids[seat] = max(0, move - CHEST_CARD)
        GAME.play(state, seat, move)
    return bids


@pytest.mark.parametrize("players", [3, 4, 5])
def test_samurai_with_characters_do_not_all_bid_the_same_in_the_first_season(players: int) -> None:
    wanted = dict.fromkeys(range(players), f"samurai:{ANY}")
    for seed in range(20):
        bots = cast("shogun", wanted, f"table {seed}")
        bids = first_bids(list(bots.values()), f"table {seed}")
        assert len(set(bids)) > 1, (bots, bids)


def test_a_character_changes_what_its_file_names_and_nothing_else() -> None:
    plain, raider = numbers(WEIGHTS), numbers(in_character("samurai", "raider"))
    assert raider["battle.planned"] < plain["battle.planned"]
    assert isinstance(raider["battle.planned"], int)
    assert raider["rice.needed"] == plain["rice.needed"]
    assert [name for name in CHARACTERS if in_character("samurai", name) == WEIGHTS] == []
    assert numbers(WEIGHTS) == plain


def test_levels_that_search_add_what_a_character_likes_until_the_game_is_over() -> None:
    plain = value_model_for(3, False)

    def liking(character: str) -> float:
        return InCharacter(plain, likes_of(character), WEIGHTS.tower).winning(state, 0) - plain.winning(state, 0)

    state, rng = GAME.start({"players": 3}, 5), Rng(5)

    def play_until(seasons: int) -> None:
        while seasons_left(state) > seasons:
            seat = GAME.to_move(state)[0]
            moves = GAME.moves(state, seat)
            GAME.play(state, seat, moves[rng.below(len(moves))])

    play_until(3)
    state.chests[0] = 2
    before = liking("miser")
    state.chests[0] += 1
    assert liking("miser") - before == pytest.approx(likes_of("miser")[FIRST_CHESTS])
    assert liking("steward") != liking("miser")
    play_until(0)
    assert liking("miser") == 0


@pytest.mark.parametrize("kind", [Daimyo, Shogun])
def test_what_a_character_likes_changes_plans(kind: type[Daimyo]) -> None:
    def plans(likes: list[float]) -> list[int]:
        found = []
        for seed in range(3):
            bot = kind(Rng(seed), Allowance(80, None), character="raider")
            bot.likes = likes
            state = GAME.start({"players": 3}, seed)
            while GAME.to_move(state)[0] == 0:
                found.append(bot.decide(GAME.view(state, 0)))
                GAME.play(state, 0, found[-1])
        return found

    assert plans(likes_of("raider")) != plans([])
    assert kind(Rng(1), character="raider").likes == likes_of("raider")


def test_levels_that_plan_have_characters_and_chance_has_none() -> None:
    kinds = {"ashigaru": Ashigaru, "samurai": Samurai, "daimyo": Daimyo, "shogun": Shogun}
    for level, kind in kinds.items():
        assert characters_of("shogun", level) == CHARACTERS
        assert type(make("shogun", f"{level}:miser", 1)) is kind
    assert characters_of("shogun", "random") == ()
    assert [level for level in levels_of("katana") if characters_of("katana", level)] == []


def test_no_character_comes_twice_before_all_have_come_once() -> None:
    wanted = {1: "samurai:any", 2: "ashigaru:any", 3: "samurai:any", 4: "random", 5: "samurai:raider", 6: "daimyo:any"}
    for seed in range(10):
        bots = cast("shogun", wanted, seed)
        assert cast("shogun", wanted, seed) == bots
        assert (bots[4], bots[5]) == ("random", "samurai:raider")
        assert [bot.partition(":")[0] for bot in bots.values()] == [bot.partition(":")[0] for bot in wanted.values()]
        characters = [bot.partition(":")[2] for bot in bots.values() if ":" in bot]
        assert len(set(characters)) == len(characters)
        assert set(characters) <= set(CHARACTERS)
    assert len({tuple(cast("shogun", wanted, seed).values()) for seed in range(10)}) > 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("samurai:ronin", "samurai has no character 'ronin'; expected one of: builder, raider"),
        ("random:raider", "random doesn't take a budget"),
    ],
)
def test_a_character_that_there_is_none_of_is_refused_in_one_line(bot: str, why: str) -> None:
    with pytest.raises(BadOption, match=re.escape(why)) as refused:
        make("shogun", bot, 1)
    assert "\n" not in str(refused.value)
    assert not seatable("shogun", bot)
    assert not seatable("katana", "samurai:raider")
