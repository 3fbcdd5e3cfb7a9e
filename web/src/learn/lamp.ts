// A light on what the coach speaks of. It is one rule of style for whatever a selector finds, so nothing that is drawn
// anew in the meantime loses it, and no component has to know of the coach.
const lamp = new CSSStyleSheet()
let last = 0

/** Light these elements; the returned function puts the light out. */
export function light(selector: string): () => void {
  const mine = ++last
  lamp.replaceSync(selector && styled(selector))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== lamp), lamp]
  // A page that is laid out anew lights its coach before it takes the old one away.
  return () => mine === last && lamp.replaceSync('')
}

const styled = (selector: string): string => `
  :is(${selector}) {
    outline: 3px solid var(--info) !important;
    outline-offset: -1px;
    border-radius: var(--rad-2);
  }
  path:is(${selector}) {
    outline: none !important;
    stroke: var(--info) !important;
    stroke-width: 7px !important;
  }`
