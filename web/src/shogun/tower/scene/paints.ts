// The paints and lights of the tower's scene, which is drawn without CSS. The picture in its place takes the tokens.
export const PAINTS = {
  wood: '#D9C29A',
  grain: '#8A6A3C',
  lacquer: '#98382A',
  dark: '#3A2620',
  brass: '#D3A649',
  paper: '#EBDDBD',
  lamp: '#FFB45C',
  inside: '#150B08',
  funnel: '#EFE4CA',
  funnelGlow: '#E9D9B4',
} as const

export const LIGHTS = {
  sky: '#FFF6E4',
  ground: '#8A6F4E',
  window: '#FFF1D6',
  rim: '#FFD9A0',
  room: '#FFFFFF',
} as const
