import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace } from './playback/pace.svelte'
import { merge } from './playback/patch'
import { firstSeason as season, messages, views } from '../shogun/samples.fixture'
import { Table } from './table.svelte'
import type { GameEvent, Step, View } from '../shogun/view'

/** A socket of which the test is the other end. */
class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly address: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  open(): void {
    this.readyState = Socket.OPEN
    this.onopen()
  }
  says(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const last = () => Socket.made.at(-1)!
const welcome = (seq: number, missed: unknown = null) => ({ ...messages[0], type: 'welcome', seq, missed, view: structuredClone(views['plan']) })
const step = (seq: number, patch: unknown = {}) => {
  return { type: 'step', seq, kind: 'moves', seat: 1, by: 'bot', at: 0, events: [], patch, text: null, name: null }
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.made = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function seated(): { table: Table<View, GameEvent>; socket: Socket } {
  const table = new Table<View, GameEvent>('abc', 'se cret')
  last().open()
  last().says(welcome(7))
  return { table, socket: last() }
}

describe('a table', () => {
  it('says hello with the link of a private table', () => {
    const { table, socket } = seated()
    expect(socket.address).toBe('wss://table.example/api/tables/abc/socket?link=se+cret&language=en')
    expect(socket.sent).toEqual([{ type: 'hello', protocol: 1, since: null }])
    expect(table.connected).toBe(true)
    expect(table.since).toBe(7)
  })

  it('changes its view in place, each step once', () => {
    const { table, socket } = seated()
    const before = table.view
    socket.says(step(8, { year: 2 }))
    socket.says(step(8, { year: 9 }))
    expect(table.view).toBe(before)
    expect(table.view!.year).toBe(2)
    expect(table.steps.map(({ seq }) => seq)).toEqual([8])
  })

  it('asks again where a step was lost, once', () => {
    const { table, socket } = seated()
    socket.says(step(10))
    socket.says(step(11))
    expect(socket.sent.slice(1)).toEqual([{ type: 'hello', protocol: 1, since: 7 }])
    socket.says(welcome(11, [step(8), step(9), step(10), step(11)]))
    expect(table.steps.map(({ seq }) => seq)).toEqual([8, 9, 10, 11])
  })

  it('notices that a single step was lost', () => {
    const { table, socket } = seated()
    socket.says(step(9, { year: 9 }))
    expect(socket.sent.slice(1)).toEqual([{ type: 'hello', protocol: 1, since: 7 }])
    expect(table.view!.year).not.toBe(9)
  })

  it('asks nobody whose seat a bot has', () => {
    const { table, socket } = seated()
    const seat = table.seat!
    socket.says(step(8, { table: { awaited: [seat], away: [] } }))
    expect(table.asked).toBe(true)
    socket.says(step(9, { table: { away: [seat] } }))
    expect(table.asked).toBe(false)
  })

  it('says again after a break what was not acknowledged, under the same id and in order', async () => {
    const { table, socket } = seated()
    const first = table.send({ type: 'play', moves: [52] })
    const second = table.send({ type: 'undo' })
    const ids = socket.sent.slice(1).map((command) => command['id'] as string)
    socket.says({ type: 'ack', id: ids[0], seq: 8 })
    await expect(first).resolves.toBe(8)
    socket.close()
    expect(table.connected).toBe(false)
    const third = table.send({ type: 'talk', text: 'still here' })

    vi.advanceTimersByTime(1000)
    last().open()
    last().says(welcome(8, []))
    const again = last().sent.slice(1)
    expect(again.map((command) => command['type'])).toEqual(['undo', 'talk'])
    expect(again[0]!['id']).toBe(ids[1])
    last().says({ type: 'ack', id: ids[1], seq: 9 })
    last().says({ type: 'ack', id: again[1]!['id'] as string, seq: 10 })
    await expect(Promise.all([second, third])).resolves.toEqual([9, 10])
  })

  it('waits longer after every failure, up to a limit', () => {
    new Table<View, GameEvent>('abc', null)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const waits: number[] = []
    for (let failures = 0; failures < 8; failures++) {
      const made = Socket.made.length
      last().close()
      let waited = 0
      while (Socket.made.length === made && waited < 60_000) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(550)
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_050)
    expect(waits.at(-1)).toBeGreaterThan(4000)
  })

  it('tells why a command was refused, and forgets it when something else is tried', async () => {
    const { table, socket } = seated()
    const tried = table.send({ type: 'play', moves: [1] })
    const refusal = { code: 'rule', message: 'No.', rule: 'plan.a-card-once' }
    socket.says({ type: 'refused', id: socket.sent[1]!['id'] as string, seq: 7, ...refusal })
    await expect(tried).rejects.toEqual(refusal)
    expect(table.refusal).toEqual(refusal)
    void table.send({ type: 'undo' })
    expect(table.refusal).toBeNull()
  })

  it('is patient with a busy server', async () => {
    const { table, socket } = seated()
    const tried = table.send({ type: 'undo' })
    const id = socket.sent[1]!['id'] as string
    socket.says({ type: 'refused', id, seq: 7, code: 'busy', message: 'Wait.', rule: null })
    expect(table.refusal).toBeNull()
    vi.advanceTimersByTime(1500)
    expect(socket.sent.at(-1)).toEqual({ type: 'undo', id })
    socket.says({ type: 'ack', id, seq: 8 })
    await expect(tried).resolves.toBe(8)
  })

  it.each(['other-rules', 'other-facts'])('says that a table cannot be played (%s), and whether there is a record', async (code) => {
    const card = { ...(messages[0] as { table: object }).table, status: 'finished' }
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(card) }))
    const table = new Table<View, GameEvent>('abc', null)
    last().open()
    last().says({ type: 'refused', id: null, seq: 0, code, message: 'Version 1.', rule: null })
    expect([table.lost?.code, table.lost?.message]).toEqual([code, 'Version 1.'])
    await vi.waitFor(() => expect(table.card?.status).toBe('finished'))
    vi.advanceTimersByTime(60_000)
    expect(Socket.made).toHaveLength(1)
  })

  it('says that there is no such table, and stays away', async () => {
    const refusal = { ok: false, status: 404, json: () => Promise.resolve({ code: 'no-such-table', message: 'None.' }) }
    vi.stubGlobal('fetch', () => Promise.resolve(refusal))
    const table = new Table<View, GameEvent>('nowhere', null)
    last().close()
    await vi.waitFor(() => expect(table.lost?.code).toBe('no-such-table'))
    vi.advanceTimersByTime(60_000)
    expect(Socket.made).toHaveLength(1)
  })
})

describe('a table that is told', () => {
  const steps = season.steps
  const throwing = steps.findIndex((step) => step.events.some((event) => event.type === 'cubes-thrown'))
  const A_LONG_TIME = 60_000

  /** The view after so many steps of the season, by the server's patches alone. */
  function after(count: number): View {
    const view = structuredClone(season.view)
    for (const { patch } of steps.slice(0, count)) merge(view as unknown as Record<string, unknown>, patch!)
    return view
  }
  function watching(at: number): { table: Table<View, GameEvent>; socket: Socket } {
    const table = new Table<View, GameEvent>('abc', null, new Pace(() => 1))
    last().open()
    last().says({ ...welcome(at), view: after(at) })
    return { table, socket: last() }
  }
  const says = (socket: Socket, step: Step) => socket.says(step as unknown as Record<string, unknown>)
  const fought = steps[throwing]!
  const where = String(fought.events.find((event) => event.type === 'cubes-thrown')!['province'])

  it('lets the cubes fall before the board shows what came of it, and asks nobody meanwhile', () => {
    const { table, socket } = watching(throwing)
    const before = { ...table.view!.provinces[where]! }
    says(socket, fought)
    while (!table.moment?.throws) vi.advanceTimersByTime(100)
    expect(table.view!.provinces[where]).toEqual(before)
    expect(table.view!.table.awaited).toEqual([])
    expect(table.steps.flatMap((step) => step.events)).not.toContainEqual(table.moment.throws)
    vi.advanceTimersByTime(A_LONG_TIME)
    expect(table.view).toEqual(after(throwing + 1))
    expect(table.steps.flatMap((step) => step.events)).toEqual(fought.events)
  })

  it('comes to the present when the rest is skipped', () => {
    const { table, socket } = watching(0)
    for (const step of steps) says(socket, step)
    expect(table.pace.left).toBeGreaterThan(0)
    table.pace.skip()
    expect(table.view).toEqual(after(steps.length))
    expect(table.steps.flatMap((step) => step.events)).toEqual(steps.flatMap((step) => step.events))
    expect(table.moment).toBeNull()
  })

  it('comes to the present when the line was lost, with every step once', () => {
    const { table, socket } = watching(0)
    for (const step of steps.slice(0, -1)) says(socket, step)
    socket.close()
    vi.advanceTimersByTime(1000)
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: steps.length - 1 })
    last().says({ ...welcome(steps.length, [steps.at(-1)]), view: after(steps.length) })
    expect(table.view).toEqual(after(steps.length))
    expect(table.steps.flatMap((step) => step.events)).toEqual(steps.flatMap((step) => step.events))
  })

  it('takes the past from the log, and not what is still to be told', async () => {
    const { table, socket } = watching(2)
    for (const step of steps.slice(2)) says(socket, step)
    const shown = table.steps.flatMap((step) => step.events)
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(steps) }))
    await table.catchUp()
    const past = steps.slice(0, 2).flatMap((step) => step.events)
    expect(table.steps.flatMap((step) => step.events)).toEqual([...past, ...shown])
  })

  it('offers no undo that has become impossible', () => {
    const { table, socket } = watching(throwing)
    table.view!.table.can_undo = true
    socket.says(step(throwing + 1) as unknown as Record<string, unknown>)
    says(socket, { ...fought, seq: throwing + 2, patch: { table: { can_undo: false } } })
    expect(table.view!.table.can_undo).toBe(false)
  })
})
