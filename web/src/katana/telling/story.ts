// The story of a game of SHOGUN NO KATANA: events as lines under their round. What is bought at the Market is told
// together, and the final scoring player by player.
import type { OfType } from '../../net/happenings'
import type { Line } from '../../log/line'
import { t } from '../../text/t'
import { coinsOf, counted, some } from '../names'
import type { KatanaEvent } from '../view'
import type { KatanaTeller } from './teller'

type Bought = OfType<KatanaEvent, 'resource-bought'>

const silent = (event: KatanaEvent): boolean =>
  event.type === 'room-used' || (event.type === 'sashimono-taken' && event.sword !== null)

export class KatanaStory {
  #chapter = ''
  #bought: Bought[] = []
  #scored: OfType<KatanaEvent, 'scored'>[] = []

  constructor(
    readonly teller: KatanaTeller,
    /** The side of the Ghost; null where there is none. */
    readonly ghost: number | null,
  ) {}

  tell(events: readonly KatanaEvent[]): Line[] {
    return events.flatMap((event) => {
      if (event.type === 'resource-bought' && this.#together(event)) {
        this.#bought.push(event)
        return []
      }
      const before = [...this.#purchases(), ...this.#opened(event)]
      if (event.type === 'resource-bought') this.#bought.push(event)
      else if (event.type === 'scored') this.#scored.push(event)
      else return [...before, ...this.#told(event)]
      return before
    })
  }

  #told(event: KatanaEvent): Line[] {
    const before = event.type === 'game-ended' ? this.#scoring() : []
    return silent(event) ? before : [...before, ...this.#line(event)]
  }

  #line(event: KatanaEvent): Line[] {
    const text = this.teller.event(event)
    if (!text) return [] // of a newer server
    const seat = 'seat' in event ? event.seat : event.type.startsWith('ghost-') ? this.ghost : null
    const parties = [seat, ...(event.type === 'game-ended' ? event.winners : [])].filter((each) => each !== null)
    return [{ text, rule: event.rule, depth: 'sentence', seat, parties, type: event.type, place: null }]
  }

  #opened(event: KatanaEvent): Line[] {
    const title = chapter(event)
    if (!title || title === this.#chapter) return []
    this.#chapter = title
    return [{ text: title, rule: '', depth: 'chapter', seat: null, parties: [], type: event.type, place: null }]
  }

  #together({ seat, rule }: Bought): boolean {
    const last = this.#bought.at(-1)
    return last !== undefined && last.seat === seat && last.rule === rule
  }

  #purchases(): Line[] {
    const bought = this.#bought
    this.#bought = []
    if (bought.length < 2) return bought.flatMap((event) => this.#line(event))
    const { rule, type, seat } = bought[0]!
    const text = t('story-bought', {
      player: this.teller.player(seat),
      resources: some(counted(bought.map((event) => event.resource))),
      coins: coinsOf(bought.reduce((sum, event) => sum + event.coins, 0)),
    })
    return [{ text, rule, depth: 'sentence', seat, parties: [seat], type, place: null }]
  }

  #scoring(): Line[] {
    const scored = this.#scored
    this.#scored = []
    return scored
      .toSorted((one, other) => one.seat - other.seat)
      .flatMap((event) => this.#line(event))
  }
}

/** The title of the chapter that this event opens, or "". */
export function chapter(event: KatanaEvent): string {
  if (event.type === 'game-began') return t('story-set-up')
  if (event.type === 'round-began') return t('story-round', { round: event.round })
  if (event.type === 'first-player-changed') return t('story-restore')
  return event.type === 'scored' ? t('story-final-scoring') : ''
}
