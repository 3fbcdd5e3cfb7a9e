"""The data card: what the dataset holds, where it is from, and what to mind."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu import __version__

CARD = """\
# Games of people

Made on {made} by Bakufu {version}: {games} finished games, {people} seats held by people.

| games | folder |
|---|---|
{kinds}

## Files

- A folder for each game and its options, with one record per game: rules version, options, component data, seed, moves,
  points. `bakufu replay FILE` shows one, `bakufu decisions FOLDER --to FILE.parquet` makes a table of all decisions
  with what the seat saw.
- `players.csv`: who had each seat: `person`, `program` for somebody's own bot, or the level of a built-in bot.
  `stood_in` counts the decisions that a bot made for a person who was away or too late.

## Origin and consent

- When the dataset was made, everybody at the table had agreed, in their account, that researchers may use their
  finished games. The setting is off by default. Games of people who turn it off again aren't in the next dataset:
  replace older copies.
- A record has no names, chat, addresses, times or table. Files are named by their content. Anyone who saw a game, or
  has its record, will recognize it by its moves.
- Left out: unfinished games, lessons, games played on from another one, games that bots finished alone, and those of a
  deal that is still open.

## Limits

- People who agree aren't all people, and they play among friends and against the bots that they chose.
- Nothing says how strong a person is, and the same person may have many games. Split by game, never by decision.
- Only games by the rules and component data of this version are in it.
"""


def card(counts: Mapping[str, int], people: int, made: str) -> str:
    kinds = "\n".join(f"| {count} | `{kind}` |" for kind, count in sorted(counts.items()))
    return CARD.format(made=made, version=__version__, games=sum(counts.values()), people=people, kinds=kinds)
