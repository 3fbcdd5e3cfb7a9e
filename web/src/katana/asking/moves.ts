// Moves in words, as people read them beside the board: by what they see there. Cards have numbers in the log only.
import type { OfType } from '../../net/happenings'
import { HOUSES, type KatanaMove, type Smith } from '../view'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import { takeWords } from '../board/forge/gives'
import type { Choosing } from './choosing.svelte'
import { facts } from '../facts.svelte'
import { isLine } from './picks'
import { benefitName, coinsOf, counted, effectName, houseName, lineName, resourceName, roomName, some, swordName } from '../names'
import type { KatanaTeller } from '../telling/teller'

/** "" where the terminal's words will do. */
type Words = { [T in KatanaMove['type']]?: (move: OfType<KatanaMove, T>, mine: Smith, twin: boolean) => string }

const printed = (card: number | null) => (card === null ? undefined : facts().card[card])
const effectOf = (card: number | null): string => {
  const found = printed(card)
  return found ? effectName(found) : ''
}

const benefitOf = (card: number | null) => {
  const found = printed(card)
  return { coins: coinsOf(found?.cost ?? 0), benefit: found ? benefitName(found) : '' }
}

const houseOf = (place: string): string | undefined => HOUSES.find((house) => place.startsWith(`${house}-`))

const WORDS: Words = {
  // A House has several Swords: which one it is says more than its place there.
  'place-figure': ({ place, monk, sword }) => {
    const house = houseOf(place)
    if (isLine(place)) return t('web-bench-place-at-line', { line: lineName(place), figure: monk ? 'monk' : 'worker' })
    return house && sword ? t('web-bench-place-for-sword', { house: houseName(house), sword: swordName(sword), figure: monk ? 'monk' : 'worker' }) : ''
  },
  'play-card': ({ card }, _, twin) => t(twin ? 'web-bench-play-card.apart' : 'web-bench-play-card', { effect: effectOf(card), ...benefitOf(card) }),
  'take-card': ({ card }) => t('web-bench-take-card', { effect: effectOf(card) }),
  'buy-benefit': ({ card }, _, twin) => t(twin ? 'web-bench-pay-benefit.apart' : 'web-bench-pay-benefit', { effect: effectOf(card), ...benefitOf(card) }),
  'take-benefits': ({ line, doubled }, mine) => takeWords(mine, line!, doubled),
  'choose-line': ({ line }) => t('web-bench-put-under', { line: lineName(line) }),
  'compose-resource': ({ resource }) => t('web-bench-compose-with', { resource: resourceName(resource) }),
  'arrange-family': ({ rooms }) => (rooms.length ? t('web-bench-family-rooms', { count: rooms.length, rooms: joined(rooms.map(roomName)) }) : ''),
  'grow-project': ({ resources }) => (new Set(resources).size < resources.length ? t('web-bench-project-add', { resources: some(counted(resources)) }) : ''),
  'use-room': ({ room }) => t('web-bench-use-room', { room: roomName(room) }),
  'double-points': () => t('web-bench-double-points'),
}

/** All other moves as the terminal has them. Of two cards that do the same, both halves are told. */
export function moveWords({ mine, offered }: Pick<Choosing, 'mine' | 'offered'>, teller: Pick<KatanaTeller, 'move'>, move: KatanaMove): string {
  const words = WORDS[move.type] as ((move: KatanaMove, mine: Smith, twin: boolean) => string) | undefined
  if (!words || !mine) return teller.move(move)
  const plain = words(move, mine, false)
  const twin = [...offered.values()].some((other) => other.type === move.type && other.pick !== move.pick && words(other, mine, false) === plain)
  return (twin && words(move, mine, true)) || plain || teller.move(move)
}

/** Cards that are the same in both halves are one move, which is lit for each of them. */
export function distinct(choosing: Pick<Choosing, 'mine' | 'offered'>, teller: Pick<KatanaTeller, 'move'>, moves: readonly KatanaMove[]): { move: KatanaMove; words: string; picks: string[] }[] {
  const found = new Map<string, { move: KatanaMove; picks: string[] }>()
  for (const move of moves) {
    const words = moveWords(choosing, teller, move)
    const same = found.get(words)
    if (same) same.picks.push(move.pick)
    else found.set(words, { move, picks: [move.pick] })
  }
  return [...found].map(([words, one]) => ({ words, ...one }))
}
