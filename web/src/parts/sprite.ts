// Drawings that many parts of a page use: put into the page once, and shown by `<use href="#id">`.

/** Put a sheet of symbols into the page, unless it is there already. */
export function putSprite(id: string, drawing: () => string): void {
  if (document.getElementById(id)) return
  const sheet = document.createElement('div')
  sheet.id = id
  sheet.setAttribute('aria-hidden', 'true')
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  sheet.innerHTML = drawing()
  document.body.append(sheet)
}
