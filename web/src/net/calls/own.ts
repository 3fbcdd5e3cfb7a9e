// What is asked of the server about accounts, mostly one's own. It comes with the pages that ask: the first screen does without.
import { call } from '../api'
import type { TableCard } from '../messages'
import type {
  Account,
  Confirmed,
  Leaving,
  Me,
  Named,
  NewMail,
  NewPassword,
  NewVacation,
  NoticePlaces,
  Notices,
  OwnVacation,
  Profile as AnyProfile,
  PushSubscribed,
  ResetPassword,
  Sharing,
  TableNotices,
  Told,
} from '../wire'

export type { Account, Notices, OwnVacation as Vacation } from '../wire'

export interface Profile extends Omit<AnyProfile, 'recent'> {
  recent: TableCard[]
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/notices`

export const own = {
  account: () => call<Account>('GET', '/api/me/account'),
  endSession: (id: string) => call<null>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<null>('DELETE', '/api/me/sessions'),
  changePassword: (current: string, password: string) =>
    call<null, NewPassword>('POST', '/api/me/password', { current, password }),
  forgot: (name: string) => call<null, Named>('POST', '/api/me/forgot', { name }),
  reset: (link: string, password: string) => call<Me, ResetPassword>('POST', '/api/me/reset', { link, password }),
  setMail: (mail: string | null, password: string) => call<null, NewMail>('PUT', '/api/me/mail', { mail, password }),
  confirmMail: (link: string) => call<null, Confirmed>('POST', '/api/me/mail/confirm', { link }),
  /** Of anybody with a claimed name. */
  profile: (name: string) => call<Profile>('GET', `/api/people/${encodeURIComponent(name)}`),
  notices: () => call<Notices>('GET', '/api/me/notices'),
  setNotices: (places: NoticePlaces) => call<null, NoticePlaces>('PUT', '/api/me/notices', places),
  testNotices: () => call<Told>('POST', '/api/me/notices/test'),
  subscribe: (browser: PushSubscribed) => call<null, PushSubscribed>('PUT', '/api/me/push', browser),
  unsubscribe: () => call<null>('DELETE', '/api/me/push'),
  tableNotices: (table: string) => call<TableNotices>('GET', at(table)),
  setTableNotices: (table: string, on: boolean) => call<null, TableNotices>('PUT', at(table), { on }),
  vacation: () => call<OwnVacation>('GET', '/api/me/vacation'),
  takeVacation: (first: string, last: string) => call<null, NewVacation>('PUT', '/api/me/vacation', { first, last }),
  endVacation: () => call<null>('DELETE', '/api/me/vacation'),
  shareGames: (on: boolean) => call<null, Sharing>('PUT', '/api/me/sharing', { on }),
  /** The address of everything that is stored about oneself, for a link that downloads it. */
  data: '/api/me/data',
  leave: (password: string) => call<null, Leaving>('POST', '/api/me/leave', { password }),
}
