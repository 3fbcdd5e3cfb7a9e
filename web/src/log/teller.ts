// Events and moves in words, with the messages that the server's own texts use. A game says what their fields hold, and
// how its things are called.
import type { FluentVariable } from '@fluent/bundle'
import type { Event, Move } from '../net/messages'
import { joined } from '../text/lists'
import { has, t, type Args } from '../text/t'

export type Word = string | number

export interface Vocabulary {
  /** What a field holds, by its name; all other fields are numbers or bare words to select by. */
  fields: Record<string, string>
  /** How things of a kind are called, where no message is named after them; in a list with their place there. */
  words: Record<string, (word: Word, place: number) => string>
  /** Kinds that are called by a number that is no amount. */
  numbered: ReadonlySet<string>
  /** Things that are counted, or lie in places. */
  counted: (content: Record<string, Word>) => string
}

/** Fields that hold things of one kind. */
export const fieldsOf = (kind: string, fields: string): Record<string, string> =>
  Object.fromEntries(fields.split(' ').map((field) => [field, kind]))

/** Speaks about one game; `players` are the names of its sides. */
export abstract class Teller<E extends Event, M extends Move> {
  constructor(readonly players: readonly string[]) {}

  protected abstract readonly vocabulary: Vocabulary

  event(event: E): string {
    const id = `event-${event.type}`
    const own = `${id}-${event.rule.replaceAll('.', '-')}` // a rule may have words of its own for it
    return this.said(event, [own, id])
  }

  /** An event in the words of the first of these messages that there is. */
  protected said(event: E, messages: readonly string[]): string {
    const said = messages.find(has)
    return said ? t(said, this.#variables(event)) : ''
  }

  move(move: M): string {
    const { move: _number, pick, ...fields } = move
    const id = `move-${move.type}`
    return has(id) ? t(id, this.#variables(fields)) : pick
  }

  name(kind: string, word: Word): string {
    return t(`name-${kind}-${String(word).toLowerCase()}`)
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
    const { counted, fields, numbered } = this.vocabulary
    const kind = fields[name] ?? ''
    if (Array.isArray(content)) {
      found[name] = joined(content.map((item: Word, place) => this.#named(kind, item, place)))
      found[`${name}-count`] = content.length
    } else if (typeof content === 'boolean') {
      found[`${name}-id`] = content ? 'yes' : 'no'
    } else if (typeof content === 'object' && content !== null) {
      const things = content as Record<string, Word>
      const counts = Object.values(things).filter((count) => typeof count === 'number')
      found[name] = counted(things)
      found[`${name}-count`] = counts.length ? counts.reduce((sum, count) => sum + count, 0) : Object.keys(things).length
    } else if (kind === 'player') {
      found[name] = this.player(content as number | null)
      found[`${name}-id`] = content === null ? 'none' : 'player'
    } else if (typeof content === 'number' && !numbered.has(kind)) {
      found[name] = Math.abs(content) // a message says which way a number goes
    } else {
      found[name] = content === null || !kind ? '' : this.#named(kind, content as Word, 0)
      found[`${name}-id`] = content === null ? 'none' : String(content)
    }
  }

  #named(kind: string, word: Word, place: number): string {
    if (kind === 'player') return this.player(Number(word))
    const called = this.vocabulary.words[kind]
    if (called) return called(word, place)
    return kind ? this.name(kind, word) : String(word)
  }
}
