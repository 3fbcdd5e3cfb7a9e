"""What a page can ask of the edition: the requests of the server's API that make sense on one device."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bakufu.bots.job import game_of
from bakufu.edition.asked import Asked, Text
from bakufu.edition.deal_routes import play as play_deal
from bakufu.edition.deal_routes import show as show_deal
from bakufu.edition.messages import step_message
from bakufu.edition.opening import branch_table, lesson_table, new_table, rematch_table, started, wanted
from bakufu.edition.puzzle_routes import answer as answer_puzzle
from bakufu.edition.puzzle_routes import puzzles
from bakufu.edition.record_routes import open_file, record
from bakufu.edition.statistics_routes import show as show_statistics
from bakufu.games import of_game
from bakufu.kernel.patch import Json
from bakufu.table import study_jobs
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.live import Live
from bakufu.table.manifest import Lessons
from bakufu.table.new_table import check_bot, still_playable
from bakufu.table.past import hindsight
from bakufu.table.projection import step_for
from bakufu.table.refusal import Refusal
from bakufu.table.talk import clean_message

if TYPE_CHECKING:
    from bakufu.edition.host import Host

LONGEST_NAME = 24
Route = Callable[["Host", Asked], Awaitable[object]]


async def me(host: Host, asked: Asked) -> object:
    name = await host.shelf.name(asked.person)
    return None if name is None else {"name": name, "claimed": False, "token": None}


async def take_a_name(host: Host, asked: Asked) -> object:
    name = " ".join(str(asked.body.get("name", "")).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", most=LONGEST_NAME)
    await host.shelf.rename(asked.person, name)
    return await me(host, asked)


async def sign_out(host: Host, asked: Asked) -> None:
    await host.shelf.forget(asked.person)


async def listing(host: Host, asked: Asked) -> object:
    """Nobody else's tables: `mine` begins with those where it is the person's turn, `finished` with the newest."""
    kind = asked.query.get("kind", "open")
    found = await host.shelf.tables()
    if kind == "mine":
        cards = [host.listed(table) for table in found if table.row["status"] != "finished"]
        return sorted(cards, key=lambda card: (not card["your_turn"], -card["created_at"]))
    if kind == "finished":
        done = [table for table in found if table.row["status"] == "finished"]
        done.sort(key=lambda table: -int(table.row["finished_at"]))
        before = asked.number("before")
        return [host.listed(table) for table in done if before is None or table.row["finished_at"] < before]
    return []


async def create(host: Host, asked: Asked) -> object:
    table = new_table(wanted(asked.body), await host.somebody(), host.clock(), host.new_secret())
    await host.shelf.save(table)
    return host.card_of(table)


async def learn(host: Host, asked: Asked) -> object:
    offered: Lessons = of_game("table", asked.path["game"])
    lesson = asked.path["lesson"]
    if lesson not in offered.lessons:
        raise Refusal("no-such-lesson", lessons=", ".join(offered.lessons))
    name = await host.somebody()
    table = lesson_table(asked.path["game"], lesson, offered.lessons[lesson], name, host.clock())
    await host.shelf.save(table)
    await host.tables.open(table.id)
    return host.card_of(table)


async def show(host: Host, asked: Asked) -> object:
    return await host.card(asked.table, asked.person)


async def set_bot(host: Host, asked: Asked) -> object:
    """Give an empty seat to a bot, or free it again."""
    table = await host.tables.find(asked.table)
    _check_open(table.row)
    seat, bot = int(asked.path["seat"]), asked.body.get("bot")
    if seat >= len(table.seats):
        raise Refusal("bad-seat")
    if table.seats[seat].person is not None:
        raise Refusal("seat-is-taken")
    if bot is not None:
        check_bot(table.row["game"], str(bot))
    table.seats[seat].bot = bot
    await host.shelf.save(table)
    return await host.announce(asked.table, asked.person)


async def join(host: Host, asked: Asked) -> object:
    table = await host.tables.find(asked.table)
    _check_open(table.row)
    if any(seat.person == asked.person for seat in table.seats):
        raise Refusal("already-seated")
    free = [seat for seat in table.seats if seat.bot is None and seat.person is None]
    named = asked.body.get("seat")
    taken = next((seat for seat in free if named in (None, seat.seat)), None)
    if taken is None:
        raise Refusal("seat-is-taken")
    taken.person, taken.name = asked.person, await host.somebody(asked.person)
    taken.entropy = str(asked.body.get("entropy", ""))
    await host.shelf.save(table)
    return await host.announce(asked.table, asked.person)


async def leave(host: Host, asked: Asked) -> object:
    table = await host.tables.find(asked.table)
    _check_open(table.row)
    for seat in table.seats:
        if seat.person == asked.person:
            seat.person, seat.name, seat.entropy = None, None, ""
    await host.shelf.save(table)
    return await host.announce(asked.table, asked.person)


async def start(host: Host, asked: Asked) -> object:
    table = await host.tables.find(asked.table)
    _check_open(table.row)
    if any(seat.person is None and seat.bot is None for seat in table.seats):
        raise Refusal("seats-are-missing")
    # Nothing has been played yet: a table that was set up with an earlier version starts by the rules of this one.
    table.row |= still_playable(table.row["game"], table.row["options"], None)
    await host.shelf.save(started(table, host.clock()))
    return await host.announce(asked.table, asked.person)


async def talk(host: Host, asked: Asked) -> None:
    """Before the start; then words go over the socket."""
    table = await host.tables.find(asked.table)
    _check_open(table.row)
    said = {"text": clean_message(str(asked.body.get("text", ""))), "name": await host.somebody(asked.person)}
    seq = len(await host.shelf.entries(asked.table)) + 1
    await host.shelf.save(table, [Entry(seq, Kind.TALK, None, said, By.PLAYER, host.clock())])
    await host.announce(asked.table, asked.person)


async def rematch(host: Host, asked: Asked) -> object:
    former = await host.tables.find(asked.table)
    _check_finished(former.row)
    again = next((table for table in await host.shelf.tables() if table.row["rematch_of"] == asked.table), None)
    if again is None:
        entropy = str(asked.body.get("entropy", ""))
        again = rematch_table(former, await host.somebody(), entropy, host.clock(), host.new_secret())
        await host.shelf.save(again)
    return host.card_of(again, asked.person)


async def branch(host: Host, asked: Asked) -> object:
    former = await host.tables.find(asked.table)
    _check_finished(former.row)
    seq, seat = asked.body.get("seq"), asked.body.get("seat")
    if type(seq) is not int or type(seat) is not int:
        raise Refusal("bad-request")
    past = await host.tables.past(former)
    past.entries[:] = [entry for entry in past.entries if entry.seq <= seq]
    seq = past.entries[-1].seq if past.entries else 0
    cut = await host.tables.thinking.do(hindsight.cut, past, host.clock())
    table = branch_table(former, seq, seat, cut, await host.somebody(), host.clock())
    await host.shelf.save(table, cut.entries)
    await host.tables.open(table.id)
    return host.card_of(table)


async def log(host: Host, asked: Asked) -> object:
    """The steps after an entry; before the game starts, only chat."""
    table = await host.tables.find(asked.table)
    since = asked.number("since", 0) or 0
    if table.row["status"] == "open":
        return [step_message(step_for(entry, [], None, None)) for entry in await host.shelf.entries(table.id, since)]
    live = await host.tables.started(asked.table)
    steps = await _steps(host, live, asked.person)
    return [step for step in steps if step["seq"] > since]


async def _steps(host: Host, live: Live, person: str) -> list[Json]:
    past = await host.tables.past(host.tables.stored[live.id])
    fold, viewer = past.fold(), live.seat_of(person)
    return [step_message(step_for(entry, fold.apply(entry), viewer, None)) for entry in past.entries]


async def rules(host: Host, asked: Asked) -> object:
    return study_jobs.rules(asked.path["game"], None, asked.language)


async def rulebook(host: Host, asked: Asked) -> object:
    return study_jobs.rulebook(asked.path["game"], None, asked.language)


async def facts(host: Host, asked: Asked) -> object:
    return study_jobs.values(asked.path["game"], None)


async def words(host: Host, asked: Asked) -> object:
    return list(game_of(asked.path["game"], None).words)


async def forecast(host: Host, asked: Asked) -> object:
    live, seat = await _seated(host, asked)
    if live.fold.over():
        return None
    return await host.tables.asked(live, seat, study_jobs.forecast, asked.language, bool(live.row["hints"]))


async def odds(host: Host, asked: Asked) -> object:
    live, seat = await _seated(host, asked)
    if not live.row["hints"]:
        raise Refusal("hints-are-off")
    if live.fold.over():
        return None
    origin, target = asked.query.get("origin"), asked.query.get("target")
    return await host.tables.asked(live, seat, study_jobs.odds, origin, target)


async def answer(host: Host, asked: Asked) -> object:
    live = await host.tables.started(asked.table)
    fold = live.fold
    view = fold.game.view(fold.state, live.seat_of(asked.person))
    return study_jobs.answer(fold.game, view, asked.path["question"], asked.query.get("about"))


async def text(host: Host, asked: Asked) -> Text:
    live = await host.tables.started(asked.table)
    sitting = [(one.name, one.bot, one.seat in live.fold.sealed) for one in live.sittings]
    return Text(
        str(await host.tables.asked(live, live.seat_of(asked.person), study_jobs.text, asked.language, sitting))
    )


async def history(host: Host, asked: Asked) -> object:
    """The view at the start, and every step with its patch: for the person, or after the end for any seat."""
    table = await host.tables.find(asked.table)
    own = next((seat.seat for seat in table.seats if seat.person == asked.person), None)
    viewer = asked.number("as", own)
    if viewer is not None and viewer >= len(table.seats):
        raise Refusal("bad-seat")
    if viewer != own:
        _check_finished(table.row)
    found = await host.tables.thinking.do(hindsight.history, await host.tables.past(table), viewer)
    return {"view": found.view, "events": found.events, "steps": [step_message(step) for step in found.steps]}


async def chronicle(host: Host, asked: Asked) -> object:
    table = await host.tables.find(asked.table)
    told: object = await host.tables.thinking.do(hindsight.chronicle, await host.tables.past(table))
    return told


async def review(host: Host, asked: Asked) -> object:
    """How far the review of a finished game is; asking begins it."""
    table = await host.tables.find(asked.table)
    _check_finished(table.row)
    return await host.reviews.ask(table.id, asked.person, asked.language, lambda: host.tables.past(table))


async def _seated(host: Host, asked: Asked) -> tuple[Live, int]:
    live = await host.tables.started(asked.table)
    seat = live.seat_of(asked.person)
    if seat is None:
        raise Refusal("not-seated")
    return live, seat


def _check_open(row: Json) -> None:
    if row["status"] != "open":
        raise Refusal("not-open")


def _check_finished(row: Json) -> None:
    if row["status"] != "finished":
        raise Refusal("not-finished")


def _route(method: str, path: str, answer: Route) -> tuple[str, re.Pattern[str], Route]:
    """In a path, `{name}` is a part that varies."""
    return method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), answer


ROUTES = [
    _route("GET", "/api/me", me),
    _route("POST", "/api/me", take_a_name),
    _route("DELETE", "/api/me", sign_out),
    _route("GET", "/api/tables", listing),
    _route("POST", "/api/tables", create),
    _route("GET", "/api/tables/{table}", show),
    _route("POST", "/api/tables/{table}/join", join),
    _route("POST", "/api/tables/{table}/leave", leave),
    _route("PUT", r"/api/tables/{table}/seats/(?P<seat>\d{1,2})", set_bot),
    _route("POST", "/api/tables/{table}/talk", talk),
    _route("POST", "/api/tables/{table}/start", start),
    _route("POST", "/api/tables/{table}/rematch", rematch),
    _route("POST", "/api/tables/{table}/branch", branch),
    _route("GET", "/api/tables/{table}/log", log),
    _route("GET", "/api/tables/{table}/record", record),
    _route("GET", "/api/tables/{table}/forecast", forecast),
    _route("GET", "/api/tables/{table}/odds", odds),
    _route("GET", "/api/tables/{table}/answers/{question}", answer),
    _route("GET", "/api/tables/{table}/text", text),
    _route("GET", "/api/tables/{table}/history", history),
    _route("GET", "/api/tables/{table}/chronicle", chronicle),
    _route("GET", "/api/tables/{table}/review", review),
    _route("POST", "/api/records", open_file),
    _route("GET", "/api/games/{game}/rules", rules),
    _route("GET", "/api/games/{game}/rulebook", rulebook),
    _route("GET", "/api/games/{game}/facts", facts),
    _route("GET", "/api/games/{game}/words", words),
    _route("POST", "/api/games/{game}/lessons/{lesson}", learn),
    _route("GET", "/api/statistics/{name}", show_statistics),
    _route("GET", "/api/deals/{deal}", show_deal),
    _route("POST", "/api/deals/{deal}/{game}", play_deal),
    _route("GET", "/api/games/{game}/puzzles", puzzles),
    _route("POST", "/api/games/{game}/puzzles/{name}", answer_puzzle),
]
