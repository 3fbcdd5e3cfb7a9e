// What a service worker does with push messages. Nothing here belongs to one worker: whichever serves the page may import it.

/** A message as the server sends it. */
export interface Message {
  title: string
  text: string
  /** Of the page that it leads to. */
  path: string
  /** A later message with the same one takes its place. */
  tag: string
}

/** As much of a window as is needed here. */
export interface Page {
  url: string
  visibilityState: string
  focus(): Promise<unknown>
}

/** As much of a worker as is needed here; the types of browsers' windows and workers don't go together. */
export interface Worker {
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: { body: string; tag: string; icon: string; data: Message }): Promise<void> }
}

const pages = (worker: Worker): Promise<readonly Page[]> => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
const shows = (page: Page, path: string): boolean => new URL(page.url).pathname === path

/** Show a message, unless somebody looks at the very page that it leads to. */
export async function arrived(worker: Worker, message: Message): Promise<void> {
  const seen = (await pages(worker)).some((page) => shows(page, message.path) && page.visibilityState === 'visible')
  if (seen) return
  const { title, text, tag } = message
  await worker.registration.showNotification(title, { body: text, tag, icon: '/seal.svg', data: message })
}

/** A message was pressed: go to the page that shows it, or open it. */
export async function pressed(worker: Worker, { path }: Message): Promise<void> {
  const open = (await pages(worker)).find((page) => shows(page, path))
  await (open ? open.focus() : worker.clients.openWindow(path))
}
