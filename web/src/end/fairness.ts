// Checking in this browser that nobody alone chose the seed: the promise fits the secret, and the seed follows from it.
import type { TableCard } from '../net/messages'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}

/** The seed that follows from a secret and what each seat gave to it. */
export async function seedOf(secret: string, entropy: readonly string[]): Promise<string> {
  const parts = [bytes(secret)]
  for (const text of entropy) parts.push(await digest(bytes(text)))
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return hex(await digest(all))
}

export interface Checked {
  promise: boolean
  seed: boolean
}

export async function check(fairness: TableCard['fairness'], seed: string): Promise<Checked> {
  const { commitment, secret, entropy } = fairness
  if (secret === null || entropy === null) return { promise: false, seed: false }
  return {
    promise: hex(await digest(bytes(secret))) === commitment,
    seed: (await seedOf(secret, entropy)) === seed,
  }
}
