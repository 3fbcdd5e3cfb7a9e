// The words of the first screen in one language.
export default import.meta.glob<string>('../../../../src/bakufu/text/zh/{phrase,web/web,web/web-learn,web/web-howto}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
