"""Push messages to browsers: encrypted for the browser (RFC 8291), signed by this server (VAPID, RFC 8292), and sent
only to push services that are known, because the address comes from whoever asks.

The key that signs is derived from the secret that signs cookies, so all processes and machines have the same one.
"""

from __future__ import annotations

import http.client
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bakufu.table.refusal import Refusal

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's group
# Of Chrome and its relatives, Firefox, Safari, Edge on Windows; a dot in front stands for any name that ends so.
SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
RECORD_SIZE = 4096
LONGEST = 2000  # bytes of a message; every service takes twice as many
LASTS = 86_400  # seconds for which a service keeps it for a browser that is off
SIGNED_FOR = 12 * 3600  # seconds; a day is the most that a service accepts
TIMEOUT = 15  # seconds
GONE = (404, 410)  # the browser has unsubscribed


@dataclass(frozen=True)
class Subscription:
    """What a browser gives to be reached: the address, its public key, and a secret that only we share."""

    endpoint: str
    key: str
    auth: str


def unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(subscription: Subscription, more: tuple[str, ...] = ()) -> Subscription:
    """Refuse whatever isn't one of a known service. `more`: services that the host has added, with a port if it isn't
    that of https; only those of this machine may do without https."""
    try:
        address = urlsplit(subscription.endpoint)
        point = padded(subscription.key)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        good = len(point) == 65 and len(padded(subscription.auth)) == 16
    except (ValueError, BadBase64):
        raise Refusal("bad-subscription") from None
    if not good or not _is_known(address, more):
        raise Refusal("bad-subscription")
    return subscription


def _is_known(address: SplitResult, more: tuple[str, ...]) -> bool:
    if address.scheme == "https" and any(_fits(address.netloc, name) for name in SERVICES):
        return True
    return address.netloc in more and address.scheme in ("https", "http")


def _fits(host: str, name: str) -> bool:
    return host.endswith(name) if name.startswith(".") else host == name


def encrypted(
    message: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only this browser can read. `own` and `salt` are new for each; tests give those of the RFC."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = padded(to.key), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    root = _derived(shared, padded(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(root, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)  # a 2 ends the last record


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Push:
    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(_derived(secret.encode(), b"", b"bakufu push key", 48))
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.contact = contact
        self.public = unpadded(_point(self._key.public_key()))

    def authorization(self, endpoint: str, at: int) -> str:
        """Who sends it, for the service of this address alone. `at`: now, in seconds."""
        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": at + SIGNED_FOR, "sub": self.contact}
        parts = [unpadded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={'.'.join(parts)}.{unpadded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"

    def send(self, message: bytes, to: Subscription, at: int) -> bool:
        """Send a message, in a thread of its own; whether the browser still wants any. No redirect is followed."""
        address = urlsplit(to.endpoint)
        line = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        connection = line(address.netloc, timeout=TIMEOUT)
        headers = {"TTL": str(LASTS), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        headers |= {"Urgency": "normal", "Authorization": self.authorization(to.endpoint, at)}
        try:
            path = address.path + (f"?{address.query}" if address.query else "")
            connection.request("POST", path or "/", encrypted(message[:LONGEST], to), headers)
            return connection.getresponse().status not in GONE
        finally:
            connection.close()
