// SHOGUN in the lobby: how a table of it is chosen and described.
import type { TableCard } from '../../net/messages'
import type { Options } from '../view'
import { lobbyGame, type Fact } from '../../opening/games'
import { joined } from '../../text/lists'
import { has, t } from '../../text/t'
import { moduleIcon, moduleName } from '../modules/names'
import Modules from './Modules.svelte'
import { usual, wanted, type ShogunOptions } from './options'
import OptionFields from './OptionFields.svelte'

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
  icon: 'castle',
  things: ['province', 'castle', 'battle', 'tower', 'rice', 'vp'],
  players: [3, 4, 5],
  options: usual,
  wanted,
  fields: OptionFields,
  extras: Modules,
  quick: {
    icon: 'battle',
    words: () => t('web-play-bots'),
    seats: () => ['me', { bot: 'ashigaru' }, { bot: 'ashigaru' }, { bot: 'ashigaru' }],
  },
  facts: (card) => [
    { icon: optionsOf(card).side === 'moon' ? 'moon' : 'sun', text: t('web-room-side', { side: optionsOf(card).side }) },
    { icon: 'province', text: t('web-room-setup', { setup: optionsOf(card).setup }) },
    ...modulesOf(card).map(module),
  ],
  free: (card, count) => t('web-table-free', { count, setup: optionsOf(card).setup, side: optionsOf(card).side }),
  extended: (card) =>
    modulesOf(card).length ? t('web-table-modules', { modules: joined(modulesOf(card).map(moduleName)) }) : '',
})
