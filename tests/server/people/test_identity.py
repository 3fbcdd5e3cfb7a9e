"""Who somebody is: cookies and their flags, tokens nobody can forge, names, passwords and guessing at them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer

from bakufu.server.people.identity import CLAIMS, COOKIE, TRIES_FOR_A_NAME, TRIES_FROM_AN_ADDRESS
from bakufu.server.people.passwords import Passwords
from bakufu.server.people.sessions import A_YEAR
from bakufu.server.people.signing import signing_secret
from bakufu.server.settings import BadSetting
from tests.server.security.house import SECRET, House, StoppedClock, Visitor, house, settings

PASSWORD = "correct horse battery staple"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def own_home(tmp_path: Path, clock: StoppedClock) -> Iterator[House]:
    with house(settings(tmp_path), clock) as home:
        yield home


def name_of(home: House, token: str | None, **headers: str) -> str | None:
    visitor = Visitor(home, token)
    answer = visitor.ask("GET", "/api/me", headers=headers)
    visitor.close()
    assert answer.status_code == 200
    return None if answer.json() is None else str(answer.json()["name"])


def claim(home: House, name: str) -> Visitor:
    visitor = home.visitor(name)
    answer = visitor.ask("POST", "/api/me/claim", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return visitor


def enter(visitor: Visitor, name: str, password: str, address: str = "192.0.2.1") -> Any:
    given = {"name": name, "password": password}
    return visitor.ask("POST", "/api/me/enter", json=given, headers={"X-Forwarded-For": address})


# Cookies


def cookie_of(answer: Any) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(home: House) -> None:
    visitor = home.visitor()
    morsel = cookie_of(visitor.ask("POST", "/api/me", json={"name": "Ann"}))
    flags = (morsel["httponly"], morsel["samesite"].lower(), morsel["path"], morsel["secure"], morsel["domain"])
    assert flags == (True, "lax", "/", "", "")
    assert morsel["max-age"] == str(A_YEAR)
    visitor.close()


def test_the_cookie_is_secure_behind_a_trusted_proxy_with_https(home: House) -> None:
    visitor = home.visitor()
    answer = visitor.ask("POST", "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert cookie_of(answer)["secure"] is True
    visitor.close()


def test_nobody_else_can_tell_us_that_it_is_https(tmp_path: Path) -> None:
    with house(settings(tmp_path, proxies=())) as home:
        visitor = home.visitor()
        answer = visitor.ask("POST", "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
        assert cookie_of(answer)["secure"] == ""
        visitor.close()


def test_looking_at_oneself_renews_the_cookie(own_home: House, clock: StoppedClock) -> None:
    visitor = own_home.visitor("Ann")
    clock.at += (A_YEAR - 10) * 1000
    renewed = cookie_of(visitor.ask("GET", "/api/me")).value
    clock.at += 20 * 1000
    assert name_of(own_home, visitor.token) is None
    assert name_of(own_home, renewed) == "Ann"
    visitor.close()


def test_signing_out_takes_the_cookie_away(home: House) -> None:
    visitor = home.visitor("Ann")
    morsel = cookie_of(visitor.ask("DELETE", "/api/me"))
    assert morsel.value == ""
    assert morsel["max-age"] == "0"
    visitor.close()


# Tokens


def test_a_token_may_be_sent_as_a_bearer_token(home: House) -> None:
    visitor = home.visitor("Ann")
    assert name_of(home, None, Authorization=f"Bearer {visitor.token}") == "Ann"
    assert name_of(home, None, Authorization=f"Basic {visitor.token}") is None
    visitor.close()


def test_tokens_that_we_did_not_sign_are_nobodys(home: House) -> None:
    visitor = home.visitor("Ann")
    token = visitor.token or ""
    payload, stamp, signature = token.split(".")
    person = URLSafeTimedSerializer("x").load_payload(payload.encode())
    forged = [
        "",
        "nonsense",
        "..",
        payload,
        f"{payload}.{stamp}.",
        f"{payload}.{stamp}.{signature[:-1]}",
        f"{payload}.{stamp}.{signature[::-1]}",
        f"{payload}.AAAAAA.{signature}",
        f"x{payload}.{stamp}.{signature}",
        token + token,
        "\u00fc" + token,
        URLSafeTimedSerializer("another secret", "person").dumps(person),
        URLSafeTimedSerializer(SECRET, "something else").dumps(person),
        URLSafeSerializer(SECRET, "person").dumps(person),
        URLSafeTimedSerializer(SECRET, "person").dumps("somebody who is not there"),
        "x" * 20_000,
    ]
    for token in forged:
        assert visitor.http.get("/api/me", headers={b"Cookie": f"{COOKIE}={token}".encode()}).json() is None, token
    assert name_of(home, visitor.token) == "Ann"
    visitor.close()


def test_a_token_ends_after_a_year(own_home: House, clock: StoppedClock) -> None:
    visitor = own_home.visitor("Ann")
    clock.at += A_YEAR * 1000
    assert name_of(own_home, visitor.token) == "Ann"
    clock.at += 1000
    assert name_of(own_home, visitor.token) is None
    visitor.close()


def test_the_signing_secret_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    made: list[str] = []
    threads = [
        threading.Thread(target=lambda: made.append(signing_secret("", tmp_path / "new" / "folder"))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == 1
    assert len(made[0]) == 64
    kept = list((tmp_path / "new" / "folder").iterdir())
    assert [file.stat().st_mode & 0o777 for file in kept] == [0o600]


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cookie-secret").write_text("")
    for named in ("", "short"):
        with pytest.raises(BadSetting, match="at least 16 characters"):
            signing_secret(named, tmp_path)


# Names


@pytest.mark.parametrize("name", ["", " ", "\t\n", "a\x00b", "a\u202eb", "a\u200bb", "x" * 25, "\ufdfa" * 24, "\x7f"])
def test_names_that_cannot_be_shown_are_refused(home: House, name: str) -> None:
    visitor = home.visitor()
    answer = visitor.ask("POST", "/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-request")
    visitor.close()


def test_a_claimed_name_is_nobody_elses(own_home: House) -> None:
    owner = claim(own_home, "Ann Lee")
    another = own_home.visitor("Bob")
    for name in ("Ann Lee", "ann  lee", "ANN LEE", "\uff21nn Lee"):
        for path, given in (("/api/me", {}), ("/api/me/claim", {"password": PASSWORD})):
            answer = another.ask("POST", path, json={"name": name, **given})
            assert (answer.status_code, answer.json()["code"]) == (409, "name-is-taken")
        answer = own_home.visitor().ask("POST", "/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-is-taken")
    assert name_of(own_home, owner.token) == "Ann Lee"
    assert name_of(own_home, another.token) == "Bob"


def test_a_claimed_name_stays_as_it_is(own_home: House) -> None:
    """Whoever finds a device signed in can neither take the name away nor set another password."""
    owner = claim(own_home, "Ann")
    for path, given in (("/api/me", {}), ("/api/me/claim", {"password": "another password"})):
        for name in ("Ann", "Eve"):
            answer = owner.ask("POST", path, json={"name": name, **given})
            assert answer.status_code == 409
    assert enter(owner, "Ann", PASSWORD).status_code == 200
    assert enter(owner, "Ann", "another password").status_code == 403


# Passwords


def test_passwords_are_stored_as_argon2id(own_home: House, tmp_path: Path) -> None:
    claim(own_home, "Ann")
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        rows = store.execute("select claimed, password from people").fetchall()
    assert [(name, stored.split("$")[1]) for name, stored in rows] == [("ann", "argon2id")]
    assert PASSWORD.encode() not in (tmp_path / "tables.sqlite").read_bytes()


def test_guessing_at_a_stolen_hash_is_dear() -> None:
    _, kind, _, cost, *_ = asyncio.run(Passwords().hash("", PASSWORD)).split("$")
    memory, rounds, _ = (int(part.partition("=")[2]) for part in cost.split(","))
    assert kind == "argon2id"
    assert memory >= 19 * 1024  # kibibytes, the least that is recommended with two rounds
    assert rounds >= 2


def test_a_name_is_used_elsewhere_with_its_password(own_home: House) -> None:
    owner = claim(own_home, "Ann")
    elsewhere = own_home.visitor()
    answer = enter(elsewhere, " ANN ", PASSWORD)
    assert (answer.status_code, answer.json()["name"], answer.json()["claimed"]) == (200, "Ann", True)
    assert name_of(own_home, answer.json()["token"]) == name_of(own_home, owner.token) == "Ann"


def test_which_of_the_two_was_wrong_is_not_told(own_home: House) -> None:
    visitor = claim(own_home, "Ann")
    wrong, unknown = enter(visitor, "Ann", "not the password"), enter(visitor, "Eve", PASSWORD)
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content


def test_an_unknown_name_is_as_much_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> tuple[list[str], list[bool]]:
        passwords = Passwords()
        hashed = await passwords.hash("", PASSWORD)
        verified: list[str] = []
        original = passwords._fits

        def fits(hashed: str, password: str) -> bool:
            verified.append(hashed)
            return original(hashed, password)

        monkeypatch.setattr(passwords, "_fits", fits)
        right = [
            await passwords.right("", *given) for given in ((hashed, PASSWORD), (hashed, "wrong"), (None, PASSWORD))
        ]
        return verified, right

    verified, right = asyncio.run(scenario())
    assert right == [True, False, False]
    # The same parameters of the hash each time: the same memory and the same rounds.
    assert len({hashed.rsplit("$", 2)[0] for hashed in verified}) == 1
    assert len(verified) == 3


def test_hashing_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a password is hashed, the event loop goes on: here it is what lets the hash come to its end."""

    async def scenario() -> bool:
        passwords = Passwords()
        loop_went_on = threading.Event()
        hasher: Any = type("Slow", (), {"hash": lambda self, word: str(loop_went_on.wait(10))})()
        passwords._hasher = hasher
        hashing = asyncio.create_task(passwords.hash("", PASSWORD))
        await asyncio.sleep(0)
        loop_went_on.set()
        return await hashing == "True"

    assert asyncio.run(scenario())


def test_guessing_at_a_name_is_limited(own_home: House, clock: StoppedClock) -> None:
    visitor = claim(own_home, "Ann")
    most = int(TRIES_FOR_A_NAME.most)
    tried = [enter(visitor, "Ann", f"guess {n}") for n in range(most + 1)]
    assert [answer.status_code for answer in tried] == [403] * most + [429]
    assert tried[-1].json()["code"] == "too-many-tries"
    assert int(tried[-1].headers["retry-after"]) == 60
    # There, even the right password has to wait; another name does not, nor the owner elsewhere.
    assert enter(visitor, "ann ", PASSWORD).status_code == 429
    assert enter(visitor, "Eve", PASSWORD).status_code == 403
    assert enter(visitor, "Ann", PASSWORD, "192.0.2.99").status_code == 200
    clock.at += 60_000
    assert enter(visitor, "Ann", PASSWORD).status_code == 200


def test_a_futile_claim_costs_no_work(own_home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> str:
        raise AssertionError("hashed")

    ann = claim(own_home, "Ann")
    monkeypatch.setattr(own_home.app.state.service.identity.passwords, "hash", never)
    taken = own_home.visitor("Eve").ask("POST", "/api/me/claim", json={"name": "Ann", "password": PASSWORD})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-is-taken")
    again = ann.ask("POST", "/api/me/claim", json={"name": "Anna", "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (409, "name-is-claimed")


def test_claims_are_limited(own_home: House, clock: StoppedClock) -> None:
    claim(own_home, "Ann")
    eve = own_home.visitor("Eve")
    given = {"name": "Ann", "password": PASSWORD}
    address = {"X-Forwarded-For": "192.0.2.7"}
    most = int(CLAIMS.most)
    tried = [eve.ask("POST", "/api/me/claim", json=given, headers=address) for _ in range(most + 1)]
    assert [answer.status_code for answer in tried] == [409] * most + [429]
    elsewhere = own_home.visitor("Ida").ask("POST", "/api/me/claim", json={**given, "name": "Ida"})
    assert elsewhere.status_code == 200
    clock.at += 60_000
    assert eve.ask("POST", "/api/me/claim", json={**given, "name": "Eve"}, headers=address).status_code == 200


def test_a_clock_that_is_set_back_signs_nobody_out(own_home: House, clock: StoppedClock) -> None:
    ann = own_home.visitor("Ann")
    clock.at -= 3_600_000
    assert ann.ask("GET", "/api/me").json()["name"] == "Ann"


def test_guessing_from_an_address_is_limited(
    own_home: House, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> bool:
        return False

    monkeypatch.setattr(own_home.app.state.service.identity.passwords, "right", never)
    visitor = own_home.visitor()
    most = int(TRIES_FROM_AN_ADDRESS.most)
    tried = [enter(visitor, f"Name {n}", PASSWORD).status_code for n in range(most + 1)]
    assert tried == [403] * most + [429]
    assert enter(visitor, "Somebody", PASSWORD, "192.0.2.2").status_code == 403


def test_entering_rightly_is_not_limited(own_home: House) -> None:
    visitor = claim(own_home, "Ann")
    most = int(TRIES_FOR_A_NAME.most)
    assert [enter(visitor, "Ann", PASSWORD).status_code for _ in range(most + 2)] == [200] * (most + 2)


def test_a_password_has_some_length(own_home: House) -> None:
    visitor = own_home.visitor("Ann")
    answer = visitor.ask("POST", "/api/me/claim", json={"name": "Ann", "password": "1234567"})
    assert (answer.status_code, answer.json()["code"]) == (400, "password-too-short")
