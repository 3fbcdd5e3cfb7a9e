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

/** The ids belong to nothing: they give the rule more weight than any component's. Strokes are in units of the map. */
const styled = (selector: string): string => `
  :is(${selector}, #lit#lit) {
    outline: var(--b-3) solid var(--info);
    outline-offset: calc(-1 * var(--b-1));
    border-radius: var(--rad-2);
  }
  path:is(${selector}, #lit#lit) {
    outline: none;
    stroke: var(--info);
    stroke-width: 7;
  }`
