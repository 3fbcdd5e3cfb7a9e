// A province that a finger rests on is looked at and not chosen, as one is that a mouse points at.
const REST = 450
/** Pixels: a finger never lies quite still. */
const STIR = 10

/** For the sheet of the map: `look` hears the province. */
export const resting = (look: (province: string) => void) => (sheet: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let looked = false

  const stop = () => clearTimeout(timer)

  function down(event: PointerEvent): void {
    stop()
    looked = false
    const province = (event.target as Element).closest<SVGElement>('[data-province]')?.dataset['province']
    if (event.pointerType === 'mouse' || !event.isPrimary || !province) return
    from = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      looked = true
      look(province)
    }, REST)
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STIR) stop()
  }

  /** What the finger did is done, and no click; nor does a menu open. */
  function swallow(event: Event): void {
    if (!looked) return
    if (event.type === 'click') looked = false
    event.preventDefault()
    event.stopPropagation()
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, click: swallow, contextmenu: swallow }
  for (const [type, hear] of Object.entries(heard)) sheet.addEventListener(type, hear as EventListener, true)
  return () => {
    stop()
    for (const [type, hear] of Object.entries(heard)) sheet.removeEventListener(type, hear as EventListener, true)
  }
}
