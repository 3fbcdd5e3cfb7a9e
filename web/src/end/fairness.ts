// Checking in this browser that nobody chose the seed: the secrets are those that were sealed, and the seed follows.
import type { TableCard } from '../net/messages'
import { able, digest, fingerprint, hex } from '../net/fairness/fingerprint'
import { receiptOf, type Receipt } from '../net/fairness/sealing'
import { past } from '../net/calls/past'

/** How seeds begin whose chance is from a keyed hash; the secret says so as well. */
const KEYED = 'keyed-'

/** The seed that follows from a secret and what each seat gave to it. */
export async function seedOf(secret: string, entropy: readonly string[]): Promise<string> {
  const parts = await Promise.all(entropy.map((text) => digest(text)))
  return (secret.startsWith(KEYED) ? KEYED : '') + hex(await digest(secret, ...parts))
}

export interface Checked {
  /** The server's secret is the one it had committed to. */
  server: boolean
  /** By seat: what it revealed is what it had sealed. */
  seats: boolean[]
  seed: boolean
}

/** With a receipt, against what this browser saw before the game; without one, only whether the server's claims fit. */
export async function check(fairness: TableCard['fairness'], seed: string, receipt: Receipt | null): Promise<Checked> {
  const { commitment, secret, entropy } = fairness
  const sealed = receipt?.sealed ?? fairness.sealed
  if (secret === null || entropy === null) return { server: false, seats: sealed.map(() => false), seed: false }
  const prints = await Promise.all(entropy.map(fingerprint))
  return {
    server: (await fingerprint(secret)) === commitment && commitment === (receipt?.commitment ?? commitment),
    seats: sealed.map((own, seat) => prints[seat] === own),
    seed: prints.length === sealed.length && (await seedOf(secret, entropy)) === seed,
  }
}

/** fair: as sealed, by this browser's receipt. consistent: the server's claims fit. The rest says why there is no check. */
export type Verdict = 'fair' | 'consistent' | 'exchanged' | 'unable' | 'branch' | 'lesson' | 'deal' | 'file'

/** How many secrets there are: the server's, and one of each person. */
export const secrets = (card: TableCard): number => card.seats.filter((seat) => !seat.bot).length + 1

export interface Proof {
  verdict: Verdict
  checked: Checked | null
  receipt: Receipt | null
}

export async function proofOf(card: TableCard, link: string | null): Promise<Proof> {
  const receipt = receiptOf(card.id)
  // Others still play the same deal, so its secret is kept.
  const kept = card.deal !== null && card.fairness.secret === null
  const none = card.lesson ? 'lesson' : kept ? 'deal' : card.branch_of ? 'branch' : !card.fairness.commitment ? 'file' : able() ? null : 'unable'
  if (none) return { verdict: none, checked: null, receipt }
  const { seed } = JSON.parse(await past.record(card.id, link)) as { seed: string }
  const checked = await check(card.fairness, seed, receipt)
  const right = checked.server && checked.seed && checked.seats.every(Boolean)
  return { verdict: !right ? 'exchanged' : receipt ? 'fair' : 'consistent', checked, receipt }
}
