// What is said of every game beyond the first screen, in one language.
export default import.meta.glob<string>(
  '../../../../../src/bakufu/text/en/web/web-{after,board,deciding,keys,log,menu,room,rules,talk,why}.ftl',
  { query: '?raw', import: 'default', eager: true },
)
