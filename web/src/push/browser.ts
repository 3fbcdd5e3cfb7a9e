// This browser as a place for push messages.
import { own } from '../net/calls/own'
import worker from './worker?worker&url'

/** Whether it can be one: not every browser can, and none on a page without https. */
export const possible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whoever uses this browser doesn't want it to show messages. */
export class Denied extends Error {}

/** Be told here. `key`: the server's, which the browser's push service accepts messages from. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied()
  const { pushManager } = await ready(await navigator.serviceWorker.register(worker))
  await (await pushManager.getSubscription())?.unsubscribe() // it may be from another server's time
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
  await own.subscribe({ endpoint: made.endpoint!, keys: { p256dh: made.keys!.p256dh!, auth: made.keys!.auth! } })
}

/** No more messages here. */
export const unsubscribe = (): Promise<null> => own.unsubscribe()

/** Once its worker is active. */
function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting
  if (registration.active || !coming) return Promise.resolve(registration)
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration)
    })
  })
}
