// What a fight means, in a few words: the verdict, and at most four lines of consequence.
import type { Colour, Cubes, Table } from '../view'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import { eventOf, type Fight, takesPart } from './fights'
import { colourOf, mine, nameOf, provinceName, spaceName, tellerOf } from '../asking/words'

export interface Consequence {
  /** The plate before the line, or an icon. */
  colour?: Colour | 'farmers'
  icon?: string
  text: string
}

/** Said to the reader; or told by names alone, for nobody, as the log is. */
export function verdict(table: Table, fight: Fight, me: number | null = table.seat): string {
  const words = outcome(table, fight, me)
  const { attackers, defenders } = fight
  return attackers === defenders ? t('web-deciding-verdict-draw', { armies: attackers, outcome: words }) : words
}

/** What it is for the reader: won or lost, or neither where others fought or nobody reads. */
export type Mood = 'good' | 'bad' | 'even'

export function moodOf(fight: Fight, me: number | null): Mood {
  if (!takesPart(fight, me)) return 'even'
  return fight.winner === me ? 'good' : 'bad'
}

function outcome(table: Table, fight: Fight, me: number | null): string {
  const province = provinceName(fight.province)
  const lost = eventOf(fight, 'province-razed')
  if (fight.kind === 'revolt') {
    const id = fight.winner === null ? 'revolt-lost' : 'revolt-kept'
    return told(id, me !== null && fight.defender === me, { province, player: nameOf(table, fight.defender) })
  }
  if (fight.winner === fight.attacker) {
    if (me !== null && fight.winner === me) return t('web-deciding-verdict-won', { province })
    return told('taken', fight.defender === me && me !== null, { province, player: nameOf(table, fight.winner) })
  }
  if (fight.kind === 'neutral') return t('web-deciding-verdict-neutral', { province })
  if (fight.winner !== null) return held(table, fight, province, me)
  const fall = (lost?.buildings ?? []).length > 0
  return t(fall ? 'web-deciding-verdict-nobody-fall' : 'web-deciding-verdict-nobody', { province })
}

/** The same sentence about the reader or about somebody else. */
function told(id: string, aboutMe: boolean, args: Record<string, string>): string {
  return t(`web-deciding-verdict-${id}${aboutMe ? '' : '-other'}`, args)
}

function held(table: Table, fight: Fight, province: string, me: number | null): string {
  const player = nameOf(table, fight.winner)
  const armies = eventOf(fight, 'attack-began')?.armies ?? 0
  if (me !== null && fight.attacker === me) {
    const inside = balance(fight).stayed[colourOf(table, me)] ?? 0
    return t(inside ? 'web-deciding-verdict-lost' : 'web-deciding-verdict-lost-all', { province, player, armies })
  }
  return told('held', fight.winner === me, { province, player })
}

export function consequences(table: Table, fight: Fight): Consequence[] {
  return [...parties(table, fight), ...losses(table, fight), ...cubes(table, fight)].slice(0, 5)
}

function parties(table: Table, fight: Fight): Consequence[] {
  const lost: Partial<Record<string, number>> = { ...eventOf(fight, 'battle-decided')?.lost }
  const line = (seat: number | null, id: string): Consequence[] => {
    if (seat === null) return []
    const colour = colourOf(table, seat)
    const args = { player: nameOf(table, seat), mine: mine(table, seat), lost: lost[colour] ?? 0 }
    return [{ colour, text: t(id, { ...args, armies: fight.armies, province: provinceName(fight.province) }) }]
  }
  const others = [fight.attacker, fight.defender].filter((seat) => seat !== fight.winner)
  return [
    ...line(fight.winner, 'web-deciding-line-winner'),
    ...others.flatMap((seat) => line(seat, 'web-deciding-line-loser')),
  ]
}

function losses(table: Table, fight: Fight): Consequence[] {
  const found: Consequence[] = []
  const card = eventOf(fight, 'card-surrendered')
  if (card?.pending) {
    const { seat } = card
    const args = { player: nameOf(table, seat), mine: mine(table, seat), space: spaceName(card.space) }
    found.push({ colour: colourOf(table, seat), text: t('web-deciding-line-card', args) })
  }
  const buildings = eventOf(fight, 'province-razed')?.buildings ?? []
  if (buildings.length) {
    const names = joined(buildings.map((building) => t(`name-building-${building}`)))
    found.push({ icon: buildings[0]!, text: t('web-deciding-line-buildings', { buildings: names }) })
  }
  return found
}

function cubes(table: Table, fight: Fight): Consequence[] {
  const teller = tellerOf(table)
  const found: Consequence[] = []
  const bystanders = eventOf(fight, 'bystanders-stayed')?.cubes
  if (bystanders)
    found.push({ icon: 'tray', text: t('web-deciding-line-bystanders', { cubes: teller.cubes(bystanders) }) })
  const farmers = eventOf(fight, 'farmers-counted')
  if (farmers && !farmers.joined) found.push({ icon: 'farmer', text: teller.event(farmers) })
  const { stayed, more } = balance(fight)
  if (total(stayed)) found.push({ icon: 'tower', text: t('web-deciding-line-inside', { cubes: teller.cubes(stayed) }) })
  if (total(more)) found.push({ icon: 'tower', text: t('web-deciding-line-out', { cubes: teller.cubes(more) }) })
  return found
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Cubes that the tower kept of this throw, and those it gave back from earlier ones, by colour. */
export function balance(fight: Fight): { stayed: Record<string, number>; more: Record<string, number> } {
  const stayed: Record<string, number> = {}
  const more: Record<string, number> = {}
  const colours = new Set([fight.thrown, fight.tray, fight.fallen].flatMap((cubes) => Object.keys(cubes)))
  for (const colour of colours as Set<keyof Cubes>) {
    const kept = (fight.thrown[colour] ?? 0) + (fight.tray[colour] ?? 0) - (fight.fallen[colour] ?? 0)
    if (kept > 0) stayed[colour] = kept
    if (kept < 0) more[colour] = -kept
  }
  return { stayed, more }
}
