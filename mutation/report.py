"""The tables: by area, and fault by fault."""

from __future__ import annotations

from collections import Counter

from mutation.faults import Fault
from mutation.results import NO_PLACE, SURVIVED, Results


def summary(faults: list[Fault], now: Results, before: Results | None) -> list[str]:
    """A row for each area: how many were planted, tried and caught, and by which suites."""
    columns = ["area", "planted", "tried", *(["caught before"] if before else []), "caught", "by"]
    lines = [_row(columns), _row(["---", *["---:" for _ in columns[1:-1]], "---"])]
    areas = sorted({fault.area for fault in faults})
    for area in [*areas, ""]:
        mine = [fault for fault in faults if area in ("", fault.area)]
        suites = Counter(suite for suite in _suites(mine, now) if suite not in (SURVIVED, NO_PLACE))
        by = ", ".join(f"{suite} {number}" for suite, number in suites.most_common())
        earlier = [str(_caught(mine, before))] if before else []
        tried = str(len(_suites(mine, now)))
        lines.append(_row([area or "all", str(len(mine)), tried, *earlier, str(_caught(mine, now)), by]))
    return lines


def whole(faults: list[Fault], now: Results, before: Results | None) -> list[str]:
    """A row for each fault: what it is, and the suite and the test that noticed it."""
    columns = ["fault", "file", "what goes wrong", *(["before"] if before else []), "caught by", "test"]
    lines = [_row(columns), _row(["---"] * len(columns))]
    for fault in faults:
        result = now.of(fault)
        caught = [_told(before, fault)] if before else []
        test = "" if result is None else result.test.split("[")[0]
        lines.append(_row([fault.name, fault.file, fault.what, *caught, _told(now, fault), test]))
    return lines


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _suites(faults: list[Fault], results: Results) -> list[str]:
    found = [results.of(fault) for fault in faults]
    return [result.suite for result in found if result is not None]


def _caught(faults: list[Fault], results: Results) -> int:
    return len([suite for suite in _suites(faults, results) if suite not in (SURVIVED, NO_PLACE)])


def _told(results: Results, fault: Fault) -> str:
    result = results.of(fault)
    if result is None:
        return "not run"
    return "**nothing**" if result.suite == SURVIVED else result.suite
