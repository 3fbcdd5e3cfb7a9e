// The Military Leaders: what they add to SHOGUN on the screen.
import { lasting } from '../../../net/playback/moments'
import { t } from '../../../text/t'
import type { Module } from '../module'
import { figuresOf, statuesOf, total } from './figures'
import LeaderDetails from './LeaderDetails.svelte'
import LeaderFigures from './LeaderFigures.svelte'
import LeaderRow from './LeaderRow.svelte'
import LeaderYesOrNo from './LeaderYesOrNo.svelte'
import MoveLeader from './MoveLeader.svelte'
import { OF_LEADERS } from './unfold'
import { standsIn } from './words'

const leaders: Module = {
  name: 'leaders',
  tour: { at: '.mine [data-where], .chips .mine', place: 'plan' },
  decisions: {
    'place-leader': { panel: MoveLeader, wide: true },
    'move-leader': { panel: MoveLeader, wide: true },
    'claim-with-leader': { panel: LeaderYesOrNo, phase: 'claim', wide: true },
    'raise-statue': { panel: LeaderYesOrNo },
  },
  happening: () => ({ icon: 'leader', title: t('web-deciding-leaders'), help: t('web-deciding-does-leaders') }),
  map: { figures: figuresOf, drawing: LeaderFigures, words: standsIn },
  player: {
    row: LeaderRow,
    details: LeaderDetails,
    where: ({ leaders }, seat) => ({ icon: 'leader', words: t(leaders?.provinces[seat] ? 'web-leaders-at' : 'web-leaders-away.more'), away: t('web-leaders-away'), province: leaders?.provinces[seat] ?? null }),
  },
  holdings: [
    { what: 'statues', icon: 'statue', count: statuesOf },
    { what: 'trophies', icon: 'leader', count: ({ leaders }, seat) => total(leaders?.trophies[seat]) },
  ],
  effects: OF_LEADERS,
  events: {
    told:
      'leaders-summoned leader-placed leader-moved leader-stayed leader-lost leaders-rested leader-stood-aside ' +
      'leaders-away price-lowered statue-raised statue-declined statues-stayed trophies-taken',
    stays: { ...lasting(900, 'leader-placed leader-moved statue-raised'), ...lasting(700, 'leader-stayed') },
    completing: 'leader-lost trophies-taken leader-stood-aside',
    fighting: 'leader-stood-aside',
    news: 'leader-placed leader-moved leader-lost statue-raised trophies-taken',
    brings: 'leader-lost statue-raised trophies-taken',
    afterAction: 'leader-moved leader-stayed',
  },
  scores: [
    { kind: 'statues', icon: 'statue', topic: 'score-statues' },
    { kind: 'trophies', icon: 'leader', topic: 'score-trophies' },
  ],
  winter: { 'score-statues': 'statue', 'score-trophies': 'leader' },
}
export default leaders
