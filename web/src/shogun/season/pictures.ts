// The five special cards as they are drawn.

export const SPECIAL_ICONS: Record<string, string> = {
  'one-more-chest': 'sp-chest',
  'one-more-rice': 'sp-rice',
  'six-armies': 'sp-six',
  attack: 'sp-attack',
  defence: 'sp-defence',
}

/** What an event is about, in a picture. */
export const EFFECT_ICONS: Record<string, string> = {
  'theatre-calms': 'theatre',
  'two-farmers': 'farmer',
  'castle-defends': 'castle',
  'temple-protects': 'temple',
  'tax-at-most': 'taxes',
  'tax-at-least': 'taxes',
  'rice-at-least': 'confiscate',
  'rice-at-most': 'confiscate',
  'fewer-armies': 'deploy5',
}
