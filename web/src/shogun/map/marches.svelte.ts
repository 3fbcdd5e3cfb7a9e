// Marches that have just happened: each is drawn for a moment, so that the eye can follow what others do.
import type { Step } from '../view'
import { isA } from '../../net/happenings'
import { momentOf } from '../../net/playback/moments'
import type { Arrow } from './focus.svelte'

const SHOWN = 1600
const MOST = 4

export class Marches {
  shown = $state.raw<Arrow[]>([])
  #seen = -1

  /** Look through the steps for new marches. Steps without a patch were read from the log: they are history. */
  hear(steps: Step[]): void {
    const fresh = steps.filter((step) => momentOf(step) > this.#seen && step.patch)
    this.#seen = Math.max(-1, ...steps.slice(-1).map(momentOf))
    for (const event of fresh.flatMap((step) => step.events)) {
      if (event.type === 'attack-began') this.#show({ from: event.origin, to: event.province })
      if (event.type === 'armies-moved') this.#show({ from: event.origin, to: event.target })
    }
  }

  #show(arrow: Arrow): void {
    this.shown = [...this.shown, arrow].slice(-MOST)
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== arrow)), SHOWN)
  }
}

/** The march of the battle that is being fought. */
export function attackOn(province: string, steps: Step[]): Arrow | null {
  for (const step of steps.toReversed()) {
    const attack = step.events.filter(isA('attack-began')).find((event) => event.province === province)
    if (attack) return { from: attack.origin, to: province }
  }
  return null
}

/** The two provinces of a battle that is being fought. */
export function foughtIn(province: string, steps: Step[]): string[] {
  const attack = attackOn(province, steps)
  return attack ? [attack.from, province] : [province]
}
