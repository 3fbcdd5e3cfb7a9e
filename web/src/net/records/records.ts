// Games as files, and as links that hold a whole game. Files are read by the edition inside the browser, also on a
// server's pages: nothing of them is sent anywhere.
import { call } from '../api'
import { host } from '../host'
import type { TableCard } from '../messages'
import { OFFLINE } from '../offline'
import { packed } from './packing'
import { past } from '../calls/past'
import { query } from '../query'

/** No game is longer; `bakufu/table/opened_record.py` counts as well. */
const LARGEST = 1_000_000

export interface Moment {
  at?: number | null
  as?: number | null
}

/** The table of a record; a refusal says what is wrong with it. */
export const openRecord = (text: string) => call<TableCard, { text: string }>('POST', '/api/records', { text })

/** The page that opens a record, with the whole game in its address. */
export const recordPage = async (text: string, moment: Moment = {}): Promise<string> => `/record/${await packed(text)}${query({ ...moment })}`

/** The page of a game that is passed on where no server has it. */
export const sharedPage = async (id: string, link: string | null, moment: Moment): Promise<string> =>
  recordPage(await past.record(id, link), moment)

/** Where a file leads to: a page of this edition, or that of the edition on this server; null for one that is too large. */
export async function pageOf(file: File): Promise<string | null> {
  if (file.size > LARGEST) return null
  const page = await recordPage(await file.text())
  return host().alone ? page : `${OFFLINE}#${page}`
}
