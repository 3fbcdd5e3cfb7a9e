"""Networks as files, and the bot behind `net:FILE`: weights that a training of your own has written, played with numpy.

A file belongs to one game, one set of options and one encoding, which it names. It has the layers of a plain network:
each is `x @ weights + bias`, and all but the last cut off what is negative. The last layer has a number per action.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bakufu.env.core import EnvCore
from bakufu.env.encoding import RELATIVE
from bakufu.env.how import How
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import BadOption
from bakufu.kernel.flow import Flow, Rulebook
from bakufu.kernel.view import View

Array = NDArray[np.float32]
VERSION = 1
ABOUT = "about"
LARGEST = 256 * 1024 * 1024  # bytes of all weights: more is no network that plays a board game
FINE = 1 << 30  # steps between no and all chances, for drawing a move


class Net:
    """`layers` are pairs of weights and bias."""

    def __init__(
        self, game: str, options: Mapping[str, object], layers: Sequence[tuple[Array, Array]], encode: str = RELATIVE
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.encode = encode
        self.layers = [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in layers]

    @cached_property
    def core(self) -> EnvCore:
        return EnvCore(self.game, self.options, How(encode=self.encode))

    def scores(self, observations: NDArray[Any]) -> Array:
        """A score per action: rows of observations, as the environments hand them out, to rows of scores."""
        values = observations.astype(np.float32)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return values @ weights + bias

    def save(self, file: Path | str) -> None:
        """Write the file that `net:FILE` and `load` read."""
        about = {"version": VERSION, "game": self.game, "options": self.options, "encode": self.encode}
        arrays: dict[str, NDArray[Any]] = {ABOUT: np.array(json.dumps(about))}
        for number, (weights, bias) in enumerate(self.layers):
            arrays |= {f"w{number}": weights, f"b{number}": bias}
        with Path(file).open("wb") as stream:
            np.savez_compressed(stream, **arrays)  # type: ignore[arg-type] # numpy's types mistake them for its option

    @staticmethod
    def load(file: Path | str) -> Net:
        """Raises `BadOption`, with one line that says what is wrong with the file."""
        try:
            with zipfile.ZipFile(file) as zipped:
                if sum(entry.file_size for entry in zipped.infolist()) > LARGEST:
                    raise BadOption("error-net-damaged", file=file)
            with np.load(file, allow_pickle=False) as stored:
                about = json.loads(str(stored[ABOUT]))
                layers = [(stored[f"w{one}"], stored[f"b{one}"]) for one in range((len(stored.files) - 1) // 2)]
            if about["version"] != VERSION:
                raise BadOption("error-net-version", file=file, version=about["version"], known=VERSION)
            net = Net(about["game"], about["options"], layers, about["encode"])
        except OSError as error:
            raise BadOption("error-net-unreadable", file=file, why=error.strerror or str(error)) from None
        except (ValueError, KeyError, TypeError, zipfile.BadZipFile, RecursionError):
            raise BadOption("error-net-damaged", file=file) from None
        net._check(file)
        return net

    def _check(self, file: Path | str) -> None:
        """Whether its layers fit each other, and the observations and actions of its game."""
        (inputs,) = self.core.array_space().shape
        for weights, bias in self.layers:
            if weights.ndim != 2 or weights.shape[0] != inputs or bias.shape != weights.shape[1:]:
                raise BadOption("error-net-shape", file=file)
            inputs = weights.shape[1]
        if not self.layers or inputs != self.core.moves:
            raise BadOption("error-net-shape", file=file)


class NetPlayer:
    """The bot. It draws moves by their scores, as networks are trained to be played."""

    def __init__(self, game: str, file: str, rng: Rng) -> None:
        self._file = file
        self._net = Net.load(file)
        if self._net.game != game:
            raise BadOption("error-net-game", file=file, game=self._net.game)
        self._rng = rng
        core = self._net.core
        self._options = core.game.options(core.game.start(core.options, 0))
        self._checked: Rulebook | None = None

    def decide(self, view: View[Flow]) -> int:
        self._check(view.known)
        assert view.seat is not None
        observed = self._net.core.seen_by(view.known, view.seat)
        scores = self._net.scores(observed[None])[0][view.moves].astype(np.float64)
        shares = np.cumsum(np.exp(scores - scores.max()))
        drawn = (self._rng.below(FINE) + 0.5) / FINE * shares[-1]
        return view.moves[int(np.searchsorted(shares, drawn))]

    def _check(self, known: Any) -> None:
        if known.rulebook is not self._checked:
            if self._net.core.game.options(known) != self._options:
                raise BadOption("error-net-options", file=self._file, options=json.dumps(self._options))
            self._checked = known.rulebook
