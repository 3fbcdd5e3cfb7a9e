"""Making puzzles: a game between bots is played, and every question in it looked at.

What a game yields follows from its seed. A question becomes a puzzle if a search finds one answer clearly best, if a
second one with other worlds and twice the effort says the same, and if Daimyo finds it too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from bakufu.bots.job import game_of
from bakufu.bots.levels import make, players_of
from bakufu.bots.manifest import Bot
from bakufu.kernel.chance import Rng
from bakufu.puzzles.finding import Found, find
from bakufu.puzzles.manifest import Answer, Laid, Puzzling, puzzling_of
from bakufu.puzzles.puzzle import Puzzle
from bakufu.puzzles.source import Moves, Source, source_of

NOISE: Final = 12  # one move in this many is any legal move
LUCKY: Final = 0.25  # how often random answers may be right
MOST: Final = 4  # puzzles of one game
ONE_IN: Final = 3  # questions that are looked at: more games are better than more of each
DEEPER: Final = 2.0
DAIMYO: Final = "daimyo:800"
DAIMYOS: Final = 4
SAMURAI: Final = "samurai"
SAMURAIS: Final = 9
FEWEST: Final = 0.2  # of them: people rarely learn from what hardly any of them finds
MOST_OF_THEM: Final = 0.8  # nor from what is seen at a glance
UNLIKE: Final = 1.5  # weights of Hard bots differ by factors with logarithms up to this


def play_game(game: str, seed: str) -> tuple[dict[str, object], Moves]:
    """A game of bots of several levels, who sometimes make any move: its options and its moves."""
    rules, puzzling = game_of(game, None), puzzling_of(game)
    rng = Rng(seed, "noise")
    seats = puzzling.players[rng.below(len(puzzling.players))]
    options = rules.options(rules.start({"players": seats}, seed))
    first = rng.below(len(puzzling.levels))
    levels = [puzzling.levels[(first + seat) % len(puzzling.levels)] for seat in range(seats)]
    bots = [make(game, level, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    state = rules.start(options, seed)
    moves: list[tuple[int, int]] = []
    while awaited := rules.to_move(state):
        seat = awaited[0]
        view = rules.view(state, seat)
        noisy = rng.below(NOISE) == 0 and not rules.sealed(state)
        move = view.moves[rng.below(len(view.moves))] if noisy else bots[seat].decide(view)
        rules.play(state, seat, move)
        moves.append((seat, move))
    return options, tuple(moves)


def puzzles_of(game: str, seed: str) -> list[Puzzle]:
    """The puzzles of the game with this seed in the order of play: the hardest, and not all of one theme."""
    rules, puzzling = game_of(game, None), puzzling_of(game)
    options, moves = play_game(game, seed)
    state = rules.start(options, seed)
    unpacked = Source(options, seed, "")
    rng = Rng(seed, "questions")
    found: list[Puzzle] = []
    planning = False  # all seats are asked before the first of them lays a card
    for at, (mover, move) in enumerate(moves):
        begun, planning = planning, rules.sealed(state)
        for seat in () if begun and planning else rules.to_move(state):
            view = rules.view(state, seat)
            for laid in _some(puzzling.questions(view), rng):
                draft = Puzzle(game, unpacked, at, seat, laid, "", (), 0.0, 0.0, 0.0, 0.0)
                puzzle = _puzzle(puzzling, draft, view)
                found += [puzzle] if puzzle is not None else []
        rules.play(state, mover, move)
    best = sorted(found, key=lambda puzzle: (puzzle.found + _alike(puzzle, found), -puzzle.gain))[:MOST]
    last = max([puzzle.at for puzzle in best], default=0)
    source = source_of(rules, options, seed, moves[:last])
    return [replace(puzzle, source=source) for puzzle in found if puzzle in best]


def _some(questions: list[Laid], rng: Rng) -> list[Laid]:
    return [laid for laid in questions if rng.below(ONE_IN) == 0]


def _alike(puzzle: Puzzle, found: Iterable[Puzzle]) -> int:
    return sum([one.theme == puzzle.theme and one.gain > puzzle.gain for one in found])


def _puzzle(puzzling: Puzzling, draft: Puzzle, view: Any) -> Puzzle | None:
    """The whole puzzle, if it is one. The cheapest tests come first."""
    first = find(puzzling.asking(view, draft.laid, _words(draft, "first")), puzzling, puzzling.effort)
    if first is None or not first.clear() or puzzling.odds(view, draft.laid, first.right) > LUCKY:
        return None
    hard_bots = [puzzling.solve(view, draft.laid, hard_bot(draft.game, f"{draft.name}/{n}")) for n in range(SAMURAIS)]
    if not FEWEST <= share(hard_bots, first.right) <= MOST_OF_THEM:
        return None
    deep = find(puzzling.asking(view, draft.laid, _words(draft, "second")), puzzling, puzzling.effort.times(DEEPER))
    right = agreed(first, deep)
    if deep is None or not right or not FEWEST <= share(hard_bots, right) <= MOST_OF_THEM:
        return None
    for number in range(DAIMYOS):
        bot = make(draft.game, DAIMYO, f"{draft.name}/{number}")
        if puzzling.solve(view, draft.laid, bot) not in right:
            return None
    return replace(
        draft,
        theme=puzzling.theme(view, draft.laid, right[0]),
        right=tuple(right),
        chance=deep.chance,
        gain=deep.gain,
        error=deep.error,
        found=share(hard_bots, right),
    )


def share(answers: Sequence[Answer], right: Sequence[Answer]) -> float:
    return sum([answer in right for answer in answers]) / len(answers)


def agreed(first: Found, deep: Found | None) -> list[Answer]:
    """The right answers, as the deeper search has them, if it finds the same one clearly best."""
    if deep is None or not deep.clear() or deep.right[0] not in first.right or first.right[0] not in deep.right:
        return []
    return list(deep.right)


def hard_bot(game: str, seed: str) -> Bot:
    """A Hard bot with a taste of its own: its weights differ, so that not all of them find the same."""
    players = players_of(game)
    rng = Rng(seed, "taste")
    return players.weighted[SAMURAI](Rng(seed, SAMURAI), _unlike(players.usual_weights(SAMURAI), rng))


def _unlike(weights: Any, rng: Rng) -> Any:
    changes: dict[str, Any] = {}
    for field in fields(weights):
        value = getattr(weights, field.name)
        if is_dataclass(value):
            changes[field.name] = _unlike(value, rng)
        elif isinstance(value, float):
            changes[field.name] = value * _factor(rng)
        elif isinstance(value, list) and isinstance(value[0], float):
            changes[field.name] = [one * _factor(rng) for one in value]
    return replace(weights, **changes)


def _factor(rng: Rng) -> float:
    return math.exp(UNLIKE * (rng.below(2001) - 1000) / 1000)


def _words(draft: Puzzle, purpose: str) -> bytes:
    return f"{draft.name}/{purpose}".encode()
