/** Pixels: a panel that rises no higher leaves the last tool of the map in sight, and the tools beside the land. */
const SPARE = 16

/** How far a panel rises from the dock over the map, in pixels. Not a property of the page: each change of one would
 * have the browser match the styles of everything anew. */
export const over = $state({ map: 0 })

/** A panel of a desk's dock that is higher than the dock rises over the map: what lies on the map's edge makes room. */
export function rising(panel: HTMLElement): () => void {
  const dock = panel.closest<HTMLElement>('.dock')
  const observer = new ResizeObserver(() => {
    const higher = dock && getComputedStyle(panel).position === 'absolute' ? panel.offsetHeight - dock.clientHeight : 0
    over.map = higher > SPARE ? higher : 0
  })
  observer.observe(panel)
  return () => {
    observer.disconnect()
    over.map = 0
  }
}
