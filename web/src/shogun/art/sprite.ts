// The pictures of the board, laid once into the page: everything that shows one says `<use href="#bd-castle">`.
import './board.css'
import { putSprite } from '../../parts/sprite'
import drawn from './board.svg?raw'
import { LARGEST, pile, PILE } from './piles'

/** What the pictures cover around the point at which they stand: left, top, width, height. */
export const PICTURES = {
  castle: [-22, -24, 44, 44],
  temple: [-22, -24, 44, 44],
  theatre: [-22, -24, 44, 44],
  site: [-22, -24, 44, 44],
  revolt: [-15, -19, 30, 36],
  leader: [-19, -28, 38, 52],
  statue: [-14, -19, 28, 38],
  boat: [-18, -16, 36, 26],
  mountain: [-20, -22, 40, 26],
  hill: [-18, -14, 36, 18],
  trees: [-13, -13, 26, 17],
  fuji: [-58, -52, 116, 58],
  stack: PILE,
} as const satisfies Record<string, readonly [number, number, number, number]>

export type Picture = keyof typeof PICTURES

/** Where a `<use>` lies so that its picture stands on a point, so wide. */
export function standing(picture: Picture, [x, y]: readonly [number, number], width?: number) {
  const [left, top, across, down] = PICTURES[picture]
  const size = (width ?? across) / across
  return { x: x + left * size, y: y + top * size, width: across * size, height: down * size }
}

/** Make sure that the pictures are in the page. */
export function layOutPictures(): void {
  putSprite('board-sprite', () => {
    const piles = Array.from({ length: LARGEST }, (_, index) => `<symbol id="bd-stack-${index + 1}" viewBox="${PILE.join(' ')}" overflow="visible">${pile(index + 1)}</symbol>`)
    return drawn.replace('</svg>', `${piles.join('')}</svg>`)
  })
}
