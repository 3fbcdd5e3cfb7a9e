// What the server sends of a table of SHOGUN NO KATANA, under short names; `wire.ts` has everything that is sent.
import type * as messages from '../net/messages'
import type * as tables from '../net/table.svelte'
import type * as replays from '../replay/replayer.svelte'
import type { House, KatanaEvent, KatanaOutlook, KatanaView, Line, Resource, SideOutlook } from '../net/wire'

export type {
  Action,
  Card,
  Figure,
  ForgeCard as ForgeForecast,
  Ghost,
  GhostCard,
  Honor,
  House,
  HouseView,
  KatanaChronicle,
  KatanaEvent,
  KatanaMove,
  KatanaRound,
  KatanaScore,
  KatanaView,
  Line,
  LineCard as LineForecast,
  LineLeft,
  Resource,
  Room,
  Smith,
  StrideCard as Stride,
  SwordMade,
  SwordTile,
} from '../net/wire'

export type Table = tables.Table<KatanaView, KatanaEvent>
export type Replayer = replays.Replayer<KatanaView, KatanaEvent>
export type Step = messages.Step<KatanaEvent>

export type Stock = Record<Resource, number>

export const RESOURCES = ['lacquer', 'wood', 'steel', 'leather'] as const satisfies Resource[]
export const HOUSES = ['red', 'blue', 'white', 'green'] as const satisfies House[]
export const ROWS = ['row-1', 'row-2', 'row-3', 'row-4'] as const satisfies Line[]
export const COLUMNS = ['column-1', 'column-2', 'column-3', 'column-4', 'column-5'] as const satisfies Line[]

/** All sides in their order: the seats, and alone the Ghost. */
export const sidesOf = (view: KatanaView): number[] =>
  Array.from({ length: view.options.players + (view.ghost ? 1 : 0) }, (_, side) => side)

/** What things are worth to a side as they stand. */
export const outlookOf = (view: KatanaView, side: number): SideOutlook | undefined =>
  (view.table.outlook as KatanaOutlook | undefined)?.sides[side]

/** The space of a Forge where the Sword at a place of the Houses would begin. */
export const beginsAt = (view: KatanaView, place: string): string =>
  (view.table.outlook as KatanaOutlook | undefined)?.begins[place] ?? ''

/** Who stands where among all sides, the best first. */
export const standingsOf = (view: KatanaView): { seat: number; place: number; points: number }[] =>
  sidesOf(view)
    .map((seat) => ({ seat, points: view.players[seat]?.points ?? view.ghost!.points, place: outlookOf(view, seat)?.place ?? 1 }))
    .toSorted((one, other) => one.place - other.place)
