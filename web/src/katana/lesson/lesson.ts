// The lesson of SHOGUN NO KATANA: a first round, from the first figure to the Honor card.
import type { Script } from '../../learn/lesson'
import { type KatanaAt, look, swordsIn } from './at.svelte'
import { NOTES } from './notes'
import { REMARKS } from './remarks'
import { STORIES } from './stories'

const script: Script<KatanaAt> = {
  chapters: ['begin', 'figures', 'pass'],
  chapter: ({ view, me }) => (view.round > 1 ? 3 : me.passed || me.workers === 0 ? 2 : me.on_board > 0 ? 1 : 0),
  over: ({ view }) => view.round > 1 || view.over,
  remarks: REMARKS,
  stories: STORIES,
  notes: NOTES,
  learned: [
    ['worker', 'figures'],
    ['sword', 'swords'],
    ['move', 'moves'],
    ['deliver', 'deliver'],
    ['monk', 'monks'],
    ['honor', 'honor'],
  ],
  result: (at) => ({
    points: at.me.points,
    delivered: at.me.delivered,
    swords: swordsIn(at),
    honors: at.me.honors.length,
  }),
}

export const lesson = { script, look }
