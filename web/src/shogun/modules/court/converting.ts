// The extra board of a plan: what a card turns into officials.
import type { Effect, Province } from '../../view'
import { t } from '../../../text/t'

/** What an empty space turns into officials. */
export const convertSays = (space: string): string => t('web-court-converts-space', { armies: Number(space.replace(/\D/g, '')) })

/** What a card does there, short enough to stand on it. */
export function convertLine(_: string, effect: Effect | null, province: Province | undefined): string {
  const officials = -(effect?.armies ?? 0)
  if (!officials) return t('web-court-converts-nothing')
  return t('web-court-converts', { from: province ? 'province' : 'tray', officials, stay: (province?.armies ?? 0) - officials })
}
