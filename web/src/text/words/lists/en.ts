// What is said of a table in a list, in one language; bots with a character sit there.
export default import.meta.glob<string>('./{web/web-tables,*/character}.ftl', {
  base: '../../../../../src/bakufu/text/en',
  query: '?raw',
  import: 'default',
  eager: true,
})
