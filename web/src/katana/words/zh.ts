// The words of SHOGUN NO KATANA in one language.
export default import.meta.glob<string>(
  '../../../../src/bakufu/text/zh/katana/**/{event,story,name,phrase,decision,move,board,option,forecast,reason,web-*}.ftl',
  { query: '?raw', import: 'default', eager: true },
)
