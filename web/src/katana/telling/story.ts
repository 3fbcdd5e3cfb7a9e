// The story of a game of SHOGUN NO KATANA: events as lines under their round. What is bought at the Market is told
// together, and the final scoring player by player.
import type { GameEvent } from '../../net/view'
import type { Line } from '../../log/line'
import { t } from '../../text/t'
import { coinsOf, counted, some } from '../names'
import type { Resource } from '../view'
import type { KatanaTeller } from './teller'

const silent = (event: GameEvent): boolean =>
  event.type === 'room-used' || (event.type === 'sashimono-taken' && event['sword'] !== null)

const OF_THE_GHOST = /^ghost-/

export class KatanaStory {
  #chapter = ''
  #bought: GameEvent[] = []
  #scored: GameEvent[] = []

  constructor(
    readonly teller: KatanaTeller,
    /** The side of the Ghost; null where there is none. */
    readonly ghost: number | null,
  ) {}

  tell(events: readonly GameEvent[]): Line[] {
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

  #told(event: GameEvent): Line[] {
    const before = event.type === 'game-ended' ? this.#scoring() : []
    return silent(event) ? before : [...before, ...this.#line(event)]
  }

  #line(event: GameEvent): Line[] {
    const text = this.teller.event(event)
    if (!text) return [] // of a newer server
    const named = event['seat'] ?? (OF_THE_GHOST.test(event.type) ? this.ghost : null)
    const seat = typeof named === 'number' ? named : null
    const parties = [seat, ...((event['winners'] as number[] | undefined) ?? [])].filter((each) => each !== null)
    return [{ text, rule: event.rule, depth: 'sentence', seat, parties, type: event.type, place: null }]
  }

  #opened(event: GameEvent): Line[] {
    const title = chapter(event)
    if (!title || title === this.#chapter) return []
    this.#chapter = title
    return [{ text: title, rule: '', depth: 'chapter', seat: null, parties: [], type: event.type, place: null }]
  }

  #together({ seat, rule }: GameEvent): boolean {
    const last = this.#bought.at(-1)
    return last !== undefined && last['seat'] === seat && last.rule === rule
  }

  #purchases(): Line[] {
    const bought = this.#bought
    this.#bought = []
    if (bought.length < 2) return bought.flatMap((event) => this.#line(event))
    const { rule, type } = bought[0]!
    const seat = bought[0]!['seat'] as number
    const text = t('story-bought', {
      player: this.teller.player(seat),
      resources: some(counted(bought.map((event) => event['resource'] as Resource))),
      coins: coinsOf(bought.reduce((sum, event) => sum + (event['coins'] as number), 0)),
    })
    return [{ text, rule, depth: 'sentence', seat, parties: [seat], type, place: null }]
  }

  #scoring(): Line[] {
    const scored = this.#scored
    this.#scored = []
    return scored
      .toSorted((one, other) => (one['seat'] as number) - (other['seat'] as number))
      .flatMap((event) => this.#line(event))
  }
}

/** The title of the chapter that this event opens, or "". */
export function chapter(event: GameEvent): string {
  if (event.type === 'game-began') return t('story-set-up')
  if (event.type === 'round-began') return t('story-round', { round: event['round'] as number })
  if (event.type === 'first-player-changed') return t('story-restore')
  return event.type === 'scored' ? t('story-final-scoring') : ''
}
