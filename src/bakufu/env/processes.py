"""The games of a vector environment in several processes, one shard each. All arrays are in shared memory."""

from __future__ import annotations

import signal
import weakref
from collections.abc import Sequence
from ctypes import Array, c_byte, c_double, c_longlong, c_ubyte
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import numpy as np
from numpy.typing import NDArray

from bakufu.env.shard import Earned, EverySeat, Games, IllegalAction, Observed
from bakufu.kernel.stepping.turns import NOBODY

if TYPE_CHECKING:
    from typing_extensions import Buffer

Number = TypeVar("Number", bound=np.generic)

PATIENCE = 5.0  # seconds to wait for a process to exit
# "spawn" is the only start method that is safe with threads in the caller's process.
_ALIKE = get_context("spawn")


@dataclass
class Memory:
    """Shared memory for the arrays; every process maps its own arrays onto it."""

    games: int
    actions: Array[c_longlong]
    pages: Array[c_ubyte]
    masks: Array[c_byte]
    seats: Array[c_byte]
    rewards: Array[c_double]
    over: Array[c_ubyte]

    def rows(self, shared: Buffer, kind: type[Number]) -> NDArray[Number]:
        return np.frombuffer(memoryview(shared), kind).reshape(self.games, -1)

    def arrays(self) -> Arrays:
        return Arrays(
            self.rows(self.actions, np.int64),
            self.rows(self.pages, np.uint8),
            self.rows(self.masks, np.int8),
            self.rows(self.seats, np.int8),
            self.rows(self.rewards, np.float64),
            self.rows(self.over, np.bool_),
        )


@dataclass
class Arrays:
    actions: NDArray[np.int64]
    pages: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]


def _memory(games: int, sample: Games) -> Memory:
    core = sample.core
    page = core.page_size()
    return Memory(
        games,
        actions=RawArray("q", games),
        pages=RawArray("B", games * page),
        masks=RawArray("b", games * int(core.action_space().n)),
        seats=RawArray("b", games),
        rewards=RawArray("d", games * sample.rewarded),
        over=RawArray("B", games),
    )


def _serve(orders: Connection, memory: Memory, first: int, end: int, made_of: EverySeat) -> None:
    """Carry out commands until told to stop or the parent is gone. Ctrl-C is handled by the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shard = made_of.shard(end - first)
    arrays = memory.arrays()
    try:
        while (order := orders.recv()) is not None:
            what, *given = order
            if what == "why":
                orders.send(shard.why(*given))
                continue
            if what == "texts":
                orders.send(shard.texts())
                continue
            if what == "begin":
                shard.begin(*given)
            else:
                rewards, over = shard.step(arrays.actions[first:end, 0].tolist())
                arrays.rewards[first:end], arrays.over[first:end, 0] = rewards, over
            pages, masks, seats = shard.observed()
            arrays.pages[first:end], arrays.masks[first:end], arrays.seats[first:end, 0] = pages, masks, seats
            orders.send(shard.finals)
    except (EOFError, BrokenPipeError):
        return


class ShardProcesses:
    """Same interface as a shard, with the games divided among processes."""

    def __init__(self, made_of: EverySeat, games: int, processes: int) -> None:
        sample = made_of.shard(1)
        self.core, self.rewarded = sample.core, sample.rewarded
        self.finals: dict[int, NDArray[Any]] = {}
        self._memory = _memory(games, sample)
        self._arrays = self._memory.arrays()
        self._ends = [games * number // processes for number in range(processes + 1)]
        self._orders: list[Connection] = []
        started = []
        for first, end in pairwise(self._ends):
            ours, theirs = _ALIKE.Pipe()
            given = (theirs, self._memory, first, end, made_of)
            process = _ALIKE.Process(target=_serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._orders.append(ours)
            started.append(process)
        self.close = weakref.finalize(self, _end, self._orders, started)

    def begin(self, seeds: Sequence[int | None]) -> None:
        self._order([("begin", list(seeds[first:end])) for first, end in pairwise(self._ends)])

    def refused(self, moves: list[int]) -> int:
        masks, chosen = self._arrays.masks, np.array(moves)
        known = (chosen >= 0) & (chosen < masks.shape[1])
        legal = known & (masks[np.arange(len(moves)), np.where(known, chosen, 0)] == 1)
        return NOBODY if legal.all() else int(legal.argmin())

    def why(self, game: int, move: int) -> IllegalAction:
        number = next(at for at, end in enumerate(self._ends[1:]) if game < end)
        self._say(number, ("why", game - self._ends[number], move))
        answer: IllegalAction = self._hear(number)
        return answer

    def texts(self) -> list[str]:
        for number in range(len(self._orders)):
            self._say(number, ("texts",))
        return [text for number in range(len(self._orders)) for text in self._hear(number)]

    def step(self, moves: list[int]) -> Earned:
        self._arrays.actions[:, 0] = moves
        self._order([("step",)] * len(self._orders))
        return self._arrays.rewards.copy(), self._arrays.over[:, 0].copy()

    def observed(self) -> Observed:
        arrays = self._arrays
        return arrays.pages.copy(), arrays.masks.copy(), arrays.seats[:, 0].copy()

    def __deepcopy__(self, memo: dict[int, object]) -> NoReturn:
        raise TypeError("games in other processes can't be copied: make the environment with processes=1")

    def _order(self, orders: Sequence[tuple[object, ...]]) -> None:
        """Send a command to all processes and wait for all of them."""
        for number, order in enumerate(orders):
            self._say(number, order)
        self.finals = {
            self._ends[number] + game: final
            for number in range(len(orders))
            for game, final in self._hear(number).items()
        }

    def _say(self, number: int, order: tuple[object, ...]) -> None:
        try:
            self._orders[number].send(order)
        except OSError:
            raise RuntimeError(GONE) from None

    def _hear(self, number: int) -> Any:
        try:
            return self._orders[number].recv()
        except (EOFError, OSError):
            raise RuntimeError(GONE) from None


GONE = "a process of this environment has ended: make the environment anew"


def _end(orders: list[Connection], processes: Sequence[BaseProcess]) -> None:
    for order in orders:
        order.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
