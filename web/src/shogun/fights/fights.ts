// Battles and revolts, gathered from the events that tell of them. One fight may span several steps, because both
// sides may be asked for a special card before the cubes fall.
import { isA, type OfType } from '../../net/happenings'
import { typesOf } from '../modules/module'
import type { Cubes, GameEvent, Step } from '../view'

export interface Fight {
  /** The step in which it was decided. */
  seq: number
  kind: 'battle' | 'neutral' | 'revolt'
  province: string
  /** Seats; null stands for farmers. */
  attacker: number | null
  defender: number | null
  thrown: Cubes
  tray: Cubes
  fallen: Cubes
  /** What counted in the tray, with farmers on the defender's side if they helped. */
  attackers: number
  defenders: number
  winner: number | null
  loser: number | null
  /** The rule that decided it. */
  rule: string
  /** Armies that stand in the province afterwards. */
  armies: number
  events: GameEvent[]
}

const isBeginning = isA('attack-began', 'revolt-began')
const PARTS =
  'reinforced farmers-missing help-denied cubes-thrown bystanders-stayed ' +
  'farmers-counted battle-decided farmers-returned card-surrendered province-taken province-razed'

/** Steps without those that were taken back. */
export function standing(steps: readonly Step[]): Step[] {
  let kept: Step[] = []
  for (const step of steps) {
    if (step.kind === 'undo') {
      const undone = kept.findLast((other) => other.kind === 'moves' && other.seat === step.seat)
      if (undone) kept = kept.filter((other) => other.seq !== undone.seq)
    } else kept.push(step)
  }
  return kept
}

/** Every fight that was fought out in these steps, in order. */
export function fights(steps: readonly Step[]): Fight[] {
  const parts = typesOf(PARTS, ({ fighting }) => fighting)
  const found: Fight[] = []
  let open: GameEvent[] = []
  let seq = 0
  const close = () => {
    const fight = read(seq, open)
    if (fight) found.push(fight)
    open = []
  }
  for (const step of standing(steps)) {
    for (const event of step.events) {
      if (isBeginning(event)) {
        close()
        open = [event]
      } else if (open.length && parts.has(event.type)) {
        open.push(event)
        if (event.type === 'battle-decided') seq = step.seq
      } else close()
    }
  }
  close()
  return found
}

export const takesPart = (fight: Fight, seat: number | null): boolean =>
  seat !== null && (fight.attacker === seat || fight.defender === seat)

export const eventOf = <T extends GameEvent['type']>(fight: Fight, type: T): OfType<GameEvent, T> | undefined =>
  fight.events.find(isA(type))

function read(seq: number, events: GameEvent[]): Fight | null {
  const began = events[0]
  const thrown = events.find(isA('cubes-thrown'))
  const decided = events.find(isA('battle-decided'))
  if (!began || !isBeginning(began) || !thrown || !decided) return null
  const revolt = began.type === 'revolt-began'
  const defender = revolt ? began.seat : began.defender
  return {
    seq,
    kind: revolt ? 'revolt' : defender === null ? 'neutral' : 'battle',
    province: began.province,
    attacker: revolt ? null : began.seat,
    defender,
    thrown: thrown.thrown,
    tray: thrown.tray,
    fallen: thrown.fallen,
    attackers: decided.attackers,
    defenders: decided.defenders,
    winner: decided.winner,
    loser: decided.loser,
    rule: decided.rule,
    armies: decided.armies,
    events,
  }
}

/** The fight that ended with this step, which is among them; null where there was none. */
export const fightAt = (steps: readonly Step[], seq: number): Fight | null =>
  fights(steps).findLast((each) => each.seq === seq) ?? null

/** The provinces of a fight: where the armies came from, and where they fought. */
export function foughtOver(fight: Fight): string[] {
  const began = fight.events.find(isA('attack-began'))
  return began ? [began.origin, fight.province] : [fight.province]
}
