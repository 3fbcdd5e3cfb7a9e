"""Owners of the server's work, which is shared out fairly between them: a claimed name is one, and so are all guests of
an address, so that taking more names gets nobody more."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 50_000  # guests, least recently seen forgotten first


class Owners:
    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()  # of guests, where they were last seen; never stored

    def note(self, person: str, claimed: bool, address: str) -> str:
        """Somebody has asked for something from this address; who owns it."""
        if claimed:
            self._addresses.pop(person, None)
            return person
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)
        return address

    def guests_like(self, person: str) -> list[str]:
        """A guest and all others of the same address."""
        address = self._addresses.get(person)
        return [person] if address is None else [guest for guest, at in self._addresses.items() if at == address]

    def of(self, person: str) -> str:
        return self._addresses.get(person, person)
