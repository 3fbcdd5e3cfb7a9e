// The icons of the special cards.
export const SPECIAL_ICONS: Record<string, string> = {
  'one-more-chest': 'sp-chest',
  'one-more-rice': 'sp-rice',
  'six-armies': 'sp-six',
  attack: 'sp-attack',
  defence: 'sp-defence',
}
