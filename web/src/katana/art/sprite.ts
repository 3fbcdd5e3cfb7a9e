// The pictures of the pieces, laid once into the page: everything that shows one says `<use href="#k-coin">`.
import './palette.css'
import drawn from './pieces.svg?raw'

const ID = 'katana-sprite'

/** Lay the pictures into the page, unless they are there. */
export function layOutPieces(): void {
  if (document.getElementById(ID)) return
  const sheet = document.createElement('div')
  sheet.id = ID
  sheet.setAttribute('aria-hidden', 'true')
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  sheet.innerHTML = drawn
  document.body.append(sheet)
}
