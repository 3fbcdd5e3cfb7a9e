// Every icon, and the signs of modules, except the crests of the clans.
export default import.meta.glob<string>(['../art/icons/*.svg', '../*/modules/*/*.svg', '!../art/icons/mon-*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
