// Tenno's Court: what it adds to SHOGUN on the screen.
import { lasting } from '../../../net/playback/moments'
import { fieldsOf } from '../../../log/teller'
import { t } from '../../../text/t'
import type { Module } from '../module'
import Converting from './Converting.svelte'
import { convertLine, convertSays } from './converting'
import CourtBoard from './CourtBoard.svelte'
import CourtPaper from './CourtPaper.svelte'
import CourtRow from './CourtRow.svelte'
import FavouredProvince from './FavouredProvince.svelte'
import { favourName } from './favours'
import RemoveEvent from './RemoveEvent.svelte'
import TakeFavour from './TakeFavour.svelte'
import { OF_COURT } from './unfold'

const court: Module = {
  name: 'court',
  tour: { at: '[data-space^=convert]', place: 'plan' },
  decisions: {
    'take-favour': { panel: TakeFavour, turnsUp: true, wide: true },
    'remove-event': { panel: RemoveEvent, wide: true },
    'calm-province': { panel: FavouredProvince, wide: true },
    'favoured-armies': { panel: FavouredProvince, wide: true },
    'favoured-building': { panel: FavouredProvince, wide: true },
  },
  happening: () => ({ icon: 'official', title: t('web-court'), help: t('web-deciding-does-court') }),
  step: { name: 'court', after: 'order' },
  board: CourtBoard,
  paper: { place: 'bay', drawing: CourtPaper },
  player: {
    row: CourtRow,
    counts: ({ court }, seat) => [
      { icon: 'official', id: 'officials', value: (court?.entrance[seat] ?? 0) + (court?.audience[seat] ?? 0) },
    ],
  },
  plan: {
    board: Converting,
    icon: 'official',
    about: () => t('web-court-board.more'),
    says: convertSays,
    line: convertLine,
    none: (card) => t('web-court-converts-none', { card }),
    card: {
      name: () => t('name-board-tower'),
      word: () => t('web-court-tower-word'),
      tip: () => t('web-court-tip-tower'),
      bids: () => t('web-court-tower-bids'),
    },
  },
  holdings: [
    { what: 'officials', icon: 'official', count: ({ court }, seat) => (court?.entrance[seat] ?? 0) + (court?.audience[seat] ?? 0) },
  ],
  effects: OF_COURT,
  events: {
    told:
      'officials-sent favours-laid-out court-opened armies-converted last-army-left nothing-converted audience-began ' +
      'audience-missed audience-tied officials-entered favours-too-dear favour-taken favour-declined audience-ended ' +
      'favours-removed officials-returned favour-brought favour-short favour-in-vain favour-lost event-removed ' +
      'event-left favour-kept marker-parried armies-granted protection-granted protection-ended',
    stays: {
      ...lasting(900, 'armies-converted favour-taken armies-granted event-removed'),
      ...lasting(700, 'officials-entered favour-declined favours-too-dear audience-began'),
    },
    completing:
      'favour-brought favour-short favour-in-vain favour-kept protection-granted audience-tied audience-missed ' +
      'last-army-left favour-lost',
    news: 'armies-converted favour-taken event-removed armies-granted protection-granted',
    brings: 'favour-taken marker-parried armies-granted favour-in-vain',
    afterAction: 'protection-ended',
  },
  names: {
    fields: fieldsOf('favour', 'favour favours'),
    words: { favour: (word) => favourName(Number(word)) },
    numbered: ['favour'],
  },
  scores: [{ kind: 'favours', icon: 'favour', topic: 'score-favours' }],
}
export default court
