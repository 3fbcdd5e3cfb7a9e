// The words of SHOGUN NO KATANA, which come with its pages.
import { learn } from '../text/t'

const files = import.meta.glob<string>(
  '../../../src/bakufu/text/en/katana/{event,story,name,phrase,decision,move,board,option,forecast,reason,web-*}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

learn('katana', Object.values(files))
