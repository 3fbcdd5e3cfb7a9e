"""Bakufu: the digital table for SHOGUN and SHOGUN NO KATANA.

game = bakufu.load("shogun")
state = game.start({"players": 4}, seed=7)
"""

from bakufu._build import choose_build

COMPILED = choose_build()

from bakufu.games import load  # noqa: E402 - the build is chosen before the first rule is imported
from bakufu.kernel.chance import Rng  # noqa: E402
from bakufu.kernel.errors import BadFacts, BadOption, BadRecord, BakufuError, IllegalMove, tell_errors  # noqa: E402
from bakufu.kernel.event import redact  # noqa: E402
from bakufu.kernel.plain import plain  # noqa: E402


def _in_english(error: BakufuError) -> str:
    from bakufu.text.errors import sentence  # imported only for errors, because loading catalogs takes time

    return sentence(error)


tell_errors(_in_english)


def __getattr__(name: str) -> str:
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version  # imported only when asked, because it takes time

    try:
        return version("bakufu")
    except PackageNotFoundError:  # running from source, not installed
        return "0+source"


__all__ = [
    "COMPILED",
    "BadFacts",
    "BadOption",
    "BadRecord",
    "BakufuError",
    "IllegalMove",
    "Rng",
    "load",
    "plain",
    "redact",
]
