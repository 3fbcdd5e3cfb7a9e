// The crests of the clans as they are drawn, by colour. Black is Takeda's (wind, forest, fire, mountain), blue Uesugi's (three
// sprays of bamboo), purple Hashiba's (the gourd standard), red Tokugawa's (the fan standard, five ribs) and yellow Mori's (three
// arrows bound as one); orange is a sword guard with four openings, and the Ghost a wandering flame.
const files = import.meta.glob<string>('./mon-*.svg', { base: '../art/icons', query: '?raw', import: 'default', eager: true })

export const crestFile = (colour: string): string => files[`./mon-${colour}.svg`] ?? ''
