"""Refusals of the service itself: a code for programs, one line for people, and an HTTP status."""

from __future__ import annotations

from bakufu.kernel.errors import BakufuError

# One line each: what was wrong, and what is possible.
LINES = {
    "a-bot-has-your-seat": "A bot is playing for you; take your seat back first.",
    "already-away": "A bot already sits in for you.",
    "already-seated": "You already have a seat at this table.",
    "bad-bot": "There is no bot of that level.",
    "bad-message": "This message cannot be read; the protocol's description lists the messages.",
    "bad-name": "A name has 1 to 24 printable characters.",
    "bad-options": "The game's options do not fit together.",
    "bad-pace": "A live table gives 10 to 3600 seconds for a decision, a slow one 1 to 14 days.",
    "bad-seat": "There is no such seat; seats are counted from 0.",
    "busy": "The table is busy; send the command again.",
    "game-is-over": "The game is over.",
    "hello-first": "Say hello first, with the version of the protocol.",
    "hints-are-off": "This table was set up without hints.",
    "host-only": "Only the host of the table can do that.",
    "internal": "Something went wrong here; nothing was changed.",
    "link-only": "This table is private; it is entered by its link.",
    "name-is-claimed": "A claimed name stays as it is.",
    "name-is-taken": "That name has an owner; choose another, or log in.",
    "no-such-table": "There is no such table.",
    "not-away": "Nobody sits in for you.",
    "not-finished": "The whole record can be had when the game is over.",
    "not-open": "The game has already started.",
    "not-seated": "You have no seat at this table.",
    "not-started": "The game has not started yet.",
    "nothing-sealed": "You have not laid a plan that could be taken up again.",
    "nothing-to-seal": "This is not the moment for plans.",
    "nothing-to-undo": "Your last move cannot be taken back: chance, a secret or another player's move lies between.",
    "password-too-short": "A password has at least 8 characters.",
    "plan-is-incomplete": "The plan does not cover every space.",
    "plan-is-sealed": "Plans are laid all at once: send the whole plan as ready.",
    "protocol": "This server speaks version 1 of the protocol.",
    "rule": "The rules do not allow that.",
    "seat-is-taken": "That seat is taken.",
    "seats-are-missing": "Every seat needs a player or a bot before the game can start.",
    "sign-in": "Take a name first.",
    "too-fast": "Too many commands; wait a moment.",
    "too-late": "The table has moved on.",
    "too-long": "That is too long; table talk has at most 500 characters.",
    "wrong-origin": "This address may not use the server; ask its host to allow it.",
    "wrong-name-or-password": "That name and password do not belong together.",
}


class Refusal(BakufuError):
    """Something a person may not do. Nothing has changed."""

    def __init__(self, code: str, status: int = 400, detail: str = "") -> None:
        line = LINES[code]
        super().__init__(f"{line} {detail}".strip())
        self.code = code
        self.status = status
