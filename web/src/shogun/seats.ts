// The seats of SHOGUN: the colours of five clans, and their Daimyos.
import type { Colour } from './view'
import type { Seating } from '../parts/seats'
import { t } from '../text/t'

const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'purple']

// The bots with a character have a picture each, by its name.
const faces = import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true })

export const characters: readonly string[] = Object.keys(faces).map((path) => path.replace(/^.*\/|\.svg$/g, ''))

export const seating: Seating = {
  tints: COLOURS,
  figure: (tint) => `web-daimyo-${tint}`,
  face: (character) => faces[`./faces/${character}.svg`],
}

export const colourOf = (seat: number): Colour => COLOURS[seat]!

/** The Daimyo whose colour it is, "Uesugi Kenshin", or only his clan, "Uesugi". */
export const daimyo = (colour: Colour): string => t(`web-daimyo-${colour}`)
export const clan = (colour: Colour): string => t(`web-daimyo-${colour}.clan`)

/** What a seat is called: its player's name where it is known, else its clan's. */
export type Naming = (seat: number) => string
