"""A client of the public protocol. It relies only on what `docs/protocol.md` documents."""

from bakufu.client.client import Client
from bakufu.client.errors import ClientError, Refused
from bakufu.client.invitation import Invitation, invitation
from bakufu.client.player import BotPlayer, take_part
from bakufu.client.sealing import Contribution
from bakufu.client.table import Table

__all__ = [
    "BotPlayer",
    "Client",
    "ClientError",
    "Contribution",
    "Invitation",
    "Refused",
    "Table",
    "invitation",
    "take_part",
]
