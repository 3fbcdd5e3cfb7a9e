// SHA-256, by the browser. Pages that didn't come over HTTPS (or from this machine) don't have it.
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const able = (): boolean => globalThis.crypto?.subtle !== undefined

export async function digest(...parts: (string | Uint8Array<ArrayBuffer>)[]): Promise<Uint8Array<ArrayBuffer>> {
  const data = await new Blob(parts.map((part) => (typeof part === 'string' ? bytes(part) : part))).arrayBuffer()
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}

/** Binds whoever shows it to a text, and says nothing of one that nobody can guess. */
export const fingerprint = async (text: string): Promise<string> => hex(await digest(text))

/** Of no text at all: somebody has sealed nothing yet. */
export const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
