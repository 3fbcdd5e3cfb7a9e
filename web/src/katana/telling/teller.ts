// Who speaks of SHOGUN NO KATANA: events and moves in words, with the messages that the server's own texts use.
import type { FluentVariable } from '@fluent/bundle'
import { HOUSES, type KatanaEvent, type KatanaMove, type Resource, type Room, type Stock } from '../view'
import { clauses, joined } from '../../text/lists'
import { has, t, type Args } from '../../text/t'
import { facts } from '../facts.svelte'
import { cardName, honorName, houseName, resourceName, roomName, some, swordName } from '../names'

type Word = string | number

/** What a field holds, by its name; all other fields are numbers or bare words to select by. */
const KINDS: Record<string, string> = {
  ...kind('player', 'seat first winners'),
  ...kind('sword', 'sword swords sword_below'),
  ...kind('bare', 'space spaces below origin target places'),
  ...kind('place', 'place'),
  ...kind('line', 'line'),
  ...kind('house', 'house'),
  ...kind('source', 'source'),
  ...kind('card', 'card removed added'),
  ...kind('honor', 'honor honors'),
  ...kind('about', 'about'),
  ...kind('resource', 'resource resources given taken composition'),
  ...kind('room', 'room rooms'),
}
/** Called by a number that is no amount. */
const NUMBERED = new Set(['card', 'honor'])

function kind(name: string, fields: string): Record<string, string> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, name]))
}

/** What an Honor card counts, by its number. */
export function honor(number: number): string {
  const printed = facts().honor[number]
  if (!printed) return String(number)
  const { kind, points, house, resource, least } = printed
  return honorName({ honor: number, kind, points, of: house ?? resource ?? least ?? null })
}

/** Where a figure may stand. */
export function placeName(place: string): string {
  const [house, number] = place.split('-') as [string, string?]
  if ((HOUSES as readonly string[]).includes(house)) return t('phrase-house-space', { house: houseName(house), number: number ?? '' })
  return t(`name-${has(`name-line-${place}`) ? 'line' : 'place'}-${place}`)
}

const WORDS: Record<string, (word: Word) => string> = {
  sword: (word) => swordName(String(word)),
  bare: String,
  place: (word) => placeName(String(word)),
  card: (word) => (typeof word === 'number' ? cardName(word) : t(`name-ghost-${word}`)),
  honor: (word) => honor(Number(word)),
  about: (word) => (/^\d+$/.test(String(word)) ? honor(Number(word)) : swordName(String(word))),
  resource: (word) => resourceName(word as Resource),
  room: (word) => roomName(word as Room),
}

/** Resources by number; Swords by the Houses where they lie. */
function listed(content: Record<string, Word>): string {
  const spaces = Object.keys(content).filter((name) => /^(red|blue|white|green)-/.test(name))
  if (!spaces.length) return some(content as Partial<Stock>)
  const told = HOUSES.flatMap((house) => {
    const swords = spaces.filter((space) => space.startsWith(house)).map((space) => String(content[space]))
    return swords.length ? [t('phrase-swords-at', { house: houseName(house), swords: joined(swords) })] : []
  })
  return clauses(told)
}

/** `players` are the names of all sides, the Ghost's too. */
export class KatanaTeller {
  constructor(readonly players: readonly string[]) {}

  event(event: KatanaEvent): string {
    const id = `event-${event.type}`
    return has(id) ? t(id, this.#variables(event)) : ''
  }

  move(move: KatanaMove): string {
    const { move: _number, pick, ...fields } = move
    const id = `move-${move.type}`
    return has(id) ? t(id, this.#variables(fields)) : pick
  }

  player(seat: number | null): string {
    return seat === null ? t('phrase-nobody') : (this.players[seat] ?? String(seat))
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
      found[name] = joined(content.map((item: Word) => this.#named(kind, item)))
      found[`${name}-count`] = content.length
    } else if (typeof content === 'boolean') {
      found[`${name}-id`] = content ? 'yes' : 'no'
    } else if (typeof content === 'object' && content !== null) {
      const numbers = Object.values(content as Record<string, Word>).filter((number) => typeof number === 'number')
      found[name] = listed(content as Record<string, Word>)
      found[`${name}-count`] = numbers.length ? numbers.reduce((sum, count) => sum + count, 0) : Object.keys(content).length
    } else if (kind === 'player') {
      found[name] = this.player(content as number | null)
      found[`${name}-id`] = content === null ? 'none' : 'player'
    } else if (typeof content === 'number' && !NUMBERED.has(kind)) {
      found[name] = Math.abs(content) // a message says which way a number goes
    } else {
      found[name] = content === null || !kind ? '' : this.#named(kind, content as Word)
      found[`${name}-id`] = content === null ? 'none' : String(content)
    }
  }

  #named(kind: string, word: Word): string {
    if (kind === 'player') return this.player(Number(word))
    const telling = WORDS[kind]
    if (telling) return telling(word)
    return kind ? t(`name-${kind}-${word}`) : String(word)
  }
}
