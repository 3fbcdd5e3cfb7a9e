"""What a host can do for somebody's account without a running server: make a link that resets the password."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bakufu.kernel.errors import BadOption
from bakufu.server.notices.mail import Mail
from bakufu.server.people.accounts import Accounts
from bakufu.server.people.identity import Identity
from bakufu.server.people.signing import signing_secret
from bakufu.server.settings import Settings, data_folder
from bakufu.server.store.database import BadDatabase, address, connect, migrate
from bakufu.server.store.transactions import Transactions
from bakufu.table.clock import now


async def reset_link(settings: Settings, name: str) -> str:
    url = address(settings.database_address())
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase("error-backup-none", file=url.database)
    engine = connect(url)
    await migrate(engine)
    database = Transactions(engine)
    try:
        secret = signing_secret(settings.secret, data_folder())
        origin = next(iter(settings.origins), f"http://{settings.host}:{settings.port}")
        accounts = Accounts(Identity(database, secret, now), secret, Mail(replace(settings, mail="")), origin)
        link = await accounts.reset_link(name)
    finally:
        await database.close()
    if link is None:
        raise BadOption("error-no-account", name=name)
    return link
