"""The secret that signs cookies: given by the host, or created once and stored in the data folder."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from bakufu.server.settings import BadSetting

SHORTEST = 16


def signing_secret(named: str, folder: Path) -> str:
    try:
        secret = named or _kept(folder / "cookie-secret")
    except OSError as error:
        raise BadSetting("error-data-folder", folder=folder, why=error.strerror) from None
    if len(secret) < SHORTEST:
        raise BadSetting("error-short-secret", least=SHORTEST)
    return secret


def _kept(file: Path) -> str:
    """Several processes may start at the same time: the file is created atomically, and the first one wins."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False) as new:
            new.write(secrets.token_hex(32))
        with suppress(FileExistsError):
            os.link(new.name, file)
        os.unlink(new.name)
    return file.read_text().strip()
