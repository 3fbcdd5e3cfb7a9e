"""Browsers for people: new ones, and those that one test after another is lent. A page that was at a table before has
compiled its scripts and holds its files, and opens the next table at half the cost. Nothing else is handed on: whatever
can't be taken back is closed instead of lent again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page
from playwright.sync_api import Error as PlaywrightError

from bakufu.shogun.modules.names import NAMES

PATIENCE = 60_000  # milliseconds: a machine with two cores does other things beside
QUIET = "/api/health"  # an address without scripts
AT_REST = 4  # browsers that wait for the next test
# A page draws the same numbers in every run: the bytes that it contributes to a seed, and the name that it suggests.
# Ids of commands, which must never come twice, are drawn as ever.
DRAWS = """
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (numbers) => (numbers instanceof Uint8Array ? numbers.fill(1) : draw(numbers))
  let last = 1
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647
"""
# Whoever has chosen nothing yet hears nothing, because nobody listens, is asked everything, and knows the modules.
# Without motion everything happens at once, and nothing lies over the board for a while. Empty pages keep none.
CHOSEN = f"""
  if (location.protocol === 'http:' && location.pathname !== '{QUIET}')
    localStorage['bakufu-settings'] ??= JSON.stringify({{
      sounds: false, obvious: false, tours: {json.dumps(NAMES)},
      pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'once' : null,
    }})
"""
# Nobody looks at these pages, and Chromium doesn't paint what is fully transparent, which halves the cost of a test. It
# still lays out the page and takes clicks. A check of colors makes the page visible first.
UNSEEN = """
  globalThis.unseen = new CSSStyleSheet()
  unseen.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unseen)
"""
# What stays with a page or a context until it is closed. Whose test does one of these gets its browser for good.
LASTING = (
    *("add_init_script", "add_locator_handler", "expose_binding", "expose_function", "route", "route_from_har"),
    *("route_web_socket", "on", "once", "set_default_navigation_timeout", "set_default_timeout"),
    *("set_extra_http_headers", "set_geolocation", "set_offline", "grant_permissions", "new_cdp_session"),
)
# What a page knows of its past: a lent one must not know more than when it was new.
PAST = """async () => ({
  globals: Object.getOwnPropertyNames(window).sort().join(),
  clock: [Date, Date.now, performance.now, setTimeout, setInterval, requestAnimationFrame].join(),
  kept: [document.cookie, localStorage.length, sessionStorage.length, name].join(),
  stores: [await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker.getRegistrations()]
    .map((found) => found.length).join(),
  screen: [innerWidth, innerHeight, devicePixelRatio, navigator.language, navigator.onLine].join(),
  media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)',
    '(prefers-contrast: more)'].map((query) => matchMedia(query).matches).join(),
})"""


def new_context(browser: Browser, url: str, seen: bool, **chosen: Any) -> BrowserContext:
    context = browser.new_context(base_url=url, **chosen)
    for script in (DRAWS, CHOSEN, *([] if seen else [UNSEEN])):
        context.add_init_script(script)
    context.set_default_timeout(PATIENCE)
    context.set_default_navigation_timeout(PATIENCE)
    return context


@dataclass
class Lent:
    """A context with a page, and whoever listens to what that page complains about."""

    context: BrowserContext
    page: Page
    kind: str
    chosen: dict[str, Any]
    line: CDPSession
    past: Any
    hears: Callable[[ConsoleMessage], None] | None = None
    stumbles: Callable[[PlaywrightError], None] | None = None
    marked: list[str] = field(default_factory=list)  # with what lasts


class Lender:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.resting: list[Lent] = []
        self.opened = 0

    def lend(self, url: str, **chosen: Any) -> Lent:
        """A browser at this address that knows nothing of it."""
        kind = json.dumps([url, chosen], sort_keys=True)
        for lent in self.resting:
            if lent.kind == kind:
                self.resting.remove(lent)
                return lent
        return self._new(url, kind, chosen)

    def take_back(self, lent: Lent) -> None:
        """To lend it again, if it is as it was."""
        lent.hears = lent.stumbles = None
        if not lent.marked and lent.context.pages == [lent.page] and not lent.page.is_closed() and _emptied(lent):
            self.resting.append(lent)
        else:
            lent.context.close()
        while len(self.resting) > AT_REST:
            self.resting.pop(0).context.close()

    def _new(self, url: str, kind: str, chosen: dict[str, Any]) -> Lent:
        self.opened += 1
        context = new_context(self.browser, url, False, **chosen)
        page = context.new_page()
        line = context.new_cdp_session(page)
        page.goto(QUIET)
        lent = Lent(context, page, kind, chosen, line, page.evaluate(PAST))
        page.on("console", lambda message: lent.hears and lent.hears(message))
        page.on("pageerror", lambda error: lent.stumbles and lent.stumbles(error))
        for holder in (context, page):
            for name in LASTING:
                if hasattr(holder, name):
                    setattr(holder, name, _marking(lent, name, getattr(holder, name)))
        return lent


def _marking(lent: Lent, name: str, does: Callable[..., Any]) -> Callable[..., Any]:
    def marks(*args: Any, **kwargs: Any) -> Any:
        lent.marked.append(name)
        return does(*args, **kwargs)

    return marks


def _emptied(lent: Lent) -> bool:
    """Whether the page knows as little as when it was new, now that it had to forget."""
    try:
        return _forgets(lent)
    except PlaywrightError:
        return False  # it was on its way to another page, for one


def _forgets(lent: Lent) -> bool:
    page, chosen = lent.page, lent.chosen
    page.goto(QUIET)
    page.set_viewport_size(chosen["viewport"])
    page.emulate_media(
        media="null",
        color_scheme=chosen.get("color_scheme", "light"),
        reduced_motion=chosen.get("reduced_motion", "no-preference"),
        forced_colors=chosen.get("forced_colors", "none"),
        contrast=chosen.get("contrast", "no-preference"),
    )
    origin = page.evaluate("() => (sessionStorage.clear(), (window.name = ''), origin)")
    lent.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    lent.line.send("Page.resetNavigationHistory")
    lent.context.clear_cookies()
    behind = lent.line.send("Page.getNavigationHistory")["entries"]
    return len(behind) == 1 and bool(page.evaluate(PAST) == lent.past)
