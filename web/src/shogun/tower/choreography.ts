// The drop as pure numbers: where each cube is at each moment. 2.6 seconds from the first lift to the last number.
import { EDGE, TRAY, atTheBack, trayOf, type Lying, type Spot } from './layout'
import { listed, type Cube, type Throw } from './throws'

/** Milliseconds: when the pouring ends, the falling begins and ends, and all lie sorted. */
export const POURED = 520
export const OPENED = 1150
export const FALLEN = 2150
export const SORTED = 2450
export const DURATION = 2600

/** The funnel's rim and the opening at the foot, in the scene's units. */
export const FUNNEL: Spot = [0, 5.2, 0]
export const OPENING: Spot = [0, 0.62, 1.0]

const POUR_GAP = 9
const FLIGHT = 280
const SINK = 90
const FALL_GAP = 75
const FALL = 230
const BOUNCE = 110

export interface Pose {
  at: Spot
  turn: Spot
  scale: number
  shown: boolean
}

interface Dancer {
  cube: Cube
  from: Spot
  lift: number
  /** When it leaves the opening, where it lands first and then, and where it lies in the end; null if it stays inside. */
  out: { start: number; first: Spot; second: Spot; spot: Spot } | null
  tumble: Spot
  yaw: number
}

export interface Choreography {
  cubes: Cube[]
  pose: (index: number, ms: number) => Pose
}

/** Small whole-number noise, the same for the same throw, so that a replay looks alike. */
function noise(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state >>> 8) & 0xffff) / 0xffff
  }
}

const HIDDEN: Pose = { at: [0, 3, 0], turn: [0, 0, 0], scale: 0.001, shown: false }

const mix = (a: number, b: number, t: number): number => a + (b - a) * t
const between = (a: Spot, b: Spot, t: number): Spot => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
const part = (ms: number, start: number, end: number): number => Math.min(1, Math.max(0, (ms - start) / (end - start)))
const smooth = (t: number): number => t * t * (3 - 2 * t)
const settle = (t: number): number => 1 - (1 - t) ** 3

export function choreography(thrown: Throw): Choreography {
  const random = noise(thrown.id)
  const cast = dancers(thrown, random)
  return { cubes: cast.map((dancer) => dancer.cube), pose: (index, ms) => pose(cast[index]!, ms) }
}

function dancers(thrown: Throw, random: () => number): Dancer[] {
  const going = [...held(thrown), ...atTheBack(thrown.tray)]
  const lying = trayOf(thrown)
  const gap = Math.min(POUR_GAP, 150 / going.length)
  const cast = going.map(({ cube, spot }, index): Dancer => {
    const tumble: Spot = [random() * 5 - 2.5, random() * 3 - 1.5, random() * 5 - 2.5]
    return { cube, from: spot, lift: index * gap, out: null, tumble, yaw: random() * 0.5 - 0.25 }
  })
  return inside(cast, lying, random)
}

/** Who comes out may have been inside before: a colour's cubes are alike, so any of them will do. */
function inside(cast: Dancer[], lying: Lying[], random: () => number): Dancer[] {
  const order = lying.map((_, index) => index).sort(() => random() - 0.5)
  const gap = Math.min(FALL_GAP, (FALLEN - OPENED - FALL - BOUNCE) / Math.max(1, lying.length - 1))
  const free = new Set(cast)
  const came: Dancer[] = []
  order.forEach((which, turn) => {
    const { cube, spot } = lying[which]!
    let dancer = [...free].find((one) => one.cube === cube)
    if (dancer) free.delete(dancer)
    else {
      dancer = { cube, from: FUNNEL, lift: -1, out: null, tumble: [3, 1, -2], yaw: random() * 0.5 - 0.25 }
      came.push(dancer)
    }
    const first: Spot = [(random() - 0.5) * 1.7, TRAY.floor + EDGE / 2, mix(TRAY.back + 0.45, TRAY.front - 0.75, random())]
    const second: Spot = [first[0] * 1.25, first[1], Math.min(TRAY.front - 0.3, first[2] + 0.3)]
    dancer.out = { start: OPENED + turn * gap, first, second, spot }
  })
  return [...cast, ...came]
}

/** Where the sides hold their cubes before they throw: left and right of the funnel. */
function held(thrown: Throw): Lying[] {
  const counts = { [-1]: 0, [1]: 0 }
  return listed(thrown.thrown).map((cube) => {
    const side = thrown.left.includes(cube) ? -1 : 1
    const place = counts[side]++
    const spot: Spot = [side * (1.55 + (place % 3) * 0.47), 4.7 + (Math.floor(place / 3) % 4) * 0.47, 0.5 - Math.floor(place / 12) * 0.47]
    return { cube, spot }
  })
}

function pose(dancer: Dancer, ms: number): Pose {
  if (ms <= POURED) return pouring(dancer, ms)
  return dancer.out && ms >= dancer.out.start ? falling(dancer, dancer.out, ms) : HIDDEN
}

function pouring({ from, lift, tumble }: Dancer, ms: number): Pose {
  if (lift < 0) return HIDDEN
  const flight = part(ms, lift, lift + FLIGHT)
  const sink = part(ms, lift + FLIGHT, lift + FLIGHT + SINK)
  if (sink >= 1) return HIDDEN
  const t = smooth(flight)
  const peak = Math.max(from[1], FUNNEL[1]) + 0.75
  const over: Spot = [mix(from[0], FUNNEL[0], 0.55), peak, mix(from[2], FUNNEL[2], 0.55)]
  const at = between(between(from, over, t), between(over, [tumble[0] * 0.26, FUNNEL[1] + 0.1, tumble[2] * 0.24], t), t)
  const drop = sink * sink
  return {
    at: [mix(at[0], 0, sink), at[1] - drop * 0.9, mix(at[2], 0, sink)],
    turn: [tumble[0] * t, tumble[1] * t, tumble[2] * t],
    scale: 1 - drop * 0.25,
    shown: true,
  }
}

function falling({ tumble, yaw }: Dancer, out: NonNullable<Dancer['out']>, ms: number): Pose {
  const { start, first, second, spot } = out
  const fall = part(ms, start, start + FALL)
  const bounce = part(ms, start + FALL, start + FALL + BOUNCE)
  const sort = settle(part(ms, FALLEN, SORTED))
  const rolling = (1 - fall) ** 1.2 + 0.25 * (1 - bounce) * fall
  const rest: Spot = [0, yaw * 1.6, 0]
  let at: Spot
  if (fall < 1) {
    const opening: Spot = [first[0] * 0.35, OPENING[1], OPENING[2]]
    at = between(opening, first, fall)
    at[1] = mix(opening[1], first[1], fall * fall)
  } else if (bounce < 1) {
    at = between(first, second, bounce)
    at[1] += 4 * bounce * (1 - bounce) * 0.24
  } else {
    at = between(second, spot, sort)
    at[1] += Math.sin(Math.PI * sort) * 0.08
  }
  const lying = fall >= 1 && bounce >= 1
  return {
    at,
    turn: [tumble[0] * rolling, lying ? mix(rest[1], yaw * 0.35, sort) : mix(rest[1], tumble[1], rolling), tumble[2] * rolling],
    scale: 1,
    shown: true,
  }
}

/** How far the tower leans aside while the cubes rattle through it. */
export function shake(ms: number): number {
  const t = part(ms, POURED - 60, OPENED + 40)
  return t > 0 && t < 1 ? Math.sin(ms / 17) * 0.028 * (1 - t) : 0
}
