// The drawings of the pieces: whatever shows one says `<use href="#k-coin">`.
import './palette.css'
import { putSprite } from '../../parts/sprite'
import drawn from './pieces.svg?raw'

/** Make sure that the drawings are in the page. */
export const layOutPieces = (): void => putSprite('katana-sprite', () => drawn)
