// The words of SHOGUN in one language.
export default import.meta.glob<string>(
  '../../../../src/bakufu/text/de/shogun/{event,story,name,phrase,decision,move,board,reason,*/words,*/web-*}.ftl',
  { query: '?raw', import: 'default', eager: true },
)
