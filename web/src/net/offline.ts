// The edition that plays inside this browser, as a server offers it.

export const OFFLINE = '/offline/'

/** Whether an earlier visit has left it here, so that it starts while the server is away. */
export async function kept(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const found = await navigator.serviceWorker.getRegistration(OFFLINE).catch(() => undefined)
  return found?.active != null && new URL(found.scope).pathname === OFFLINE
}
