"""A whole game at a page that stays open: its player answers each kind of question first, later ones are answered over
the socket. So every kind is seen and answered on the page, and the page follows the game to its end, in little time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.web.keys import Keys
from tests.web.line import Line
from tests.web.mouse import Mouse
from tests.web.people import Person
from tests.web.puppet import Puppet

SOON = 0.05  # seconds
TIMES = 1  # that each kind of question is answered on the page


def play_helped(person: Person, card: Any, player: Mouse | Keys) -> Counter[str]:
    """Until the page says that the game is over; how often the player answered what."""
    line = Line(person.page)
    person.page.goto(f"/t/{card['id']}")
    puppet = Puppet(person, card)
    answered: Counter[str] = Counter()
    while not puppet.view["over"]:
        decision = puppet.view["decision"]
        if not puppet.awaited():
            puppet.hear()
        elif answered[decision] == TIMES:
            puppet.act()
        else:
            line.drawn(puppet.seq)
            seq = puppet.seq
            while puppet.seq == seq:  # news come first, and some questions have two parts
                if player.table.asked_now():
                    player.answer()
                puppet.listen(SOON)
            answered[decision] += 1
    puppet.close()
    line.drawn(puppet.seq)
    while player.answer():  # the news of the last winter
        pass
    return answered
