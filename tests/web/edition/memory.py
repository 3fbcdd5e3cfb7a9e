"""The memory of Python that a visit leaves in the browser for the next one."""

from __future__ import annotations

from playwright.sync_api import Page

# Before the page itself has made the database there is nothing to look at.
_KEPT = """async (change) => {
  const opened = await new Promise((done) => {
    const asked = indexedDB.open('bakufu-python', 1)
    asked.onupgradeneeded = () => asked.transaction.abort()
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => done(null)
  })
  if (!opened) return false
  const store = opened.transaction('memories', 'readwrite').objectStore('memories')
  const answer = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)))
  const kept = await answer(store.get('last'))
  if (kept && change) await answer(store.put({ ...kept, memory: kept.memory.fill(0) }, 'last'))
  opened.close()
  return kept !== undefined
}"""
_UNTIL_KEPT = f"""async () => {{
  while (!(await ({_KEPT})(false))) await new Promise((done) => setTimeout(done, 50))
}}"""
_FROM_MEMORY = "() => performance.getEntriesByName('python-from-memory').length"


def wait_until_kept(page: Page) -> None:
    page.evaluate(_UNTIL_KEPT)


def damage(page: Page) -> None:
    assert page.evaluate(_KEPT, True)


def started_from_memory(page: Page) -> list[str]:
    """Those of the page's workers that have."""
    return [worker.url for worker in page.workers if worker.evaluate(_FROM_MEMORY)]
