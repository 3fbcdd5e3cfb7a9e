"""The levels of play of each game by name, and the characters that bots of a level may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.bots.allowances import allowance
from bakufu.bots.manifest import Bot, Players
from bakufu.bots.outside import is_import_path, is_net, net_player, outside
from bakufu.games import of_game
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption

ANY = "any"  # behind a level: some character, which the seed decides


def players_of(game: str) -> Players:
    players: Players = of_game("bots", game)
    return players


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of this package, from the weakest on. Raises `BadOption` for an unknown game."""
    return tuple(players_of(game).levels)


def characters_of(game: str, level: str) -> tuple[str, ...]:
    """Those that bots of this level may have."""
    players = players_of(game)
    return players.characters if level in players.in_character else ()


def seatable(game: str, bot: str) -> bool:
    """Whether this is a level, or one in a character or in any: what can be named at a table."""
    level, colon, character = bot.partition(":")
    if not colon:
        return level in levels_of(game)
    characters = characters_of(game, level)
    return bool(characters) and character in (*characters, ANY)


def cast(game: str, bots: Mapping[int, str], seed: Seed) -> dict[int, str]:
    """The same bots, by seat, with a character for each that may have any (`samurai:any`).

    The seed decides. No two get the same one as long as there are others.
    """
    rng = Rng(seed, "characters")
    taken = [bot.partition(":")[2] for bot in bots.values()]
    found = {}
    for seat in sorted(bots):
        level, _, character = bots[seat].partition(":")
        found[seat] = bots[seat]
        if character == ANY:
            all_of_them = characters_of(game, level)
            fewest = min([taken.count(one) for one in all_of_them])
            free = [one for one in all_of_them if taken.count(one) == fewest]
            drawn = free[rng.below(len(free))]
            taken.append(drawn)
            found[seat] = f"{level}:{drawn}"
    return found


def evaluate(game: str, view: Any) -> list[float]:
    """The points that each seat will probably have at the end, as Daimyo judges a position: for searches of your own.

    It reads a view of any seat and knows nothing else, so it takes determinizations too: `game.view(state, seat)`. In
    SHOGUN it is fitted to positions between two seasons, and takes 80 to 90 µs. Raises `BadOption` for an unknown game.
    """
    return players_of(game).evaluate(view)


def make(game: str, level: str, seed: Seed) -> Bot:
    """A player of this level, or the one behind this import path or file of a network; with the same seed it plays the
    same way.

    A level may be given a character, `samurai:raider`, or any, which the seed decides; one that searches may be given
    a budget instead: `daimyo:0.2s`, `daimyo:200`. Raises `BadOption`, which says what is possible.
    """
    players = players_of(game)
    name, colon, _ = level.partition(":")
    if is_net(level):
        return net_player(game, level, Rng(seed, level))
    if is_import_path(level) and name not in players.levels:
        player: Bot = outside(level, Rng(seed, level))
        return player
    if colon and name in players.levels:
        return _particular(players, name, cast(game, {0: level}, seed)[0].partition(":")[2], seed)
    if level not in players.levels:
        raise BadOption("error-unknown-bot", wrong=level, known=players.levels)
    return players.levels[level](Rng(seed, level))


def _particular(players: Players, level: str, how: str, seed: Seed) -> Bot:
    """A level with what is named behind its colon: a character, or a budget."""
    if level in players.in_character and how in players.characters:
        return players.in_character[level](Rng(seed, level), how)
    if level in players.in_character and how.isalpha():
        raise BadOption("error-bot-character", wrong=how, level=level, known=[*players.characters, ANY])
    if level in players.searching:
        return players.searching[level](Rng(seed, level), allowance(level, how))
    raise BadOption("error-bot-no-budget", level=level)
