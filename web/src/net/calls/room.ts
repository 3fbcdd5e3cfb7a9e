// What is asked of a table before its game: no part of the first screen.
import { at, call, type Contribution } from '../api'
import type { TableCard } from '../messages'
import type { Join, Mixed, Said, SealedText, SeatBot } from '../wire'

export const room = {
  join: (id: string, link: string | null, seat: number | null, given: Contribution) =>
    call<TableCard, Join>('POST', `${at(id)}/join`, { seat, link, ...given }),
  seal: (id: string, sealed: string) => call<TableCard, SealedText>('PUT', `${at(id)}/seal`, { sealed }),
  reveal: (id: string, entropy: string) => call<TableCard, Mixed>('PUT', `${at(id)}/entropy`, { entropy }),
  leave: (id: string) => call<TableCard>('POST', `${at(id)}/leave`),
  start: (id: string) => call<TableCard>('POST', `${at(id)}/start`),
  setBot: (id: string, seat: number, bot: string | null) =>
    call<TableCard, SeatBot>('PUT', `${at(id)}/seats/${seat}`, { bot }),
  /** Before the start; then words go over the socket. */
  talk: (id: string, link: string | null, text: string) => call<null, Said>('POST', `${at(id)}/talk`, { text, link }),
}
