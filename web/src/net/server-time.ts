// Deadlines are meant by the server's clock, and a browser's may be wrong.
let ahead = 0

/** What the server's clock says in this moment. */
export function heardTime(now: number): void {
  ahead = now - Date.now()
}

export const serverTime = (): number => Date.now() + ahead
