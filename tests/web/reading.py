"""Reading a page in another language than English: whatever is left in English is noticed."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from bakufu.text.catalogue import LANGUAGE
from tests.server.seeded import SECRET
from tests.text.sources import Entry
from tests.text.test_languages import ENGLISH, LATIN, all_of

# What can be seen or is read aloud, each piece by itself. Notices that a test's own page wrote in English are not ours.
PIECES = """() => {
  const found = new Set([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); )
    if (node.parentElement.getClientRects().length) found.add(node.data.trim())
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'alt'])
    for (const thing of document.querySelectorAll(`[${name}]`))
      if (!thing.closest('[lang]:not(html)')) found.add(thing.getAttribute(name).trim())
  return [...found]
}"""
# Names of languages in their own letters, of people, and keys.
OWN = {"English", "Deutsch", "Ann", "Ben", "Cleo", "Keeper", "Tab", "Enter", "Shift", "Home", "End"}
# What no language changes: the fairness of a game in figures, and a command to type.
FIGURES = re.compile(rf"of-a-test|{SECRET}|[0-9a-f]{{32,}}|bakufu verify \S+")


@cache
def whole(language: str) -> set[str]:
    """What a language says without filling anything in."""

    def plain(entry: Entry) -> bool:
        return len(entry.branches()) == 1 and not entry.variables() and not entry.refers()

    return {entry.words().strip() for entry in all_of(language).values() if plain(entry)}


class Reader:
    """Reads every piece once."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.read: set[str] = set()
        self.strange: list[str] = []

    def look(self) -> None:
        new = {piece for piece in self.page.evaluate(PIECES) if piece} - self.read
        self.read |= new
        self.strange += [piece for piece in sorted(new) if self._is_strange(piece)]

    def _is_strange(self, piece: str) -> bool:
        if FIGURES.fullmatch(piece):
            return False
        if piece in whole(LANGUAGE) - whole(self.language) - OWN:
            return True
        words = set(re.findall(r"[A-Za-z]{2,}", piece)) - OWN
        if self.language == "zh":
            return bool(words - LATIN)
        return bool({word.lower() for word in words} & ENGLISH)
