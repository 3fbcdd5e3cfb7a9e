// A delivered Sword as it is drawn: from whichever board still has it.
import type { KatanaView, SwordMade } from '../../view'

export function swordOf(view: KatanaView, side: number, sword: string): SwordMade | null {
  const smith = view.players[side]
  if (!smith) return view.ghost?.washitsu.find((made) => made.sword === sword) ?? null
  if (smith.katana?.sword === sword) return smith.katana
  return [...smith.washitsu, ...Object.values(smith.forge)].find((made) => made?.sword === sword) ?? null
}
