// The lesson of SHOGUN: a first year, from the first plan to the points of its winter.
import type { Script } from '../../learn/lesson'
import { look, type ShogunAt } from './at.svelte'
import { NOTES } from './notes'
import { REMARKS } from './remarks'
import { STORIES } from './stories'

const SEASONS = ['spring', 'summer', 'autumn', 'winter']

const script: Script<ShogunAt> = {
  chapters: SEASONS,
  chapter: ({ view }) => (view.year > 1 ? SEASONS.length : SEASONS.indexOf(view.season)),
  over: ({ view, news }) => (view.year > 1 || view.over) && !news,
  remarks: REMARKS,
  stories: STORIES,
  notes: NOTES,
  learned: [
    ['province', 'plan'],
    ['turn-order', 'order'],
    ['tower', 'tower'],
    ['revolt', 'farmers'],
    ['rice', 'rice'],
    ['vp', 'points'],
  ],
  result: ({ me, own }) => ({
    points: me.points,
    provinces: Object.keys(own).length,
    buildings: Object.values(own).reduce((sum, { buildings }) => sum + buildings.length, 0),
  }),
}

export const lesson = { script, look }
