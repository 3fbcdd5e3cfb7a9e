// Who holds the tables of this page: a server, or the edition inside this browser. All that differs between them is
// here; the rest of the client asks, opens lines and follows links without knowing.
import type { Ends, Line } from './line'
import { onServer, type Place } from './place'

export interface Host {
  /** As `fetch` does. The body is JSON. `token`: of a guest at this device; "" for a guest who has none yet. */
  ask(method: string, path: string, body: string | undefined, language: string, token: string | null): Promise<Response>
  /** A token for somebody else at this device. Null: the server gives one to who comes with none. */
  newToken: (() => string) | null
  /** The socket of a table; null for a WebSocket, which comes with the first table. */
  line: ((path: string, ends: Ends) => Line) | null
  place: Place
  /** Nobody else can come: no invitations, no accounts, no tables of others. */
  alone: boolean
}

const server: Host = {
  ask: (method, path, body, language, token) =>
    fetch(path, {
      method,
      headers: {
        'Accept-Language': language,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body ?? null,
      // The answer to somebody else must not change whose browser this is.
      ...(token !== null && { credentials: 'omit' }),
    }),
  newToken: null,
  line: null,
  place: onServer,
  alone: false,
}

let chosen = server

export const host = (): Host => chosen

let acting: string | null = null

/** The token of whoever asks at this device; null for the one whose browser it is. */
export const token = (): string | null => acting

/** Several people share this device: from now on it is this one who asks. */
export const actAs = (other: string | null): void => void (acting = other)

/** Before the first page is drawn. */
export const playAt = (other: Host): void => void (chosen = other)
