// The Chambers: what they add to SHOGUN on the screen.
import { lasting } from '../../../net/playback/moments'
import { isA } from '../../../net/happenings'
import { fieldsOf } from '../../../log/teller'
import { t } from '../../../text/t'
import type { Module } from '../module'
import ChamberDetails from './ChamberDetails.svelte'
import ChambersBoard from './ChambersBoard.svelte'
import ChambersPaper from './ChambersPaper.svelte'
import { lineName } from './lines'
import TakeChamber from './TakeChamber.svelte'
import { OF_CHAMBERS } from './unfold'

const chambers: Module = {
  name: 'chambers',
  tour: { at: '.chambers-paper, [data-chambers]', place: 'boards' },
  decisions: { 'take-chamber': { panel: TakeChamber, tall: true, wide: true } },
  happening: () => ({ icon: 'chamber', title: t('web-deciding-chambers'), help: t('web-deciding-does-chambers') }),
  board: ChambersBoard,
  paper: { place: 'north', drawing: ChambersPaper },
  player: { details: ChamberDetails },
  holdings: [{ what: 'chambers', icon: 'chamber', count: ({ chambers }, seat) => Object.values(chambers?.taken ?? {}).filter((taker) => taker === seat).length }],
  effects: OF_CHAMBERS,
  events: {
    told:
      'region-tiles-laid markers-drawn region-won region-skipped markers-ran-out chamber-taken chamber-declined ' +
      'markers-turned region-tile-moved neutral-leads line-scored',
    stays: { ...lasting(900, 'chamber-taken'), ...lasting(700, 'markers-ran-out') },
    news: 'markers-drawn chamber-taken chamber-declined',
    brings: 'chamber-taken',
    afterAction: 'region-won region-skipped',
  },
  names: {
    fields: { ...fieldsOf('chamber', 'chamber chambers'), ...fieldsOf('line', 'line') },
    words: { chamber: (word) => String(word).toUpperCase(), line: (word) => lineName(String(word)) },
  },
  scores: [
    {
      kind: 'chambers',
      icon: 'chamber',
      topic: 'score-chambers',
      won: (told) => {
        const neutral = told.filter(isA('neutral-leads')).map(({ line }) => line)
        return told.filter(isA('line-scored')).map(({ line, seat, amount, rule }) => ({
          ...{ of: line, seat, points: amount, rule },
          ...(neutral.includes(line) ? { tied: t('web-chambers-neutral') } : {}),
        }))
      },
      called: lineName,
    },
  ],
  winter: { chambers: 'chamber' },
}
export default chambers
