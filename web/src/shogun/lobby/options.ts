// What can be chosen about a game of SHOGUN.
import { MODULES } from '../modules/names'

export type Side = 'sun' | 'moon'
export type SetUp = 'fixed' | 'claim'

export interface ShogunOptions {
  side: Side
  setup: SetUp
  modules: string[]
}

/** The fixed set-up, the base game. */
export const usual = (): ShogunOptions => ({ side: 'sun', setup: 'fixed', modules: [] })

/** Only the sun side has a fixed set-up. */
export const setups = (side: Side): SetUp[] => (side === 'sun' ? ['fixed', 'claim'] : ['claim'])

/** Modules in the order of the box, whatever was chosen first. */
export const wanted = ({ side, setup, modules }: ShogunOptions): ShogunOptions => ({
  side,
  setup: setups(side).includes(setup) ? setup : 'claim',
  modules: MODULES.filter((module) => modules.includes(module)),
})
