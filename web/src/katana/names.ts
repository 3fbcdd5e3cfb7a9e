// The pieces of SHOGUN NO KATANA by name, with the numbers that are printed on them.
import { RESOURCES, type Card, type Honor, type Line, type Resource, type Room, type Stock } from './view'
import { joined } from '../text/lists'
import { t } from '../text/t'
import { facts, type PrintedCard } from './facts.svelte'

export const resourceName = (resource: Resource): string => t(`name-resource-${resource}`)
export const houseName = (house: string): string => t(`name-house-${house}`)
export const lineName = (line: Line): string => t(`name-line-${line}`)
export const coinsOf = (coins: number): string => t('phrase-coins', { coins })
export const pointsOf = (points: number): string => t('phrase-points', { points })

/** Swords are called by their number; everybody's SHOGUN NO KATANA by its name. */
export const swordName = (sword: string): string =>
  /^\d+$/.test(sword) ? t('phrase-sword', { number: sword }) : t(`name-sword-${sword}`)

/** "2 Wood and 1 Steel". */
export function some(stock: Partial<Stock>): string {
  const had = RESOURCES.filter((resource) => stock[resource])
  return joined(had.map((resource) => t(`name-some-${resource}`, { count: stock[resource]! })))
}

/** How many of each there are. */
export function counted(resources: readonly Resource[]): Stock {
  const stock: Stock = { lacquer: 0, wood: 0, steel: 0, leather: 0 }
  for (const resource of resources) stock[resource] += 1
  return stock
}

export function roomName(room: Room): string {
  return t(`name-room-${room}`, { amount: roomAmount(room) })
}

/** The number on a Room: Coins or Resources it gives, or what a Resource costs there. */
const roomAmount = (room: Room): number => facts().rooms.amounts[room]

/** In two or three words, beside its picture. */
export const roomShort = (room: Room): string => t(`web-bench-room-${room}`, { amount: roomAmount(room) })

type Faced = Pick<Card, 'effect' | 'resources' | 'room' | 'monk'> | PrintedCard

/** What a card does at once. */
export function effectName(card: Faced): string {
  const [first, second] = card.resources ?? []
  return t(`name-effect-${card.effect}`, {
    monk: card.monk ?? 0,
    first: first ? resourceName(first) : '',
    second: second ? resourceName(second) : '',
    room: card.room ? roomName(card.room) : '',
  })
}

/** The same in two or three words, beside its picture. */
export function effectShort(card: Faced): string {
  return card.room ? roomShort(card.room) : t(`web-bench-effect-${card.effect}`, { monk: card.monk ?? 0 })
}

/** What it gives with each delivery once it lies beneath the Forge. */
export function benefitName({ benefit }: Pick<Card, 'benefit'> | PrintedCard): string {
  if (benefit.resource) return some({ [benefit.resource]: 1 })
  return benefit.coins ? coinsOf(benefit.coins) : pointsOf(benefit.points ?? 0)
}

/** "the card “double the points of a tile in a delivery”". */
export function cardName(number: number): string {
  const printed = facts().card[number]
  return t('phrase-card', { effect: printed ? effectName(printed) : '' })
}

const NAMED: Partial<Record<Honor['kind'], string>> = { sashimono: 'house', resource: 'resource' }

/** What an Honor card counts. */
export const honorName = (honor: Honor): string => t(`name-honor-${honor.kind}`, { points: honor.points, of: countedBy(honor) })

/** The same in a few words, without the points. */
export const honorShort = (honor: Honor): string => t(`web-bench-honor-${honor.kind}`, { of: countedBy(honor) })

function countedBy({ kind, of }: Honor): string | number {
  const named = NAMED[kind]
  return named ? t(`name-${named}-${of}`) : (of ?? 0)
}
