"""The rule ledger: every rule of a game with its id, its page, and whether it is a ruling of ours.

The texts are in the message catalogs under the same id; the ledger holds what doesn't depend on the language.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.patch import Json


@dataclass(frozen=True)
class Rule:
    """One rule. `ruling`: the rulebook leaves it open and we decided; the reason is in the catalogs."""

    id: str
    page: int
    ruling: bool


def load_topics(*packages: str) -> dict[str, str]:
    """What clients explain on request: by topic, the rule behind it. A package may have none."""
    topics: dict[str, str] = {}
    for package in packages:
        topics.update(_toml(package, "topics.toml"))
    return topics


def load_ledger(*packages: str) -> dict[str, Rule]:
    """The ledger of a game and its modules, in the order of the rulebook."""
    rules = {}
    for package in packages:
        data = _toml(package, "ledger.toml")
        for chapter, entries in data.items():
            for name, entry in entries.items():
                rule_id = f"{chapter}.{name}"
                rules[rule_id] = Rule(rule_id, entry["page"], entry.get("ruling", False))
    return rules


def _toml(package: str, file: str) -> Json:
    import tomllib  # here, like `files`: `import bakufu` alone reads no ledger
    from importlib.resources import files

    path = files(package).joinpath(file)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
