// The service worker that shows push messages, and does nothing else: pages are loaded as ever.
import { arrived, pressed, type Message, type Worker } from './handlers'

interface Pushed extends Event {
  data: { json(): Message } | null
  notification: { data: Message; close(): void }
  waitUntil(work: Promise<unknown>): void
}

const worker = globalThis as unknown as Worker
const on = (type: string, act: (event: Pushed) => void) => addEventListener(type, (event) => act(event as Pushed))

on('push', (event) => {
  if (event.data) event.waitUntil(arrived(worker, event.data.json()))
})
on('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(pressed(worker, event.notification.data))
})
