// The crests of the clans as they are drawn, by colour.
const files = import.meta.glob<string>('./mon-*.svg', { base: '../art/icons', query: '?raw', import: 'default', eager: true })

export const crestFile = (colour: string): string => files[`./mon-${colour}.svg`] ?? ''
