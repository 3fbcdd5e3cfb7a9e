// Files that are saved from the page.
import { past } from './past'

/** Save the record of a game. */
export async function saveRecord(id: string, link: string | null): Promise<void> {
  save(`bakufu-${id}.json`, await past.record(id, link), 'application/json')
}

/** A file for the reader of the page. */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
