"""The end of the game in the chambers: having the most markers in a row or column scores its points."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.modules.chambers.board import LINES, in_line
from bakufu.shogun.modules.chambers.box import MARKER, TURNED
from bakufu.shogun.modules.chambers.events import LineScored, NeutralLeads
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, LINE_POINTS
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.tracks import tell_of_points


def score_lines(state: State, events: Events) -> bool:
    for line in range(len(LINES)):
        _score_line(state, line, events)
    return True


def markers_in(state: State, line: int) -> list[int]:
    """Markers in a line, by seat; those of the neutral player last."""
    players = state.setting.players
    counts = [0] * (players + 1)
    for cell in in_line(line):
        held = state.module_rows[CHAMBERS][cell]
        if held == TURNED:
            counts[players] += 1
        elif held >= MARKER:
            counts[held - MARKER] += 1
    return counts


class LineStanding:
    """Who has the most markers in a line: seats, perhaps the neutral player, and what each of these seats gets."""

    def __init__(self, state: State, line: int, counts: list[int]) -> None:
        players = state.setting.players
        self.counts = counts
        self.most = max(counts)
        self.leaders = [seat for seat in range(players) if self.most and counts[seat] == self.most]
        self.neutral = self.most > 0 and counts[players] == self.most
        self.shared = len(self.leaders) + int(self.neutral) > 1
        points = state.setting.printed[LINE_POINTS][line]
        self.each = points - 1 if self.shared else points


def _score_line(state: State, line: int, events: Events) -> None:
    """The neutral player counts in majorities and ties but scores nothing. Nobody scores a line without markers."""
    now = LineStanding(state, line, markers_in(state, line))
    rule = "chambers.tie-one-fewer" if now.shared else "chambers.most-markers-score"
    if now.neutral and events is not None:
        events.append(NeutralLeads("chambers.face-down-is-neutral", LINES[line], now.most))
    for seat in now.leaders:
        state.points[seat] += now.each
        if events is not None:
            events.append(LineScored(rule, seat, LINES[line], now.most, now.each, state.points[seat]))
            tell_of_points(state, seat, now.each, events)
