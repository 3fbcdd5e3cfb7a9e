// The Samurai: what they add to SHOGUN on the screen.
import { lasting } from '../../../net/playback/moments'
import { t } from '../../../text/t'
import type { Module } from '../module'
import ChooseBenefit from './ChooseBenefit.svelte'
import SamuraiBoard from './SamuraiBoard.svelte'
import { OF_SAMURAI } from './unfold'

const samurai: Module = {
  name: 'samurai',
  tour: { at: '[data-samurai]', place: 'boards' },
  decisions: { 'choose-benefit': { panel: ChooseBenefit, wide: true } },
  happening: () => ({ icon: 'samurai', title: t('web-samurai'), help: t('web-deciding-does-samurai') }),
  step: { name: 'order' },
  board: SamuraiBoard,
  player: { counts: ({ samurai }, seat) => [{ icon: 'samurai', id: 'samurai', value: samurai?.cards[seat] ?? 0 }] },
  holdings: [{ what: 'samurai', icon: 'samurai', count: ({ samurai }, seat) => samurai?.cards[seat] ?? 0 }],
  effects: OF_SAMURAI,
  scores: [{ kind: 'samurai', icon: 'samurai', topic: 'score-samurai' }],
  events: {
    told: 'samurai-stayed samurai-advanced benefit-received piles-rearranged',
    stays: lasting(900, 'benefit-received'),
    news: 'benefit-received',
    brings: 'benefit-received',
  },
}
export default samurai
