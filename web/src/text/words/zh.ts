// The words of the first screen in one language; of modules and bots, what the lobby says.
export default import.meta.glob<string>('./{phrase,web/web,web/web-learn,web/web-howto,*/*/web,*/character}.ftl', {
  base: '../../../../src/bakufu/text/zh',
  query: '?raw',
  import: 'default',
  eager: true,
})
