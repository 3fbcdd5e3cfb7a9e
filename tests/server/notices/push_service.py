"""A push service of our own: it gives out subscriptions, takes messages for them, and reads them as a browser would."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.patience import PATIENCE

CURVE = ec.SECP256R1()
AUTH = bytes(range(16))


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def read(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser with this key reads, by RFC 8291 and RFC 8188."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    root = derived(shared, auth, b"WebPush: info\0" + own + theirs, 32)
    opened = AESGCM(derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
        derived(root, salt, b"Content-Encoding: nonce\0", 12), sealed, None
    )
    assert opened[-1:] == b"\2"
    return opened[:-1]


def claims_of(authorization: str) -> Any:
    """What a sender claims, once its signature is verified with the key that it names."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(half) for half in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(bytes_of(signed.partition(".")[2]))


class PushService(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.keys: dict[str, ec.EllipticCurvePrivateKey] = {}
        self.messages: Queue[tuple[str, Any, Any]] = Queue()
        self.status = 201

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"

    def subscription(self, name: str) -> Any:
        """A new one, as a browser's PushSubscription becomes JSON."""
        key = self.keys[f"/{name}"] = ec.generate_private_key(CURVE)
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"http://{self.host}/{name}", "keys": {"p256dh": text_of(point), "auth": text_of(AUTH)}}

    def next(self) -> tuple[str, Any, Any]:
        """Who was sent the next message, what it says, and what its sender claims."""
        return self.messages.get(timeout=PATIENCE)


class Counter(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        message = json.loads(read(body, self.server.keys[self.path], AUTH))
        self.server.messages.put((self.path[1:], message, claims_of(self.headers["Authorization"])))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield service
        service.shutdown()
        thread.join()
