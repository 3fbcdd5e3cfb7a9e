"""The page of our rulings with their reasons, and of unconfirmed component values."""

from __future__ import annotations

import json

import bakufu
from bakufu.games import GAMES
from bakufu.text import renderer_of

LONGEST = 60
INTRODUCTION = """# Rulings and uncertain facts

A rulebook leaves some things open, and a program must decide them. Here are all decisions that are ours, with their
reasons; and every value of the printed components that we could not read off the box, with where it comes from. If you
have the box: a file of your own corrects a value (see [Corrected facts](hosting.md#corrected-facts)).

This page is made from the ledger and the facts of the games by `python -m handbook`.
"""


def rulings() -> str:
    parts = [INTRODUCTION]
    for name in GAMES:
        game = bakufu.load(name)
        renderer = renderer_of(game)
        ours = [rule for rule in game.ledger.values() if rule.ruling]
        title = renderer.say("report-game")
        parts += [f"## {title}: our rulings", ""]
        parts += [f"{len(ours)} of {len(game.ledger)} rules.", "", "| rule | what we do | why |", "|---|---|---|"]
        parts += [
            f"| `{rule.id}` | {cell(renderer.rule(rule.id))} | {cell(renderer.reason(rule.id))} |" for rule in ours
        ]
        uncertain = game.facts.listing(uncertain_only=True)
        parts += ["", f"## {title}: uncertain facts", ""]
        parts += [f"{len(uncertain)} values, by where they come from. `bakufu facts --game {name}` lists them too.", ""]
        for label, note in dict.fromkeys((fact.label, fact.note) for fact in uncertain):
            alike = [fact for fact in uncertain if (fact.label, fact.note) == (label, note)]
            values = ", ".join(f"`{fact.path}` {short(fact.value)}" for fact in alike)
            parts += [f"**{label.capitalize()}**: {renderer.note(note)}.", "", f"> {values}", ""]
    return "\n".join(parts)


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def short(value: str) -> str:
    """A value as text; long lists are shortened."""
    content = json.loads(value)
    text = content if isinstance(content, str) else value
    return cell(text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}...")
