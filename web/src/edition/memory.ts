// The memory of a Python that has read and warmed up everything, kept in IndexedDB for the next visit.
import { openDB, type IDBPDatabase } from 'idb'
import type { Files } from './calls'

const NAME = 'bakufu-python'
const MEMORIES = 'memories'
const ONLY = 'last' // one of another version is of no use

interface Kept {
  of: string
  memory: Uint8Array
}

/** What a browser can do shapes the memory, so one of an older browser doesn't fit either. */
const version = ({ pyodide, bakufu }: Files): string => [pyodide, bakufu, navigator.userAgent].join(' ')

const opened = (): Promise<IDBPDatabase> => openDB(NAME, 1, { upgrade: (database) => void database.createObjectStore(MEMORIES) })

/** Does something with what is kept. A private window, say, keeps nothing. */
async function using<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await opened()
    try {
      return await use(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

export async function kept(files: Files): Promise<Uint8Array | undefined> {
  const found = await using((database) => database.get(MEMORIES, ONLY) as Promise<Kept | undefined>)
  return found?.of === version(files) ? found.memory : undefined
}

export async function keep(files: Files, memory: Uint8Array): Promise<void> {
  await using((database) => database.put(MEMORIES, { of: version(files), memory } satisfies Kept, ONLY))
}

export async function forget(): Promise<void> {
  await using((database) => database.delete(MEMORIES, ONLY))
}
