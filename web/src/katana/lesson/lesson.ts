// The lesson of SHOGUN NO KATANA: a first round, from the first Sword to its delivery and an Honor card.
import type { Script } from '../../learn/lesson'
import { isOver, type KatanaAt, look, swordsIn } from './at.svelte'
import { NOTES } from './notes'
import { REMARKS } from './remarks'
import { STORIES } from './stories'

const script: Script<KatanaAt> = {
  chapters: ['begin', 'figures', 'deliver', 'pass'],
  chapter: (at) => (isOver(at) ? 4 : at.me.passed ? 3 : at.me.delivered > 0 ? 2 : at.me.on_board > 0 ? 1 : 0),
  over: isOver,
  remarks: REMARKS,
  stories: STORIES,
  notes: NOTES,
  learned: [
    ['worker', 'figures'],
    ['sword', 'swords'],
    ['move', 'moves'],
    ['deliver', 'deliver'],
    ['palace', 'palace'],
    ['monk', 'monks'],
    ['forge', 'project'],
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
