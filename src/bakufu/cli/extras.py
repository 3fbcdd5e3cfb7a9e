"""Libraries that only some commands need come with an extra of the package; without it, one line names the extra."""

from __future__ import annotations

from importlib import import_module

from bakufu.kernel.errors import BakufuError

# The modules that each extra brings, and that only come with it.
EXTRAS = {
    "arena": ("cmaes", "matplotlib", "openskill", "tomlkit"),
    "data": ("pyarrow",),
    "env": ("gymnasium", "pettingzoo"),
    "join": ("httpx", "websockets"),
    "notify": ("apprise",),
    "postgres": ("asyncpg",),
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "cryptography",
        "h11",
        "itsdangerous",
        "litestar",
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
    ),
}


class NoExtra(BakufuError):
    """A library of an extra is not installed."""


def missing(error: ModuleNotFoundError) -> NoExtra | None:
    """The extra that would bring the missing module, if one does."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return NoExtra("error-no-extra", package=module, extra=extra)
    return None


def check(extra: str) -> None:
    """Raise an error before any work is done, if the extra is not installed."""
    for module in EXTRAS[extra]:
        import_module(module)
