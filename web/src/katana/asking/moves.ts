// Moves in words, as people read them beside the board: by what they see there. Cards have numbers in the log only.
import type { OfType } from '../../net/happenings'
import { HOUSES, type KatanaMove, type Smith } from '../view'
import { t } from '../../text/t'
import { takeWords } from '../board/forge/gives'
import type { Choosing } from './choosing.svelte'
import { facts } from '../facts.svelte'
import { benefitName, coinsOf, effectName, houseName, lineName, resourceName, roomName, swordName } from '../names'
import type { KatanaTeller } from '../telling/teller'

/** "" where the terminal's words will do. */
type Words = { [T in KatanaMove['type']]?: (move: OfType<KatanaMove, T>, mine: Smith) => string }

const printed = (card: number | null) => (card === null ? undefined : facts().card[card])
const effectOf = (card: number | null): string => {
  const found = printed(card)
  return found ? effectName(found) : ''
}

const houseOf = (place: string): string | undefined => HOUSES.find((house) => place.startsWith(`${house}-`))

const WORDS: Words = {
  // A House has several Swords: which one it is says more than its place there.
  'place-figure': ({ place, monk, sword }) => {
    const house = houseOf(place)
    return house && sword ? t('web-bench-place-for-sword', { house: houseName(house), sword: swordName(sword), figure: monk ? 'monk' : 'worker' }) : ''
  },
  'play-card': ({ card }) => t('web-bench-play-card', { effect: effectOf(card) }),
  'take-card': ({ card }) => t('web-bench-take-card', { effect: effectOf(card) }),
  'buy-benefit': ({ card }) => {
    const found = printed(card)
    return t('web-bench-pay-benefit', { coins: coinsOf(found?.cost ?? 0), benefit: found ? benefitName(found) : '' })
  },
  'take-benefits': ({ line, doubled }, mine) => takeWords(mine, line!, doubled),
  'choose-line': ({ line }) => t('web-bench-put-under', { line: lineName(line) }),
  'compose-resource': ({ resource }) => t('web-bench-compose-with', { resource: resourceName(resource) }),
  'use-room': ({ room }) => t('web-bench-use-room', { room: roomName(room) }),
  'double-points': () => t('web-bench-double-points'),
}

/** All other moves as the terminal has them. */
export function moveWords({ mine }: Choosing, teller: KatanaTeller, move: KatanaMove): string {
  const words = WORDS[move.type] as ((move: KatanaMove, mine: Smith) => string) | undefined
  return (words && mine && words(move, mine)) || teller.move(move)
}
