"""Statistics as pages show them: how somebody's games went by game, module, seat, opening and opponent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypedDict

from bakufu.bots.job import game_of
from bakufu.kernel.patch import Json
from bakufu.statistics.manifest import noting_of
from bakufu.statistics.note import SeatNote
from bakufu.text import renderer_of
from bakufu.text.renderer import Renderer

COUNTED = 2000  # games: whoever has played more has statistics of the latest
Kind = Literal["game", "players", "module", "seat", "opening", "opponent", "thing"]
KINDS: tuple[Kind, ...] = ("game", "players", "module", "seat", "opening", "opponent", "thing")
MOST = {"opponent": 10, "thing": 60}  # lines, the most frequent ones: a map shows more things than a table


class StatOpponent(TypedDict):
    """A person by name, or a bot by its level."""

    name: str | None
    bot: str | None


class StatLine(TypedDict):
    """Games of one kind. `key` is a number of players, a seat, a level, or a word of the game, `title` the same in your
    language where it has a name. `won`: games won; of an opponent, games in which you finished ahead."""

    kind: Kind
    game: str
    key: str
    title: str
    bot: bool
    played: int
    won: int
    average: float


class StatGame(TypedDict):
    """One game. `luck`: cubes in the tray beyond those that were expected. `rating`: yours after the game, if it was
    rated."""

    table: str
    game: str
    finished_at: int
    players: int
    seat: int
    place: int
    points: int
    modules: list[str]
    opening: str
    opponents: list[StatOpponent]
    luck: float | None
    rating: int | None


class Statistics(TypedDict):
    """`lines` by kind, the most frequent first; `games` the oldest first. `you`: your own, with private games."""

    name: str
    you: bool
    lines: list[StatLine]
    games: list[StatGame]


class Rival(TypedDict):
    """Somebody else at the table, as it is stored: a person's id, or a bot."""

    person: str | None
    bot: str | None
    place: int


class GameNote(TypedDict):
    """What is stored of somebody's game."""

    options: Json
    own: SeatNote
    rivals: list[Rival]


@dataclass(frozen=True)
class Played:
    table: str
    game: str
    finished_at: int
    note: GameNote
    rating: int | None = None


def game_note(options: Json, notes: list[SeatNote], seat: int, sitting: Mapping[int, Rival]) -> GameNote:
    """Of the person on a seat; `sitting` are the others."""
    places = {note["seat"]: note["place"] for note in notes}
    rivals: list[Rival] = [{**rival, "place": places[other]} for other, rival in sorted(sitting.items())]
    return {"options": options, "own": notes[seat], "rivals": rivals}


def statistics(name: str, you: bool, played: list[Played], people: Mapping[str, str], language: str) -> Statistics:
    """`people`: the names of the others, by their ids."""
    titles = {game: _Titles(game, language) for game in {one.game for one in played}}
    sums: dict[tuple[Kind, str, str], list[tuple[bool, int]]] = {}
    bots: set[tuple[str, str]] = set()
    for one in played:
        own = one.note["own"]
        for kind, key, won in _keys(one, people):
            sums.setdefault((kind, one.game, key), []).append((won, own["points"]))
        bots |= {(one.game, _level(rival)) for rival in one.note["rivals"] if rival["bot"]}
    lines = [
        _line(kind, game, key, titles[game].of(kind, key), kind == "opponent" and (game, key) in bots, found)
        for (kind, game, key), found in sums.items()
    ]
    lines.sort(key=lambda line: (KINDS.index(line["kind"]), line["game"], -line["played"], line["key"]))
    return {"name": name, "you": you, "lines": _fewer(lines), "games": [_game(one, people, titles) for one in played]}


def _fewer(lines: list[StatLine]) -> list[StatLine]:
    """Of some kinds only the most frequent."""
    kept: list[StatLine] = []
    seen: dict[tuple[str, str], int] = {}
    for line in lines:
        place = line["kind"], line["game"]
        seen[place] = seen.get(place, 0) + 1
        if seen[place] <= MOST.get(line["kind"], len(lines)):
            kept.append(line)
    return kept


def _keys(one: Played, people: Mapping[str, str]) -> Iterable[tuple[Kind, str, bool]]:
    """What a game counts for, and whether it was a success."""
    own = one.note["own"]
    won = own["place"] == 1
    yield "game", "", won
    yield "players", str(len(one.note["rivals"]) + 1), won
    yield "seat", str(own["seat"]), won
    for module in one.note["options"].get("modules", ()):
        yield "module", module, won
    if own["opening"] is not None:
        yield "opening", own["opening"], won
    for rival in _distinct(one.note["rivals"], people):
        yield "opponent", rival[0], own["place"] < rival[1]
    for thing in own["things"]:
        yield "thing", thing, won


def _distinct(rivals: list[Rival], people: Mapping[str, str]) -> list[tuple[str, int]]:
    """Each opponent once, with their best place: two bots of one level are one opponent."""
    best: dict[str, int] = {}
    for rival in rivals:
        name = _level(rival) if rival["person"] is None else people.get(rival["person"], "")
        if name:
            best[name] = min(best.get(name, rival["place"]), rival["place"])
    return list(best.items())


def _level(rival: Rival) -> str:
    return (rival["bot"] or "").partition(":")[0]


def _line(kind: Kind, game: str, key: str, title: str, bot: bool, found: list[tuple[bool, int]]) -> StatLine:
    average = round(sum([points for _, points in found]) / len(found), 1)
    won = sum([success for success, _ in found])
    return {
        "kind": kind, "game": game, "key": key, "title": title, "bot": bot,
        "played": len(found), "won": won, "average": average,
    }  # fmt: skip


class _Titles:
    """The words of a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        self.renderer: Renderer = renderer_of(game_of(game, None), language)
        noting = noting_of(game)
        self.kinds = {"opening": self.renderer.kinds[noting.opening[1]], "thing": self.renderer.kinds[noting.thing]}

    def of(self, kind: str, key: str) -> str:
        if kind == "module":
            return self.renderer.chapter(key)
        return self.renderer.word(self.kinds[kind], key) if kind in self.kinds else key


def _game(one: Played, people: Mapping[str, str], titles: Mapping[str, _Titles]) -> StatGame:
    own, words = one.note["own"], titles[one.game]
    opponents: list[StatOpponent] = [
        {"name": None if rival["person"] is None else people.get(rival["person"], ""), "bot": rival["bot"]}
        for rival in one.note["rivals"]
    ]
    return {
        "table": one.table,
        "game": one.game,
        "finished_at": one.finished_at,
        "players": len(opponents) + 1,
        "seat": own["seat"],
        "place": own["place"],
        "points": own["points"],
        "modules": [words.of("module", module) for module in one.note["options"].get("modules", ())],
        "opening": words.of("opening", own["opening"]) if own["opening"] else "",
        "opponents": opponents,
        "luck": own["luck"],
        "rating": one.rating,
    }
