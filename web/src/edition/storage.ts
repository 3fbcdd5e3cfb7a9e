// What the tables of this browser are kept in: IndexedDB, as text by key. `bakufu/edition/storage.py` says what.
import { openDB, type IDBPDatabase } from 'idb'

const NAME = 'bakufu'
const TEXTS = 'texts'

/** Keys that begin like this. */
const beginning = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export class Storage {
  readonly #database: Promise<IDBPDatabase>

  constructor() {
    this.#database = openDB(NAME, 1, { upgrade: (database) => void database.createObjectStore(TEXTS) })
  }

  read = async (prefix: string): Promise<string> => JSON.stringify(await (await this.#database).getAll(TEXTS, beginning(prefix)))

  write = async (added: string, changed: string): Promise<boolean> => {
    const fresh = Object.entries(JSON.parse(added) as Record<string, string>)
    const put = Object.entries(JSON.parse(changed) as Record<string, string>)
    const transaction = (await this.#database).transaction(TEXTS, 'readwrite', { durability: 'strict' })
    const texts = transaction.store
    const known = await Promise.all(fresh.map(([key]) => texts.getKey(key)))
    const free = known.every((key) => key === undefined)
    if (free) await Promise.all([...fresh, ...put].map(([key, text]) => texts.put(text, key)))
    await transaction.done
    return free
  }

  remove = async (prefix: string): Promise<void> => (await this.#database).delete(TEXTS, beginning(prefix))
}
