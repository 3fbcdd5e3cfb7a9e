// Who speaks of SHOGUN: how its cards, events and cubes are called.
import { fieldsOf, Teller, type Vocabulary, type Word } from '../../log/teller'
import type { Cubes, GameEvent, Move } from '../view'
import { gathered, modules } from '../modules/module'
import { joined } from '../../text/lists'
import { t } from '../../text/t'

const FIELDS: Record<string, string> = {
  ...fieldsOf('player', 'seat winner loser defender former by seats order winners'),
  ...fieldsOf('province', 'province origin target provinces neutral'),
  ...fieldsOf('region', 'region regions'),
  ...fieldsOf('space', 'action space open actions'),
  ...fieldsOf('special', 'special row set_aside'),
  ...fieldsOf('building', 'building buildings'),
  ...fieldsOf('card', 'card'),
  ...fieldsOf('event-card', 'cards'),
  ...fieldsOf('effect', 'effect'),
  ...fieldsOf('season', 'season'),
  ...fieldsOf('side', 'side'),
  ...fieldsOf('setup', 'setup'),
  ...fieldsOf('score', 'points'),
}

/** What is printed on an event card. */
export interface Printed {
  effect: string
  amounts: number[]
  rice_loss: number
}

/** `printed` are the event cards as far as they are known. */
export class ShogunTeller extends Teller<GameEvent, Move> {
  constructor(
    players: readonly string[],
    readonly printed: ReadonlyMap<number, Printed> = new Map(),
    /** The message that names a chest card. In a terminal it is a word to type. */
    readonly chestCard = 'web-telling-chest-card',
    /** The same for dice tower cards; "" for the terminal's words. */
    readonly towerCard = 'web-telling-tower-card',
  ) {
    super(players)
  }

  protected readonly vocabulary: Vocabulary = {
    fields: gathered(FIELDS, ({ names }) => names?.fields),
    words: gathered<Vocabulary['words'][string]>(
      {
        card: (word) => this.card(word),
        'event-card': (word) => this.eventCard(Number(word)),
        effect: (word) => this.effect(String(word)),
        score: (points, seat) => t('phrase-score', { player: this.player(seat), points }),
      },
      ({ names }) => names?.words,
    ),
    numbered: new Set(modules().flatMap(({ names }) => names?.numbered ?? [])),
    counted: (cubes) => this.cubes(cubes as Cubes),
  }

  /** What an event brought the reader, and what happened to all. */
  brought(event: GameEvent): string {
    return this.said(event, [`web-telling-brought-${event.type}`]) || this.event(event)
  }

  /** A card of a hand, or what lies on a space instead of one. Cards that are numbers stay numbers. */
  card(card: Word): string {
    if (typeof card === 'number') return String(card)
    if (card.startsWith('chest-')) return t(this.chestCard, { chests: Number(card.slice(6)) })
    if (card.startsWith('tower-') && this.towerCard) return t(this.towerCard)
    return this.name(card === card.toLowerCase() ? 'card' : 'province', card)
  }

  /** What an event does, with the numbers on its card. */
  effect(effect: string): string {
    const amounts = [...this.printed.values()].find((card) => card.effect === effect)?.amounts ?? []
    return t(`name-effect-${effect}`, { first: amounts[0] ?? 0, second: amounts[1] ?? 0 })
  }

  eventCard(card: number): string {
    const printed = this.printed.get(card)
    if (!printed) return String(card)
    return t('phrase-event-card', { effect: this.effect(printed.effect), loss: 0 - printed.rice_loss })
  }

  cubes(counts: Cubes): string {
    const there = Object.entries(counts).filter(([, count]) => count)
    return joined(there.map(([colour, count]) => t(`name-cube-${colour}`, { count })))
  }
}
