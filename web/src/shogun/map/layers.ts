// What the map can show on top of armies and buildings. No layer hides a token.

export type Layer = 'armies' | 'yields' | 'unrest'

export const LAYERS: { layer: Layer; icon: string }[] = [
  { layer: 'armies', icon: 'army' },
  { layer: 'yields', icon: 'chest' },
  { layer: 'unrest', icon: 'revolt' },
]
