// What is said of every game beyond the first screen, in one language.
export default import.meta.glob<string>('../../../../../src/bakufu/text/en/web/web-{account,after,board,deciding,edition,fair,keys,learn,log,menu,moderation,new,pages,room,rules,settings,talk}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
