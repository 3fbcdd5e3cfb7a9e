// SHOGUN in the lobby: how a table of it is chosen and described.
import type { TableCard } from '../../net/messages'
import type { Options } from '../view'
import { LEVELS, lobbyGame, type Fact } from '../../opening/games'
import { joined } from '../../text/lists'
import { has, t } from '../../text/t'
import { moduleIcon, moduleName } from '../modules/names'
import { characters } from '../seats'
import cover from './cover.svg?url'
import hero from './hero.svg?url'
import { usual, wanted, type ShogunOptions } from './options'

const optionsOf = (card: TableCard): Options => card.options as Options
const modulesOf = (card: TableCard): string[] => optionsOf(card).modules

function module(name: string): Fact {
  const more = `web-module-${name}.more`
  return {
    icon: moduleIcon(name),
    text: t('web-room-module', { module: moduleName(name) }),
    ...(has(more) ? { more: t(more) } : {}),
  }
}

export const lobby = lobbyGame<ShogunOptions>({
  hero: { file: hero, at: '100% 100%' },
  cover,
  players: [3, 4, 5],
  levels: LEVELS,
  characters,
  seats: () => ['me', { bot: 'ashigaru' }, { bot: 'ashigaru' }, { bot: 'ashigaru' }],
  options: usual,
  wanted,
  summary: (options) => {
    const { side, setup, modules } = wanted(options)
    return [
      t('web-new-summary-side', { side }),
      t('web-new-summary-setup', { setup }),
      modules.length ? joined(modules.map(moduleName)) : t('web-new-summary-base'),
    ]
  },
  form: () => import('./form'),
  play: (count) => ({ words: t('web-play-bots', { count }), more: t('web-play-bots.more', { count }) }),
  facts: (card) => [
    { icon: optionsOf(card).side === 'moon' ? 'moon' : 'sun', text: t('web-room-side', { side: optionsOf(card).side }) },
    { icon: 'province', text: t('web-room-setup', { setup: optionsOf(card).setup }) },
    ...modulesOf(card).map(module),
  ],
  free: (card, count) => t('web-table-free', { count, setup: optionsOf(card).setup, side: optionsOf(card).side }),
  extended: (card) =>
    modulesOf(card).length ? t('web-table-modules', { modules: joined(modulesOf(card).map(moduleName)) }) : '',
})
