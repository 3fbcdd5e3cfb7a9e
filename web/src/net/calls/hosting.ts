// What the host of a table asks of the server, and what the server's moderators are told: no part of the first screen.
import { at, call } from '../api'
import type { TableCard } from '../messages'
import type { HostChoice, Report } from '../wire'

export const hosting = {
  /** Remove whoever has a seat, before the game. */
  freeSeat: (id: string, seat: number) => call<TableCard>('DELETE', `${at(id)}/seats/${seat}`),
  close: (id: string) => call<null>('DELETE', at(id)),
  choose: (id: string, chosen: HostChoice) => call<TableCard, HostChoice>('PUT', `${at(id)}/settings`, chosen),
}

export const report = (id: string, about: Report) => call<null, Report>('POST', `${at(id)}/report`, about)
