"""Whom a moderator has muted or banned: over HTTP and on a socket that was open before, within a second or so."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from bakufu.server.people import moderation
from bakufu.server.people.moderation import Act
from bakufu.server.store.administration import change
from bakufu.table.clock import now
from tests.patience import PATIENCE
from tests.server.security.house import house, settings
from tests.server.security.party import party


def until(what: Callable[[], bool]) -> None:
    """The server reads what is in force again and again."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_muted_player_plays_on_in_silence_and_a_banned_one_is_refused(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with house(chosen) as home, party(home) as found:
        found.start()
        own = found.line("own")
        [person] = [
            seat.person for seat in home.app.state.service.registry.tables[found.table].sittings if seat.name == "Own"
        ]

        def punish(kind: str, whom: str) -> None:
            change(chosen.database, lambda connection: moderation.sanction(connection, kind, whom, Act(now(), "spam")))

        punish("mute", person)
        until(lambda: own.command("talk", text="Hello")["type"] == "refused")
        assert own.command("talk", text="Hello")["code"] == "muted"
        assert own.command("resign")["type"] == "ack"

        punish("ban", person)
        until(lambda: found.person("own").ask("GET", "/api/me").status_code == 403)
        answer = found.person("own").ask("GET", f"/api/tables/{found.table}").json()
        assert (answer["code"], answer["message"]) == ("banned", "You are banned from this server: spam")
        assert own.command("return")["code"] == "banned"
        assert found.person("other").ask("GET", "/api/me").status_code == 200

        punish("ban", "127.0.0.1")
        until(lambda: found.person("other").ask("GET", "/api/me").status_code == 403)
        assert found.person("nobody").ask("GET", "/api/tables").json()["code"] == "banned"
        assert found.person("nobody").ask("GET", "/api/health").status_code == 200
