"""Passwords: changed, forgotten and reset, by mail or by the host."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bakufu.cli.commands.account import account as account_command
from bakufu.kernel.errors import BakufuError
from bakufu.server.people.accounts import HOUR, LETTERS
from bakufu.server.settings import BadSetting
from tests.server.people.having_accounts import (
    ANOTHER,
    ORIGIN,
    PASSWORD,
    account,
    claim,
    enter,
    entered,
    have_mail,
    is_signed_in,
    refusal,
    service_of,
)
from tests.server.people.letter_box import LetterBox, link_in
from tests.server.security.house import House, StoppedClock, Visitor, house, settings


def test_a_password_is_changed_and_all_other_sessions_end(mail_home: House) -> None:
    ann, elsewhere = claim(mail_home), entered(mail_home)
    given = {"current": PASSWORD, "password": ANOTHER}
    assert ann.ask("POST", "/api/me/password", json=given).status_code == 204
    assert [is_signed_in(one) for one in (ann, elsewhere)] == [True, False]
    assert enter(mail_home) == 403
    assert is_signed_in(entered(mail_home, password=ANOTHER))


def test_a_password_is_changed_only_with_the_current_one(mail_home: House) -> None:
    ann, guest = claim(mail_home), mail_home.visitor("Bob")
    tried = [
        (ann, {"current": "a guess", "password": ANOTHER}),
        (ann, {"current": PASSWORD, "password": "short"}),
        (guest, {"current": PASSWORD, "password": ANOTHER}),
    ]
    answers = [refusal(who.ask("POST", "/api/me/password", json=given)) for who, given in tried]
    assert answers == [(403, "wrong-password"), (400, "password-too-short"), (409, "no-password")]
    assert is_signed_in(entered(mail_home))


def test_a_forgotten_password_is_reset_by_mail(mail_home: House, box: LetterBox) -> None:
    ann = claim(mail_home)
    have_mail(mail_home, box, ann)
    assert mail_home.visitor().ask("POST", "/api/me/forgot", json={"name": " ANN "}).status_code == 204
    letter = box.next()
    assert (letter["To"], letter["From"]) == ("ann@mail.example", "bakufu@table.example")
    assert f"{ORIGIN}/account?reset=" in str(letter.get_payload(decode=True))
    given = {"link": link_in(letter, "reset"), "password": ANOTHER}
    answer = mail_home.visitor().ask("POST", "/api/me/reset", json=given)
    assert (answer.status_code, answer.json()["name"]) == (200, "Ann")
    assert [is_signed_in(one) for one in (Visitor(mail_home, answer.json()["token"]), ann)] == [True, False]
    assert enter(mail_home) == 403
    # The link was good for one password.
    assert refusal(mail_home.visitor().ask("POST", "/api/me/reset", json=given)) == (400, "bad-link")


def test_a_link_ends_after_an_hour_and_cannot_be_forged(mail_home: House, box: LetterBox, clock: StoppedClock) -> None:
    ann = claim(mail_home)
    confirming = link_in(have_mail(mail_home, box, ann), "mail")
    mail_home.visitor().ask("POST", "/api/me/forgot", json={"name": "Ann"})
    link = link_in(box.next(), "reset")
    clock.at += HOUR + 1
    for wrong in (link, link[:-2], "nonsense", "", confirming, "W10.x", "\u00fc"):
        answer = mail_home.visitor().ask("POST", "/api/me/reset", json={"link": wrong, "password": ANOTHER})
        assert answer.status_code == 400
    assert is_signed_in(ann)


def test_whether_a_name_has_an_address_is_not_told(mail_home: House, box: LetterBox) -> None:
    claim(mail_home, "Bob")
    have_mail(mail_home, box, claim(mail_home))
    answers = [mail_home.visitor().ask("POST", "/api/me/forgot", json={"name": name}) for name in ("Ann", "Bob", "Eve")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    assert box.next()["Subject"] == "Choose a new password"
    assert box.letters.empty()


def test_nobody_can_fill_a_letter_box(mail_home: House, box: LetterBox) -> None:
    have_mail(mail_home, box, claim(mail_home))
    most = int(LETTERS.most)
    tried = [
        mail_home.visitor().ask(
            "POST", "/api/me/forgot", json={"name": "Ann"}, headers={"X-Forwarded-For": f"192.0.2.{number}"}
        )
        for number in range(most + 1)
    ]
    assert [answer.status_code for answer in tried] == [204] * most + [429]


def test_mail_is_in_the_language_of_the_asker(mail_home: House, box: LetterBox) -> None:
    have_mail(mail_home, box, claim(mail_home))
    given: Any = {"json": {"name": "Ann"}, "headers": {"Accept-Language": "de"}}
    mail_home.visitor().ask("POST", "/api/me/forgot", **given)
    assert box.next()["Subject"] == "Neues Passwort wählen"


def test_an_address_is_ours_only_when_its_link_was_opened(mail_home: House, box: LetterBox) -> None:
    ann = claim(mail_home)
    ann.ask("PUT", "/api/me/mail", json={"mail": "ann@mail.example", "password": PASSWORD})
    link = link_in(box.next(), "mail")
    assert account(ann)["mail"] is None
    mail_home.visitor().ask("POST", "/api/me/mail/confirm", json={"link": link})
    assert account(ann)["mail"] == "ann@mail.example"
    ann.ask("PUT", "/api/me/mail", json={"mail": None, "password": PASSWORD})
    assert account(ann)["mail"] is None


@pytest.mark.parametrize("mail", ["", "ann", "ann@mail", "a@b.c\r\nBcc: x@y.z", "a b@c.d", "a@b.c, x@y.z", "@b.c"])
def test_what_is_no_address_is_refused(mail_home: House, mail: str) -> None:
    answer = claim(mail_home).ask("PUT", "/api/me/mail", json={"mail": mail, "password": PASSWORD})
    assert refusal(answer) == (400, "bad-mail")


def test_without_mail_a_server_says_so(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        ann = claim(home)
        assert account(ann)["can_mail"] is False
        assert refusal(ann.ask("POST", "/api/me/forgot", json={"name": "Ann"})) == (409, "no-mail")
        asked = ann.ask("PUT", "/api/me/mail", json={"mail": "ann@mail.example", "password": PASSWORD})
        assert refusal(asked) == (409, "no-mail")


@pytest.mark.parametrize(
    "wrong",
    [{"mail": "ftp://x"}, {"mail": "smtp://"}, {"mail": "smtp://x:y"}, {"mail_from": "nobody"}, {"origins": ()}],
)
def test_settings_of_mail_that_cannot_work_are_refused(tmp_path: Path, wrong: Any) -> None:
    good: Any = {"mail": "smtp://localhost", "mail_from": "a@b.example", "origins": (ORIGIN,)}
    with pytest.raises(BadSetting), house(settings(tmp_path, **{**good, **wrong})):
        pass


def test_the_host_makes_a_link_that_resets_a_password(
    mail_home: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim(mail_home)
    clock = service_of(mail_home).clock
    monkeypatch.setattr("bakufu.server.people.host_links.now", clock)
    chosen = settings(tmp_path)
    options = ["--database", chosen.database, "--secret", chosen.secret, "--origin", f"{ORIGIN}/"]
    printed = CliRunner().invoke(account_command, ["reset", "ann", *options], catch_exceptions=False).output
    address, link = printed.splitlines()[-1].split("?reset=")
    assert address == f"{ORIGIN}/account"
    answer = mail_home.visitor().ask("POST", "/api/me/reset", json={"link": link, "password": ANOTHER})
    assert answer.json()["name"] == "Ann"
    for name, where in (("Eve", chosen.database), ("Ann", f"sqlite:///{tmp_path}/none.sqlite")):
        missing = CliRunner().invoke(account_command, ["reset", name, *options, "--database", where])
        assert isinstance(missing.exception, BakufuError)
    assert not (tmp_path / "none.sqlite").exists()
