// The story of a game: events as lines under their season and action, with what repeats itself drawn together. A line
// keeps the rule behind it, so that one can ask why. What a seat may not know never comes here.
import { anyOf } from '../../net/happenings'
import type { GameEvent } from '../view'
import type { Line } from '../../log/line'
import { typesOf } from '../modules/module'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import type { ShogunTeller } from './teller'

// Said by the event that follows, or of no interest to anybody but a referee; and so is scoring nothing.
const SILENT = new Set(['card-revealed', 'bystanders-stayed', 'farmers-returned', 'plans-laid', 'round-ended'])

/** Of the base game or of a module: a tie can score 0. */
const scoresNothing = (event: GameEvent): boolean => {
  const { points, amount } = anyOf(event)
  return /(^|-)scored$/.test(event.type) && !(points ?? amount)
}

const seatOf = (event: GameEvent): number | null => {
  const { seat, winner, former } = anyOf(event)
  return seat ?? winner ?? former ?? null
}

const PARTIES = ['seat', 'winner', 'loser', 'defender', 'former', 'by', 'seats', 'order', 'winners'] as const
const partiesOf = (event: GameEvent): number[] =>
  PARTIES.flatMap((field) => anyOf(event)[field] ?? [])

const provinceOf = (event: GameEvent): string | null => {
  const { province, target } = anyOf(event)
  return province ?? target ?? null
}

/** Of one player or of several alike. */
const sentence = (text: string, rule: string, parties: number[], type: string): Line => {
  const seat = parties.length === 1 ? parties[0]! : null
  return { text, rule, depth: 'sentence', seat, parties, type, place: null }
}

const title = (text: string, depth: Line['depth'], type: string, rule = ''): Line => ({ text, rule, depth, seat: null, parties: [], type, place: null })

/** Events of one kind that are kept back, to be told in a sentence for each seat. */
class Gathered {
  #texts = new Map<number, string[]>()
  #rule = ''
  #type = ''

  add({ seat, rule, type }: GameEvent & { seat: number }, text: string): void {
    this.#texts.set(seat, [...(this.#texts.get(seat) ?? []), text])
    this.#rule = rule
    this.#type = type
  }

  /** A line for each seat, in the order of the seats; none of them is kept any longer. */
  told(words: (of: [seat: number, texts: string[]]) => string): Line[] {
    const texts = [...this.#texts].sort(([a], [b]) => a - b)
    this.#texts = new Map()
    return texts.map((of) => sentence(words(of), this.#rule, [of[0]], this.#type))
  }
}

/** Feed it the events of a game in their order; lines that wait for more events come with the next ones. */
export class Story {
  #plans = new Gathered()
  #starts = new Gathered()
  #passing: number[] = []
  #passingRule = ''
  /** The season's actions are over. */
  #closing = false
  /** What comes after a season's last action, under a heading of its own. */
  readonly #closes = typesOf('round-ended', ({ afterAction }) => afterAction)
  /** What can come next when everybody has had their turn at an action. */
  readonly #afterAnAction = new Set([...this.#closes, 'action-began', 'action-revealed'])

  constructor(readonly teller: ShogunTeller) {}

  tell(events: readonly GameEvent[]): Line[] {
    return events.flatMap((event) =>
      this.#gathered(event) ? [] : [...this.#waiting(event), ...this.#closed(event), ...this.#chapter(event), ...this.#told(event)],
    )
  }

  #told(event: GameEvent): Line[] {
    if (SILENT.has(event.type) || scoresNothing(event)) return []
    const text = this.teller.event(event)
    if (!text) return [] // of a newer server
    const depth = event.type === 'action-began' ? 'heading' : 'sentence'
    const { rule, type } = event
    return [{ text, rule, depth, seat: seatOf(event), parties: partiesOf(event), type, place: provinceOf(event) }]
  }

  #closed(event: GameEvent): Line[] {
    const before = this.#closing
    this.#closing = this.#closes.has(event.type) || (before && event.type !== 'action-began')
    return this.#closing && !before ? [title(t('story-season-ends'), 'heading', 'round-ended', event.rule)] : []
  }

  #chapter(event: GameEvent): Line[] {
    const text = chapter(this.teller, event)
    return text ? [title(text, 'chapter', event.type)] : []
  }

  /** Whether the event is kept back, to be told together with others like it. */
  #gathered(event: GameEvent): boolean {
    if (event.type === 'card-planned') {
      if (event.card !== null) {
        const space = this.teller.name('space', event.space)
        this.#plans.add(event, t('story-card', { space, card: this.teller.card(event.card) }))
      }
    } else if (event.type === 'province-occupied' && event.fixed) {
      const province = this.teller.name('province', event.province)
      this.#starts.add(event, t('story-start', { province, armies: event.armies }))
    } else if (event.type === 'action-skipped' && event.planned) {
      this.#passing.push(event.seat)
      this.#passingRule = event.rule
    } else return false
    return true
  }

  /** What must be told before this event. */
  #waiting(event: GameEvent): Line[] {
    if (event.type === 'tower-loaded') return this.#started()
    if (event.type === 'plans-laid') return this.#planned()
    return this.#afterAnAction.has(event.type) ? this.#passed() : []
  }

  #started(): Line[] {
    return this.#starts.told(([seat, provinces]) => t('story-started', { player: this.teller.player(seat), provinces: joined(provinces) }))
  }

  #planned(): Line[] {
    return this.#plans.told(([seat, cards]) => t('story-planned', { player: this.teller.player(seat), cards: joined(cards) }))
  }

  #passed(): Line[] {
    const seats = this.#passing
    this.#passing = []
    if (!seats.length) return []
    const players = joined(seats.map((seat) => this.teller.player(seat)))
    const text = t('story-passed', { players, count: seats.length })
    return [sentence(text, this.#passingRule, seats, 'action-skipped')]
  }
}

/** The title of the chapter that this event opens, or "". */
export function chapter(teller: ShogunTeller, event: GameEvent): string {
  if (event.type === 'game-began') return t('story-set-up')
  if (event.type === 'actions-laid-out') return season(teller, event.season, event.year)
  if (event.type === 'winter-began') return season(teller, 'winter', event.year)
  return ''
}

export function season(teller: ShogunTeller, season: string, year: number): string {
  return t('story-chapter', { season: teller.name('season', season), year })
}
