// What the printed components of SHOGUN NO KATANA say on this host, as far as pages need it beside the views.
import { Printed } from '../net/facts.svelte'
import type { Honor, Resource, Room } from './view'
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
  kind: Honor['kind']
  points: number
  house?: string
  resource?: Resource
  least?: number
}

/** A tile; its recipe in letters. */
export interface PrintedSword {
  recipe: string
  points: number
  coins: number
  strength: number
}

export interface KatanaFacts {
  resource: Record<Resource, { price: number; decorated: number }>
  round: { points: number[]; monk: number[] }
  worker: { available: number; freed_by: number[] }
  forge: { columns: number[]; rows: number }
  academy: { first: number; last: number }
  komainu: { coins: number }
  rooms: { amounts: Record<Room, number> }
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
  /** Only the server knows them: on tables, views tell of the Swords there. */
  sword?: Partial<Record<string, PrintedSword>>
}

export const { facts, learn: learnFacts } = new Printed('katana', box as unknown as KatanaFacts)
