// Several people at one device: each has a seat and a token of their own, so that the host tells each of them only what
// they may know. Who sits here is kept in this browser, by table.
import { api } from './api'
import { hex } from './fairness/fingerprint'
import { actAs, host, token } from './host'
import type { TableCard } from './messages'
import { room } from './calls/room'

export interface Here {
  seat: number
  /** Null for the one whose browser it is. */
  token: string | null
}

const KEY = 'bakufu-hotseat'
/** Tables that are remembered: the oldest go first. */
const MOST = 50

function all(): Record<string, Here[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Here[]>
  } catch {
    return {} // storage may be forbidden, or hold something else
  }
}

/** Who of a table is at this device; nobody where each has their own. */
export const seatsHere = (table: string): Here[] => all()[table] ?? []

function remember(table: string, here: Here[]): void {
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(all()), [table, here]].slice(-MOST))))
}

/** A request of somebody else at this device. It is asked at once, so nothing else can be asked in their name. */
function as<T>(other: string | null, request: () => Promise<T>): Promise<T> {
  const before = token()
  actAs(other)
  const answer = request()
  actAs(before)
  return answer
}

/** What a guest adds to the seed: sent openly, because the one at this device who seals is bound for all of them. */
const entropy = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** Guests take their seats at a table of one's own. */
export async function sitTogether(card: TableCard, guests: readonly { seat: number; name: string }[]): Promise<void> {
  const here: Here[] = [{ seat: card.seats.find((seat) => seat.you)!.seat, token: null }]
  for (const { seat, name } of guests) {
    const wish = host().newToken?.() ?? ''
    const guest = await as(wish, () => api.takeName(name))
    const own = guest.token ?? wish
    await as(own, () => room.join(card.id, card.link, seat, { entropy: entropy() }))
    here.push({ seat, token: own })
  }
  remember(card.id, here.sort((one, other) => one.seat - other.seat))
}

/** The same people at the table of a rematch. */
export async function sitTogetherAgain(former: string, again: string): Promise<void> {
  const here = seatsHere(former)
  if (!here.length) return
  for (const { token: other } of here) if (other !== null) await as(other, () => api.rematch(former, { entropy: entropy() }))
  remember(again, here)
}
