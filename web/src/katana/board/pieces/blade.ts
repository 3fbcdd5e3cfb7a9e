// Where the parts of a Sword lie when it is drawn: its grip, its blade, and the Resources along it.

/** At a House, in a Forge, in a Forge on a phone, delivered, and large in a delivery. */
export type Look = 'rack' | 'forge' | 'mini' | 'shelf' | 'show'

interface Frame {
  width: number
  height: number
  /** Where the grip begins, and the middle of it. */
  x: number
  y: number
  grip: number
  /** How thick the blade is, how far it rises to its tip, and how far it begins behind the grip. */
  thick: number
  rise: number
  gap: number
  /** Before the first Resource, from one to the next, and behind the last. */
  before: number
  unit: (count: number) => number
  after: number
  gem: (count: number) => number
}

const roomy: Partial<Record<number, readonly [unit: number, gem: number]>> = { 3: [22, 21], 4: [21, 20], 5: [19.2, 18.2] }

const FRAMES: Record<Look, Frame> = {
  rack: { width: 252, height: 35, x: 33, y: 19, grip: 43, thick: 17, rise: 4, gap: 13, before: 9, unit: () => 18, after: 22, gem: () => 16 },
  forge: { width: 130, height: 66, x: 3, y: 46, grip: 14, thick: 27, rise: 5, gap: 2, before: 2, unit: (count) => roomy[count]?.[0] ?? 98 / count, after: 13, gem: (count) => roomy[count]?.[1] ?? 95 / count },
  mini: { width: 64, height: 60, x: 2, y: 43, grip: 8, thick: 17, rise: 4, gap: 2, before: 2, unit: (count) => Math.min(10, 46 / count), after: 5, gem: (count) => (count > 5 ? 6.4 : 7.8) },
  shelf: { width: 134, height: 28, x: 2, y: 18, grip: 16, thick: 14, rise: 4, gap: 2, before: 2, unit: (count) => Math.min(12.6, 66 / count), after: 9, gem: (count) => Math.min(11.4, 62 / count) },
  show: { width: 600, height: 120, x: 8, y: 78, grip: 118, thick: 46, rise: 22, gap: 12, before: 37, unit: (count) => Math.min(62, 380 / count), after: 84, gem: (count) => Math.min(42, 330 / count) },
}

export interface Drawn {
  width: number
  height: number
  grip: { x: number; y: number; width: number; height: number }
  /** The diamonds on the wrap of the grip. */
  wrap: string
  /** Where the guard is, or the collar of a small Sword. */
  guard: { x: number; y: number }
  thick: number
  body: string
  edge: string
  hamon: string
  /** The line at which the tip begins. */
  yokote: string
  gems: { x: number; y: number }[]
  gem: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The shape of a Sword with this many Resources. */
export function drawn(look: Look, count: number): Drawn {
  const frame = FRAMES[look]
  const { y, thick, rise } = frame
  const unit = frame.unit(count)
  const end = frame.x + frame.grip
  const start = end + frame.gap
  const long = count * unit + frame.after
  const tip = thick * 1.15
  const last = 1 - tip / long
  /** The height of the blade's middle, at a fraction of its length. */
  const middle = (part: number): number => y - rise * part * part
  const at = (part: number, side: number): string => `${round(start + long * part)} ${round(middle(part) + thick * side)}`
  const half = `${round(start + long / 2)}`
  const back = `Q${half} ${round(middle(0.36) + thick / 2)} ${round(start)} ${round(y + thick / 2)}Z`
  const heel = `${round(start + long * last - tip * 0.25)} ${round(middle(last) + thick / 2)}`
  const spine = `M${round(start)} ${round(y - thick / 2)}Q${half} ${round(middle(0.36) - thick / 2)} ${at(last, -0.5)}`
  const body = `${spine}L${at(1, -0.42)}Q${round(start + long - tip * 0.18)} ${round(middle(last) + thick * 0.28)} ${heel}${back}`
  const waves = Math.max(4, Math.round(long / 9))
  let hamon = `M${round(start + 1)} ${round(y + thick * 0.3)}`
  for (let wave = 1; wave <= waves; wave++) {
    hamon += `Q${at(((wave - 0.5) / waves) * last, wave % 2 ? 0.14 : 0.4)} ${at((wave / waves) * last, 0.3)}`
  }
  const first = start + frame.before + unit / 2
  return {
    width: look === 'show' ? round(start + long + 12) : frame.width,
    height: frame.height,
    grip: { x: frame.x, y: round(y - thick * 0.37), width: frame.grip, height: round(thick * 0.74) },
    wrap: diamonds(frame.x + 4, y, frame.grip - 4, thick * 0.74),
    guard: { x: end, y },
    thick,
    body,
    edge: `${hamon}L${heel}${back}`,
    hamon,
    yokote: `M${at(last, -0.5)}L${round(start + long * last - tip * 0.22)} ${round(middle(last) + thick / 2)}`,
    gems: Array.from({ length: count }, (_, index) => {
      const x = first + index * unit
      return { x: round(x), y: round(middle((x - start) / long)) }
    }),
    gem: frame.gem(count),
  }
}

function diamonds(x: number, y: number, wide: number, high: number): string {
  const step = Math.max(5, high * 0.62)
  let path = ''
  for (let index = 0; index < wide / step - 0.4; index++) {
    const left = x + step * (index + 0.14)
    path += `M${round(left)} ${round(y)}l${round(step * 0.36)} ${round(-high * 0.26)} ${round(step * 0.36)} ${round(high * 0.26)} ${round(-step * 0.36)} ${round(high * 0.26)}Z`
  }
  return path
}
