"""Figures of the edition inside the browser, each beside its limit: `python -m benchmarks.edition`."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page
from tests.edition import pages
from tests.edition.test_same_games import node
from tests.edition.test_site import first_visit
from tests.web.edition.conftest import Quiet
from tests.web.edition.memory import wait_until_kept
from tests.web.keys import Keys
from tests.web.people import Person
from tests.web.stage import launched
from tests.web.table_page import TablePage

from bakufu.edition.bundle import bundle
from bakufu.edition.site import files
from bakufu_client import FOLDER

# Megabytes, seconds and milliseconds.
LIMITS = {
    "first visit, compressed (MB)": 7.0,
    "click to a table, first visit (s)": 8.0,
    "click to a table, later (s)": 4.0,
    "Samurai's decision, 95th percentile (ms)": 150.0,
    "longest task of the page, its own work (ms)": 200.0,
    "longest task of the page, with waiting (ms)": 200.0,
}
CHOSEN = {"game": "shogun", "of": {"shogun": {"seats": ["me", {"bot": "samurai"}, {"bot": "samurai"}]}}}
TRIES = 3  # of everything that takes time: the best counts, as other programs run beside
TASKS = {"includedCategories": ["toplevel", "devtools.timeline"]}
TASK = ("RunTask", "ThreadControllerImpl::RunTask")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    for name, content in files(FOLDER):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


class Tracing:
    """The tasks of a page's thread while it is traced. With three threads on two cores a task also waits for its turn;
    how long it works itself is counted apart."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.events: list[Any] = []
        self.complete = False
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        self.session.send("Tracing.start", {"traceConfig": TASKS, "transferMode": "ReportEvents"})

    def longest(self) -> tuple[float, float]:
        """Milliseconds of work and of time, each of the longest task by it. Ends the tracing."""
        self.session.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(50)
        layouts = Counter((event["pid"], event["tid"]) for event in self.events if event["name"] == "Layout")
        ((thread, _),) = layouts.most_common(1)
        tasks = [
            event
            for event in self.events
            if (event["pid"], event["tid"]) == thread and event["name"] in TASK and "dur" in event
        ]
        return max(task.get("tdur", 0) for task in tasks) / 1000, max(task["dur"] for task in tasks) / 1000


def to_a_table(page: Page, site: str) -> tuple[float, TablePage]:
    """Seconds from the click on Play, as soon as it is there, to a table that asks."""
    page.goto(site)
    button = page.locator(".hero .btn.pri")
    button.wait_for()
    before = time.monotonic()
    button.click()
    table = TablePage(page)
    table.asked()
    return time.monotonic() - before, table


def in_the_browser(browser: Browser, site: str) -> dict[str, float]:
    person = Person(browser, site)
    person.context.add_init_script(f"localStorage['bakufu-tables'] ??= {json.dumps(json.dumps(CHOSEN))}")
    first, table = to_a_table(person.page, site)
    table.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until_kept(table.page)
    table.page.close()
    later, table = to_a_table(person.context.new_page(), site)
    table.page.close()
    page = person.context.new_page()
    tracing = Tracing(page)
    _, table = to_a_table(page, site)
    keys = Keys(table)
    while keys.plans < 2 and keys.answer():
        pass
    work, longest = tracing.longest()
    person.close()
    return {
        "click to a table, first visit (s)": first,
        "click to a table, later (s)": later,
        "longest task of the page, its own work (ms)": work,
        "longest task of the page, with waiting (ms)": longest,
    }


def samurai(folder: Path) -> float:
    archive = folder / "bakufu.zip"
    archive.write_bytes(bundle())
    (library,) = FOLDER.glob("assets/pyodide-*/python_stdlib.zip")
    script = Path(__file__).with_name("samurai.mjs")
    done = subprocess.run(
        [node(), str(script), str(library), str(archive), pages.__file__], stdout=subprocess.PIPE, text=True, check=True
    )
    times: list[float] = sorted(json.loads(done.stdout.splitlines()[-1]))
    return times[len(times) * 95 // 100]


def main() -> int:
    found = {"first visit, compressed (MB)": first_visit() / 1_000_000}
    with tempfile.TemporaryDirectory() as place:
        found["Samurai's decision, 95th percentile (ms)"] = samurai(Path(place))
        with launched() as browser, served(Path(place) / "site") as site:
            tried = [in_the_browser(browser, site) for _ in range(TRIES)]
            found |= {name: min(one[name] for one in tried) for name in tried[0]}
    for name, limit in LIMITS.items():
        print(f"{name:44} {found[name]:8.2f}   at most {limit:g}")
    return int(any(found[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    sys.exit(main())
