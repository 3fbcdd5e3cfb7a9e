"""Plants faults in a copy of the repository, one at a time, and notes which suite notices each.

    python -m mutation --area shogun-rules --jobs 1

Results are kept in `build/mutation/results.json`: a run that was stopped goes on where it was, and a fault is tried
again only with `--again`, or once its text has changed. `--survivors` tries those again that nothing has noticed.
`--depth 2` tries only the first two suites, and a later run goes on with the others. `--tree` plants the faults in
another checkout, and `--before` compares with its results. Exits with 1 if a fault survives.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from mutation import report
from mutation.faults import ROOT, Fault, NoPlace, load
from mutation.results import NO_PLACE, SURVIVED, Result, Results
from mutation.scratch import Scratch
from mutation.suites import Suite, suites_for

PATIENCE = 4  # a suite with a fault may take so many times as long as without, and
SLACK = 30.0  # so many seconds more, before it counts as caught in a loop


class BrokenSuite(Exception):
    """A suite that fails without any fault can't tell anything."""


class Hunt:
    """Plants and runs; the clean time of each suite is measured once."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.clean: dict[str, float] = {}

    def limit(self, suite: Suite, scratch: Scratch) -> float:
        if suite.path not in self.clean:
            run = scratch.run(suite, None)
            if run.failed:
                raise BrokenSuite(f"{suite.path} fails without a fault: {run.failed}")
            self.clean[suite.path] = run.seconds
        return PATIENCE * self.clean[suite.path] + SLACK

    def result(self, fault: Fault, scratch: Scratch, known: Result | None, depth: int) -> Result:
        """Go on where an earlier run has stopped."""
        suites = suites_for(fault.file, self.tree)[:depth]
        seconds, tried = (0.0, 0) if known is None else (known.seconds, known.tried)
        for suite in suites[tried:]:
            limit = self.limit(suite, scratch)
            try:
                with scratch.with_fault(fault):
                    run = scratch.run(suite, limit)
            except (NoPlace, FileNotFoundError):
                return Result(fault.digest(), NO_PLACE, "", 0.0, 0)
            seconds = round(seconds + run.seconds, 1)
            tried += 1
            if run.failed:
                return Result(fault.digest(), suite.name, run.failed, seconds, tried)
        return Result(fault.digest(), SURVIVED, "", seconds, tried)


def hunt(faults: list[tuple[Fault, Result | None]], given: argparse.Namespace, results: Results) -> None:
    tree = given.tree.resolve()
    scratches: SimpleQueue[Scratch] = SimpleQueue()
    made = [Scratch(tree) for _ in range(given.jobs)]
    for scratch in made:
        scratches.put(scratch)
    hunting = Hunt(tree)

    def one(planted: tuple[Fault, Result | None]) -> tuple[Fault, Result]:
        fault, known = planted
        scratch = scratches.get()
        try:
            return fault, hunting.result(fault, scratch, known, given.depth)
        finally:
            scratches.put(scratch)

    try:
        with ThreadPoolExecutor(given.jobs) as pool:
            for fault, result in pool.map(one, faults):
                results.note(fault, result)
                caught = f"{result.suite}: {result.test}" if result.suite else "SURVIVED"
                print(f"{fault.name:40} {result.seconds:6.1f} s  {caught}", flush=True)
    finally:
        for scratch in made:
            scratch.close()


def wanted(given: argparse.Namespace, results: Results) -> list[tuple[Fault, Result | None]]:
    """The faults that are still to be tried, of those that were asked for, and what is known of them."""
    chosen: list[tuple[Fault, Result | None]] = []
    for fault in load():
        if (given.area and fault.area not in given.area) or (given.only and fault.name not in given.only):
            continue
        known = results.of(fault)
        if given.again or (given.survivors and known is not None and known.suite == SURVIVED):
            known = None
        if known is None or (known.suite == SURVIVED and known.tried < given.depth):
            chosen.append((fault, known))
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m mutation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--area", action="append", help="only this file of faults; may be repeated")
    parser.add_argument("--only", action="append", help="only the fault of this name; may be repeated")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--depth", type=int, default=9, help="how many suites to try; the first ones are the quickest")
    parser.add_argument("--again", action="store_true", help="also those that have a result")
    parser.add_argument("--survivors", action="store_true", help="also those that nothing has noticed")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to plant them in")
    parser.add_argument("--results", type=Path, default=ROOT / "build/mutation/results.json")
    parser.add_argument("--before", type=Path, help="results of another tree, to compare with")
    parser.add_argument("--table", type=Path, default=ROOT / "build/mutation/table.md")
    given = parser.parse_args()
    results = Results(given.results)
    before = Results(given.before) if given.before else None
    try:
        hunt(wanted(given, results), given, results)
    except BrokenSuite as broken:
        print(broken, file=sys.stderr)
        return 2
    faults = load()
    lines = report.summary(faults, results, before)
    given.table.parent.mkdir(parents=True, exist_ok=True)
    given.table.write_text("\n".join([*lines, "", *report.whole(faults, results, before)]) + "\n", encoding="utf-8")
    print("\n".join(lines))
    found = [results.of(fault) for fault in faults]
    return 1 if any(result is not None and result.suite == SURVIVED for result in found) else 0


if __name__ == "__main__":
    sys.exit(main())
