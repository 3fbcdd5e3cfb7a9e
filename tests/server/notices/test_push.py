"""Push messages are encrypted as browsers expect, signed, and go to known services alone."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from bakufu.server.notices.push import CURVE, SIGNED_FOR, Push, Subscription, checked, encrypted, padded, unpadded
from bakufu.table.refusal import Refusal
from tests.server.notices.push_service import claims_of

# The example of RFC 8291, appendix A.
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
CHROME = "https://fcm.googleapis.com/fcm/send/x"


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(padded(OWN)), CURVE)
    message = b"When I grow up, I want to be a watermelon"
    assert unpadded(encrypted(message, Subscription(CHROME, KEY, AUTH), own, padded(SALT))) == SENT


def test_the_sender_is_named_to_its_service_alone() -> None:
    push = Push("signs the cookies of tests", "mailto:host@table.example")
    claims = claims_of(push.authorization(CHROME, 1000))
    assert claims == {"aud": "https://fcm.googleapis.com", "exp": 1000 + SIGNED_FOR, "sub": "mailto:host@table.example"}


def test_the_key_follows_from_the_secret() -> None:
    keys = [Push(secret, "").public for secret in ("signs the cookies", "signs the cookies", "another secret")]
    assert (keys[0] == keys[1], keys[0] == keys[2]) == (True, False)


@pytest.mark.parametrize(
    "endpoint",
    [CHROME, "https://updates.push.services.mozilla.com/wpush/v2/x", "https://web.push.apple.com/x", "http://here:1/x"],
)
def test_known_services_may_be_called(endpoint: str) -> None:
    assert checked(Subscription(endpoint, KEY, AUTH), ("here:1",)).endpoint == endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:8080/x",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "http://169.254.169.254/latest",
        "https://push.apple.com.evil.example",
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_nothing_else_may_be_called(endpoint: str) -> None:
    with pytest.raises(Refusal):
        checked(Subscription(endpoint, KEY, AUTH))


@pytest.mark.parametrize(("key", "auth"), [("", AUTH), (KEY, ""), (KEY[:-4], AUTH), ("A" * 87, AUTH), (KEY, "AAAA")])
def test_keys_that_no_browser_has_are_refused(key: str, auth: str) -> None:
    with pytest.raises(Refusal):
        checked(Subscription(CHROME, key, auth))
