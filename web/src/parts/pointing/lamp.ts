// A light on what somebody speaks of: the coach, or a suggestion. It is one rule of style for whatever a selector finds,
// so nothing that is drawn anew in the meantime loses it, and no component has to know of it.

/** Lights the elements of a selector; the returned function puts the light out. */
export type Light = (selector: string) => () => void

/** A lamp of its own colour, a token: what it lights stays lit beside what others do. */
export function makeLamp(colour: string): Light {
  let lamp: CSSStyleSheet | undefined
  let last = 0
  return (selector) => {
    const mine = ++last
    lamp ??= new CSSStyleSheet()
    const lit = lamp
    lit.replaceSync(selector && styled(selector, colour))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== lit), lit]
    // A page that is laid out anew lights anew before it takes the old light away.
    return () => mine === last && lit.replaceSync('')
  }
}

/** The ids belong to nothing: they give the rule more weight than any component's. Strokes are in units of the map. Lit
 * things have beads around them: whatever the colour, no border of a clan, no target and no selection is dotted. */
const styled = (selector: string, colour: string): string => `
  :is(${selector}, #lit#lit) {
    outline: var(--b-3) dotted var(${colour});
    outline-offset: calc(-1 * var(--b-1));
    box-shadow: 0 0 0 var(--b-2) var(--hint-soft);
    border-radius: var(--rad-2);
  }
  path:is(${selector}, #lit#lit) {
    outline: none;
    stroke: var(${colour});
    stroke-width: 11;
    stroke-linecap: round;
    stroke-dasharray: 0.1 17;
  }`
