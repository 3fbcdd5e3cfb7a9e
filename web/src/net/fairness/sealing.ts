// What this browser adds to the seed of a game: random text, whose fingerprint it sends on sitting down. It reveals the
// text when all seats are bound, and keeps a receipt of what everybody had sealed by then.
import type { TableCard } from '../messages'
import { able, EMPTY, fingerprint, hex } from './fingerprint'
import type { Contribution } from '../api'
import { host } from '../host'
import { room } from '../calls/room'

/** As `bakufu verify --receipt` reads it. */
export interface Receipt {
  bakufu_receipt: 1
  table: string
  commitment: string
  sealed: string[]
  seat: number
  entropy: string
  kept_at: number
  /** How often this browser has revealed for this table: a start that is repeated gives a dishonest host another try. */
  starts: number
}

/** Texts that were drawn for a table, by their fingerprints, and the receipt once one of them is revealed. */
interface Kept {
  drawn: Record<string, string>
  receipt: Receipt | null
}

const KEY = 'bakufu-receipts'
/** Tables of which something is kept: the oldest go first. */
const MOST = 200

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {} // storage may be forbidden, or hold something else
  }
}

function keep(table: string, change: (kept: Kept) => void): void {
  const { [table]: own = { drawn: {}, receipt: null }, ...others } = all()
  change(own)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, own]].slice(-MOST))))
  } catch {
    // Without storage there is no receipt, but the game goes on.
  }
}

export const receiptOf = (table: string): Receipt | null => all()[table]?.receipt ?? null

/** Where storage is forbidden, texts live as long as the page. */
const drawn: Record<string, string> = {}

async function draw(): Promise<{ given: Contribution; remember: (table: string) => void }> {
  const text = hex(crypto.getRandomValues(new Uint8Array(32)))
  if (!able() || host().alone) return { given: { entropy: text }, remember: () => undefined } // nobody to be bound to
  const sealed = await fingerprint(text)
  drawn[sealed] = text
  return { given: { sealed }, remember: (table) => keep(table, (kept) => (kept.drawn[sealed] = text)) }
}

/** Sit down: `sit` sends what this browser contributes. */
export async function seated(sit: (given: Contribution) => Promise<TableCard>): Promise<TableCard> {
  const { given, remember } = await draw()
  const card = await sit(given)
  remember(card.id)
  return card
}

/** Start a game whose host one is. */
export async function begin(table: string): Promise<void> {
  await answer(await room.start(table))
}

/** Tables that are being answered: the answer to a request and the socket's message say the same. */
const underway = new Set<string>()

/** What a table before its game wants of this browser: to reveal, or to seal another text after a start was called off. */
export async function answer(card: TableCard): Promise<void> {
  const seat = card.seats.find((one) => one.you)?.seat
  if (card.status !== 'open' || seat === undefined || !able() || host().alone) return
  const about = `${card.id} ${card.fairness.commitment} ${card.reveal_by}`
  if (underway.has(about)) return
  underway.add(about)
  try {
    await respond(card, seat)
  } finally {
    underway.delete(about)
  }
}

async function respond(card: TableCard, seat: number): Promise<void> {
  const { commitment, sealed, revealed } = card.fairness
  const own = sealed[seat]!
  if (card.reveal_by === null) {
    if (own !== EMPTY || card.deal) return // a deal has one seed for everybody
    const { given, remember } = await draw()
    remember(card.id)
    await room.seal(card.id, given.sealed!)
    return
  }
  const text = drawn[own] ?? all()[card.id]?.drawn[own]
  if (text === undefined || revealed?.[seat]) return
  keep(card.id, (kept) => {
    const starts = (kept.receipt?.starts ?? 0) + (kept.receipt?.entropy === text ? 0 : 1)
    kept.receipt = { bakufu_receipt: 1, table: card.id, commitment, sealed, seat, entropy: text, kept_at: Date.now(), starts }
  })
  await room.reveal(card.id, text)
}
