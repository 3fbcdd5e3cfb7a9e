// The seats of SHOGUN NO KATANA. No colour is that of a House, so that nobody takes a Sashimono for a player.
import type { Seating } from '../parts/seats'
import { t } from '../text/t'

export const seating: Seating = {
  tints: ['purple', 'yellow', 'black', 'orange'],
  figure: (tint) => `web-smith-${tint}`,
  rival: { tint: 'ghost', name: () => t('web-smith-ghost') },
}
