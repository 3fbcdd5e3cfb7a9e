// The one renderer: events, moves and names become words here, with the messages that the server's own texts use.
import type { FluentVariable } from '@fluent/bundle'
import type { Cubes, GameEvent, Move } from '../view'
import { favourName } from '../modules/court/favours'
import { joined } from '../../text/lists'
import { has, t, type Args } from '../../text/t'

type Word = string | number

/** What a field holds, by its name; all other fields are numbers or bare words to select by. */
const KINDS: Record<string, string> = {
  ...kind('player', 'seat winner loser defender former by seats order winners'),
  ...kind('province', 'province origin target provinces neutral'),
  ...kind('region', 'region regions'),
  ...kind('space', 'action space open actions'),
  ...kind('special', 'special row set_aside'),
  ...kind('building', 'building buildings'),
  ...kind('card', 'card'),
  ...kind('event-card', 'cards'),
  ...kind('effect', 'effect'),
  ...kind('season', 'season'),
  ...kind('side', 'side'),
  ...kind('setup', 'setup'),
  ...kind('score', 'points'),
  ...kind('chamber', 'chamber chambers'),
  ...kind('line', 'line'),
  ...kind('favour', 'favour favours'),
}

function kind(name: string, fields: string): Record<string, string> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, name]))
}

/** What is printed on an event card. */
export interface Printed {
  effect: string
  amounts: number[]
  rice_loss: number
}

/** Speaks about one game. `players` are the names of the seats, `printed` the event cards as far as they are known. */
export class Teller {
  constructor(
    readonly players: readonly string[],
    readonly printed: ReadonlyMap<number, Printed> = new Map(),
    /** The message that names a chest card. In a terminal it is a word to type. */
    readonly chestCard = 'web-telling-chest-card',
    /** The same for dice tower cards; "" for the terminal's words. */
    readonly towerCard = 'web-telling-tower-card',
  ) {}

  event(event: GameEvent): string {
    const id = `event-${event.type}`
    return has(id) ? t(id, this.#variables(event)) : ''
  }

  move(move: Move): string {
    const { move: _number, pick, ...fields } = move
    const id = `move-${move.type}`
    return has(id) ? t(id, this.#variables(fields)) : pick
  }

  name(kind: string, word: string): string {
    return t(`name-${kind}-${word.toLowerCase()}`)
  }

  player(seat: number | null): string {
    return seat === null ? t('phrase-nobody') : (this.players[seat] ?? String(seat))
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

  /** A row or a column of the chamber board. */
  line(line: string): string {
    const [kind, name] = line.split('-') as [string, string]
    return t(`phrase-chamber-${kind}`, { name: name.toUpperCase() })
  }

  cubes(counts: Cubes): string {
    const there = Object.entries(counts).filter(([, count]) => count)
    return joined(there.map(([colour, count]) => t(`name-cube-${colour}`, { count })))
  }

  /** `x-id` is a bare word to select by, `x-count` the size of a list. */
  #variables(told: object): Args {
    const found: Args = {}
    for (const [name, content] of Object.entries(told)) {
      if (name === 'rule') found['rule'] = String(content).replaceAll('.', '-')
      else if (name !== 'type') this.#word(name, content, found)
    }
    return found
  }

  #word(name: string, content: unknown, found: Record<string, FluentVariable>): void {
    const kind = KINDS[name] ?? ''
    if (Array.isArray(content)) {
      found[name] = joined(content.map((item: Word, index) => this.#listed(kind, item, index)))
      found[`${name}-count`] = content.length
    } else if (typeof content === 'object' && content !== null) {
      const counts = content as Record<string, number>
      found[name] = this.cubes(counts)
      found[`${name}-count`] = Object.values(counts).reduce((sum, count) => sum + count, 0)
    } else if (kind === 'player') {
      found[name] = this.player(content as number | null)
      found[`${name}-id`] = content === null ? 'none' : 'player'
    } else if (typeof content === 'number' && kind !== 'favour') {
      found[name] = Math.abs(content) // a message says which way a number goes
    } else {
      found[name] = content === null || !kind ? '' : this.#named(kind, String(content))
      found[`${name}-id`] = content === null ? 'none' : String(content)
    }
  }

  #listed(kind: string, item: Word, index: number): string {
    if (kind === 'score') return t('phrase-score', { player: this.player(index), points: item })
    return this.#named(kind, item)
  }

  #named(kind: string, word: Word): string {
    if (kind === 'player') return this.player(Number(word))
    if (kind === 'card') return this.card(word)
    if (kind === 'event-card') return this.eventCard(Number(word))
    if (kind === 'effect') return this.effect(String(word))
    if (kind === 'chamber') return String(word).toUpperCase()
    if (kind === 'favour') return favourName(Number(word))
    if (kind === 'line') return this.line(String(word))
    return kind ? this.name(kind, String(word)) : String(word)
  }
}
