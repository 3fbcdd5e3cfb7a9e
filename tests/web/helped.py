"""Whole games at pages that stay open. A player alone answers each kind of question first, later ones are answered over
the socket: so every kind is seen and answered on the page, and the page follows the game to its end, in little time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.web.keys import Keys
from tests.web.line import Line
from tests.web.mouse import Mouse
from tests.web.people import Person
from tests.web.puppet import Puppet

TIMES = 1  # that each kind of question is answered on the page
Player = Mouse | Keys


def play_helped(person: Person, card: Any, player: Player) -> Counter[str]:
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
            _answer(player, line, puppet)
            answered[decision] += 1
    puppet.close()
    line.drawn(puppet.seq)
    _read_the_end(player)
    return answered


def play_a_year(card: Any, *players: tuple[Person, Player]) -> None:
    """All answer everything, on their own pages, up to the plans of the second year: the first seats are theirs."""
    lines = [Line(person.page) for person, _ in players]
    for person, _ in players:
        person.page.goto(f"/t/{card['id']}")
    watching = Puppet(players[0][0], card)
    while watching.view["year"] == 1:
        asked = [seat for seat in watching.view["table"]["awaited"] if seat < len(players)]
        if asked:
            _answer(players[asked[0]][1], lines[asked[0]], watching)
        else:
            watching.hear()
    watching.close()


def _answer(player: Player, line: Line, watching: Puppet) -> None:
    """Until moves are sent: news come first, and some questions have two parts."""
    sent = line.sent()
    while line.sent() == sent:
        player.answer()
    line.acknowledged()
    watching.catch_up(line.seq)


def _read_the_end(player: Player) -> None:
    """The news of the last winter."""
    while player.answer():
        pass
