// The words of the first screen in one language; of modules, what the lobby says.
export default import.meta.glob<string>('./{phrase,web/web,*/*/web}.ftl', {
  base: '../../../../src/bakufu/text/zh',
  query: '?raw',
  import: 'default',
  eager: true,
})
