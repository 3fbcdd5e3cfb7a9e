// Who speaks of SHOGUN NO KATANA: how its pieces and places are called.
import { fieldsOf, Teller, type Vocabulary, type Word } from '../../log/teller'
import { HOUSES, type KatanaEvent, type KatanaMove, type Resource, type Room, type Stock } from '../view'
import { clauses, joined } from '../../text/lists'
import { has, t } from '../../text/t'
import { facts } from '../facts.svelte'
import { cardName, honorName, houseName, resourceName, roomName, some, swordName } from '../names'

const FIELDS: Record<string, string> = {
  ...fieldsOf('player', 'seat first winners'),
  ...fieldsOf('sword', 'sword swords sword_below'),
  ...fieldsOf('bare', 'space spaces below origin target places'),
  ...fieldsOf('place', 'place'),
  ...fieldsOf('line', 'line'),
  ...fieldsOf('house', 'house'),
  ...fieldsOf('source', 'source'),
  ...fieldsOf('card', 'card removed added'),
  ...fieldsOf('honor', 'honor honors'),
  ...fieldsOf('about', 'about'),
  ...fieldsOf('resource', 'resource resources given taken composition'),
  ...fieldsOf('room', 'room rooms'),
}
/** Called by a number that is no amount. */
const NUMBERED = new Set(['card', 'honor'])

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
export class KatanaTeller extends Teller<KatanaEvent, KatanaMove> {
  protected readonly vocabulary: Vocabulary = { fields: FIELDS, words: WORDS, numbered: NUMBERED, counted: listed }
}
