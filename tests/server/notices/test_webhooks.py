"""Webhooks lead to hosts that the server's host has named, and nowhere else."""

from __future__ import annotations

import pytest

from bakufu.server.notices import webhooks
from bakufu.table.refusal import Refusal

HOSTS = ("ntfy.sh", "discord.com", "hooks.example")
CALLED = {
    "https://ntfy.sh/my-topic": "ntfys://ntfy.sh/my-topic",
    "https://discord.com/api/webhooks/123/a_B-c": "discord://123/a_B-c",
    "https://hooks.example/bakufu": "jsons://hooks.example/bakufu",
}


@pytest.mark.parametrize("address", CALLED)
def test_named_hosts_are_called_by_their_own_service(address: str) -> None:
    assert webhooks.apprise_url(webhooks.checked(f" {address} ", HOSTS)) == CALLED[address]


@pytest.mark.parametrize("address", CALLED)
def test_apprise_knows_these_services(address: str) -> None:
    apprise = pytest.importorskip("apprise")
    assert apprise.Apprise().add(webhooks.apprise_url(address))


@pytest.mark.parametrize(
    "address",
    [
        "http://ntfy.sh/x",
        "https://ntfy.sh.evil.example/x",
        "https://ntfy.sh@127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://ntfy.sh:8080/x",
        "https://ntfy.sh/x?redirect=y",
        "https://ntfy.sh/x#y",
        "https://ntfy.sh/%2e%2e/x",
        "file:///etc/passwd",
        "discord://1/2",
        "https://[",
        "https://ntfy.sh/" + "x" * 300,
        "",
    ],
)
def test_nothing_else_is_called(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        webhooks.checked(address, HOSTS)
    assert refused.value.code == "bad-webhook"
