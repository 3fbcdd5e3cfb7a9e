// Where things lie on the painting of the town, which is 1128 by 440 units: x, y, width and height. What belongs to a place is
// measured from the corner of that place.
import { RESOURCES, type House, type Resource } from '../../view'

/** Whether the town is one painting, for those who lie on it. */
export const PAINTED = Symbol('painted')

export type Box = readonly [x: number, y: number, width: number, height: number]

const HOUSE_X: Record<House, number> = { red: 16, blue: 296, white: 580, green: 860 }
const PRICES = ['wood', 'steel', 'leather', 'lacquer'] as const satisfies Resource[]

export const AREAS = {
  market: [12, 248, 288, 188],
  academy: [320, 244, 252, 192],
  palace: [586, 224, 304, 212],
  temple: [892, 226, 124, 210],
  komainu: [1006, 262, 122, 174],
} as const satisfies Record<string, Box>

export const houseArea = (house: House): Box => [HOUSE_X[house], 50, 252, 174]
/** What is seen of each place where it is cut out of the painting. */
export const PRINTS = {
  market: [4, 246, 304, 78],
  academy: [296, 240, 300, 78],
  palace: [572, 216, 332, 86],
  temple: [830, 224, 250, 80],
  komainu: [930, 258, 250, 80],
} as const satisfies Record<string, Box>
export const printOfHouse = (house: House): Box => [HOUSE_X[house] - 18, 2, 288, 74]
export const NAME_OF_HOUSE: Box = [50, 3, 152, 23]
export const CARD_OF_HOUSE: Box = [0, 140, 252, 31]
export const swordOfHouse = (index: number): Box => [0, 28 + 37 * index, 252, 36]

export const NAMES = {
  market: [0, 157, 108, 26],
  academy: [0, 161, 114, 26],
  palace: [8, 181, 144, 26],
  temple: [6, 179, 112, 26],
  komainu: [4, 143, 114, 26],
} as const satisfies Record<string, Box>
/** All the spaces of a place together. */
export const SPACES = {
  market: [110, 154, 172, 32],
  academy: [118, 158, 134, 32],
  palace: [158, 178, 140, 32],
  komainu: [84, 104, 36, 36],
} as const satisfies Record<string, Box>

export const priceBox = (kind: Resource): Box => [8 + 68.5 * PRICES.findIndex((other) => other === kind), 42, 66, 30]
export const marketCard = (index: number): Box => [8 + 91.5 * index, 76, 89, 72]
export const NOTE_OF_ACADEMY: Box = [70, 14, 112, 23]
export const trackBox = (kind: Resource): Box => [12, 46 + 27.5 * RESOURCES.findIndex((other) => other === kind), 230, 26]
export const roomBox = (index: number): Box => [13 + 56 * index, 70, 54, 102]
export const PRICE_OF_MONK: Box = [12, 108, 100, 30]
export const MONKS: Box = [2, 140, 120, 38]
export const GAIN_OF_KOMAINU: Box = [2, 107, 80, 30]
/** Before the first round, over the street. */
export const STARTING: Box = [114, 244, 900, 176]

/** Places an element on the painting. Without a painting it stays in the flow of the page. */
export const at =
  (box: Box) =>
  (element: HTMLElement): void => {
    element.dataset.slot = ''
    for (const [name, value] of Object.entries({ '--x': box[0], '--y': box[1], '--w': box[2], '--h': box[3] })) element.style.setProperty(name, String(value))
  }
