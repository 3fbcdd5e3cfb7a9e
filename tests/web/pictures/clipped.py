"""Texts that can't be read: cut off by a box that doesn't scroll, sticking out of their own, or too small. Each is
measured by the lines of its letters, so an inline word in a narrow card is noticed, too."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.looks import SMALLEST, TOO_SMALL

# A line counts from the top of its letters to their bottom: fonts reserve more than most letters need. What scrolls can
# be reached; what lies in a picture is scaled with it, and names on the map have a test of their own. Boxes on the page
# are in pixels of the window; a table that a large window magnifies counts its own lengths in larger ones.
CLIPPED = r"""() => {
  const pen = document.createElement('canvas').getContext('2d')
  const styles = new Map()
  const style = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)

  const ink = (text, element, line) => {
    // The shorthand is empty where digits are tabular, say, and the pen would keep its font.
    const { fontStyle, fontWeight, fontSize, fontFamily } = style(element)
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const font = pen.measureText(text)
    const zoom = element.currentCSSZoom
    const middle = (line.left + line.right) / 2
    if (style(element).writingMode !== 'horizontal-tb')
      return { left: middle, right: middle, top: line.top, bottom: line.bottom }
    return {
      left: line.left,
      right: line.right,
      top: line.top + (font.fontBoundingBoxAscent - font.actualBoundingBoxAscent) * zoom,
      bottom: line.bottom - (font.fontBoundingBoxDescent - font.actualBoundingBoxDescent) * zoom,
    }
  }
  const inside = (box) => {
    const outer = box.getBoundingClientRect()
    const zoom = box.currentCSSZoom
    const left = outer.left + box.clientLeft * zoom
    const top = outer.top + box.clientTop * zoom
    return { left, top, right: left + box.clientWidth * zoom, bottom: top + box.clientHeight * zoom }
  }
  const holds = (box) => style(box).position !== 'static' || style(box).transform !== 'none'

  // The first box around a text that cuts this line, and how.
  const cut = (element, line) => {
    let floating = false
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, display } = style(box)
      if (display !== 'inline' && display !== 'contents' && (!floating || holds(box))) {
        const room = inside(box)
        const SPARE = box.currentCSSZoom // a pixel of its own: rounding
        if (style(box).textOverflow === 'ellipsis')
          room.right -= parseFloat(style(box).paddingRight) * box.currentCSSZoom
        if (/hidden|clip/.test(overflowX) && (line.left < room.left - SPARE || line.right > room.right + SPARE))
          return [box, 'across']
        if (/hidden|clip/.test(overflowY) && (line.top < room.top - SPARE || line.bottom > room.bottom + SPARE))
          return [box, 'down']
        if (/auto|scroll/.test(overflowX)) [line.left, line.right] = [room.left, room.right]
        if (/auto|scroll/.test(overflowY)) [line.top, line.bottom] = [room.top, room.bottom]
        if (box === element || box.localName === 'button')
          if (line.left < room.left - SPARE || line.right > room.right + SPARE) return [box, 'across, sticking out']
        floating = false
      }
      if (position === 'fixed') return null
      floating ||= position === 'absolute'
    }
    return null
  }

  // Words for screen readers alone, and what fades away. The page itself may be unseen, because nobody looks.
  const unseen = (element) => {
    for (let box = element; box !== document.documentElement; box = box.parentElement)
      if (style(box).clipPath === 'inset(50%)' || style(box).opacity === '0') return true
    return element.closest('svg, .vh, script, style') !== null || !element.checkVisibility({ visibilityProperty: true })
  }
  const name = (element) =>
    [element.localName, ...[...element.classList].filter((word) => !word.startsWith('svelte-'))].join('.')

  let seen = 0
  const found = new Map()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || unseen(element)) continue
    seen++
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const [box, how] = (line.width && cut(element, ink(node.data, element, line))) || []
      if (!box) continue
      found.set(element, `"${node.data.trim().slice(0, 40)}" in ${name(element)}, cut ${how} by ${name(box)}`)
      break
    }
  }
  return [seen, [...new Set(found.values())]]
}"""


def unreadable(page: Page) -> list[str]:
    clipped: list[str]
    seen, clipped = page.evaluate(CLIPPED)
    assert seen, page.url  # a page without words
    small: list[str] = page.evaluate(TOO_SMALL, SMALLEST)
    return [*clipped, *[f"{text} px, too small" for text in small]]
