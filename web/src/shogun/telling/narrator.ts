// How the log of SHOGUN is told: with the event cards that were seen, and what each season brought at its end.
import { roundLines } from '../news/season-words'
import { momentOf } from '../../net/playback/moments'
import { anyOf } from '../../net/happenings'
import type { GameEvent, Table, View } from '../view'
import { seatName } from '../../parts/seats'
import type { Line } from '../../log/line'
import { kindsWith } from './kinds'
import { earlierOf } from './earlier.svelte'
import { season, Story } from './story'
import { t } from '../../text/t'
import { ShogunTeller, type Printed } from './teller'
import type { Narrator, Opening } from '../../log/narrator'

const opening = (season: string, year: number): Opening => ({
  icon: season,
  name: t('story-chapter', { season: t(`name-season-${season}`), year }),
  group: t('web-after-year', { year }),
})

const SOUNDS: Narrator['sounds'] = {
  'attack-began': 'battle',
  'revolt-began': 'battle',
  'action-revealed': 'card',
  'card-revealed': 'card',
  'card-taken': 'card',
  'game-ended': 'end',
}

export function shogunNarrator(table: Table): Narrator {
  const printed = new Map<number, Printed>()
  return {
    speaker: () => {
      const events = table.view?.events
      for (const card of [events?.current, ...(events?.open ?? []), ...(events?.gone ?? [])])
        if (card) printed.set(card.card, { ...card })
      return new ShogunTeller(table.card?.seats.map((seat) => seatName(table.card, seat.seat)) ?? [], printed)
    },
    known: () => earlierOf(table).told,
    story: (speaker) => new Story(speaker as ShogunTeller),
    now: () => {
      const { season, year } = table.view!
      return t('story-chapter', { season: t(`name-season-${season}`), year })
    },
    firstChapter: (speaker) =>
      table.card && anyOf(table.card.options).setup === 'claim' ? t('story-set-up') : season(speaker as ShogunTeller, 'spring', 1),
    begins: ({ season, year }: View) => opening(season, year),
    opens: (event: GameEvent) => {
      if (event.type === 'winter-began') return opening('winter', event.year)
      return event.type === 'actions-laid-out' ? opening(event.season, event.year) : null
    },
    kinds: () => kindsWith(table.view?.options.modules ?? []),
    sounds: SOUNDS,
    // A whole plan is too long for a line of the log.
    brief: ({ type, text, seat }, speaker) =>
      type === 'card-planned' ? { text: t('web-telling-planned', { player: speaker.player(seat) }), more: text } : { text },
    ends: (step) => {
      const { seat } = table
      const round = earlierOf(table).all.find((round) => round.moment === momentOf(step))
      if (!round || seat === null) return []
      return roundLines(table, round, seat).map(({ seat, text }): Line => {
        return { text, rule: '', depth: 'sentence', seat, parties: [seat], type: 'round-ended', place: null }
      })
    },
  }
}
