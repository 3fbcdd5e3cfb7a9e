// What the printed components of SHOGUN NO KATANA say on this host, as far as pages need it beside the views.
import type { Resource, Room } from './view'
import box from './facts.json'

export interface PrintedCard {
  effect: string
  cost: number
  benefit: { coins?: number; points?: number; resource?: Resource }
  resources?: Resource[]
  room?: Room
  monk?: number
}

export interface PrintedHonor {
  kind: string
  points: number
  house?: string
  resource?: Resource
  least?: number
}

export interface KatanaFacts {
  resource: Record<Resource, { price: number; decorated: number }>
  round: { points: number[]; monk: number[] }
  worker: { available: number; freed_by: number[] }
  forge: { columns: number[]; rows: number }
  academy: { first: number; last: number }
  komainu: { coins: number }
  rooms: { coins: number; discount: number; steel: number }
  score: {
    lap: number
    flowers: number[]
    sashimono: number[]
    favour: number
    honor_most: number
    coins_a_point: number
  }
  card: Partial<Record<string, PrintedCard>>
  honor: Partial<Record<string, PrintedHonor>>
}

/** As the box has it, until the server has said what its host's components say. */
let known = $state.raw(box as unknown as KatanaFacts)
let asked: Promise<void> | null = null

export const facts = (): KatanaFacts => known

/** Ask the server, once. */
export function learnFacts(): void {
  asked ??= fetch('/api/games/katana/facts')
    .then((answer) => (answer.ok ? (answer.json() as Promise<KatanaFacts>) : Promise.reject(new Error(answer.statusText))))
    .then(
      (facts) => void (known = facts),
      () => void (asked = null), // without an answer the box is the best guess
    )
}
