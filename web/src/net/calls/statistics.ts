// How somebody's games went: no part of the first screen.
import { call } from '../api'
import type { Statistics } from '../wire'

export const statistics = {
  /** Of a claimed name, or of `me`. */
  of: (name: string) => call<Statistics>('GET', `/api/statistics/${encodeURIComponent(name)}`),
}
