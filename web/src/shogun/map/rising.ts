/** Pixels: a panel that rises no higher leaves the last tool of the map in sight, and the tools beside the land. */
const SPARE = 16

/** A panel of a desk's dock that is higher than the dock rises over the map: what lies on the map's edge makes room. */
export function rising(panel: HTMLElement): () => void {
  const page = panel.closest<HTMLElement>('.table-page')
  const dock = panel.closest<HTMLElement>('.dock')
  const observer = new ResizeObserver(() => {
    const over = dock && getComputedStyle(panel).position === 'absolute' ? panel.offsetHeight - dock.clientHeight : 0
    page?.style.setProperty('--risen', `${over > SPARE ? over : 0}px`)
  })
  observer.observe(panel)
  return () => {
    observer.disconnect()
    page?.style.removeProperty('--risen')
  }
}
