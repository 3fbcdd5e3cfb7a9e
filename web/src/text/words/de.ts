// The words that every page needs in one language: what is said of every game, and of SHOGUN.
export default import.meta.glob<string>(
  [
    '../../../../src/bakufu/text/de/{phrase,web}.ftl',
    '../../../../src/bakufu/text/de/shogun/**/{event,story,name,phrase,decision,move,board,reason,web-*}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
