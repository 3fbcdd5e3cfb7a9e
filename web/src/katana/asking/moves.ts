// Moves in words, as people read them beside the board: by what they see there. Cards have numbers in the log only.
import type { Line, Smith } from '../view'
import type { Move } from '../../net/view'
import { t } from '../../text/t'
import { takeWords } from '../board/forge/gives'
import type { Choosing } from './choosing.svelte'
import { facts } from '../facts.svelte'
import { benefitName, coinsOf, effectName } from '../names'
import type { KatanaTeller } from '../telling/teller'

type Words = (move: Move, mine: Smith) => string

const card = (move: Move) => facts().card[String(move['card'])]

const WORDS: Record<string, Words> = {
  'play-card': (move) => t('web-bench-play-card', { effect: effectOf(move) }),
  'take-card': (move) => t('web-bench-take-card', { effect: effectOf(move) }),
  'buy-benefit': (move) => {
    const printed = card(move)
    return t('web-bench-pay-benefit', { coins: coinsOf(printed?.cost ?? 0), benefit: printed ? benefitName(printed) : '' })
  },
  'take-benefits': (move, mine) => takeWords(mine, move['line'] as Line, Boolean(move['doubled'])),
  'double-points': () => t('web-bench-double-points'),
}

function effectOf(move: Move): string {
  const printed = card(move)
  return printed ? effectName(printed) : ''
}

/** All other moves as the terminal has them. */
export function moveWords({ mine }: Choosing, teller: KatanaTeller, move: Move): string {
  const words = WORDS[move.type]
  return words && mine ? words(move, mine) : teller.move(move)
}
