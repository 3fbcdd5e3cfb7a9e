// What moderators ask of the server.
import { call } from '../api'
import type { Moderated, ModeratorsPage, SaidLine } from '../wire'

export type { ModeratorsPage, ReportCard, SaidLine } from '../wire'

export const moderation = {
  page: () => call<ModeratorsPage>('GET', '/api/moderation'),
  talk: (report: number) => call<SaidLine[]>('GET', `/api/moderation/reports/${report}/talk`),
  act: (what: Moderated) => call<null, Moderated>('POST', '/api/moderation', what),
}
