import { describe, expect, it } from 'vitest'
import { Hand } from './clock.fixture'
import { KEPT, MOST, Pace } from './pace.svelte'

function telling(tempo = 1) {
  const clock = new Hand()
  const told: string[] = []
  const chosen = { tempo }
  const pace = new Pace(() => chosen.tempo, clock)
  const moment = (name: string, stay: number) => ({ stay, show: (seen: boolean) => void told.push(seen ? name : `(${name})`) })
  return { clock, told, pace, moment, chosen }
}

describe('the pace', () => {
  it('shows each moment when the one before it has been looked at', () => {
    const { clock, told, pace, moment } = telling()
    pace.add([moment('a', 900), moment('b', 1500)])
    pace.add([moment('c', 0)])
    expect([told, pace.left]).toEqual([['a'], 2])
    clock.pass(899)
    expect(told).toEqual(['a'])
    clock.pass(1)
    expect(told).toEqual(['a', 'b'])
    clock.pass(1500)
    expect([told, pace.left, pace.telling]).toEqual([['a', 'b', 'c'], 0, false])
  })

  it('is stretched by the tempo', () => {
    const { clock, told, pace, moment } = telling(2)
    pace.add([moment('a', 500), moment('b', 0)])
    clock.pass(999)
    expect(told).toEqual(['a'])
    clock.pass(1)
    expect(told).toEqual(['a', 'b'])
  })

  it('lets everything happen at once where that is wished', () => {
    const { told, pace, moment, chosen } = telling()
    pace.add([moment('a', 900), moment('b', 900)])
    chosen.tempo = 0
    pace.add([moment('c', 900)])
    expect([told, pace.left, pace.telling]).toEqual([['a', '(b)', '(c)'], 0, false])
  })

  it('comes to the present when it is skipped, and goes on from there', () => {
    const { clock, told, pace, moment } = telling()
    pace.add([moment('a', 900), moment('b', 900), moment('c', 900)])
    pace.skip()
    expect(told).toEqual(['a', '(b)', '(c)'])
    pace.add([moment('d', 900), moment('e', 0)])
    expect([told.at(-1), pace.left]).toEqual(['d', 1])
    clock.pass(900)
    expect(told.at(-1)).toBe('e')
  })

  it('answers an own deed at once, but not before what is still to be told', () => {
    const { told, pace, moment } = telling()
    pace.add([moment('theirs', 900)])
    pace.add([moment('mine', 900), moment('what follows', 0)], true)
    expect(told).toEqual(['theirs', 'mine'])
    pace.add([moment('mine again', 0)], true)
    expect(told).toEqual(['theirs', 'mine'])
  })

  it('waits while something is held up to be read', () => {
    const { clock, told, pace, moment } = telling()
    pace.add([moment('a', 900), moment('b', 0)])
    const release = pace.hold()
    clock.pass(5000)
    expect(told).toEqual(['a'])
    release()
    release()
    expect(told).toEqual(['a', 'b'])
  })

  it('waits for the last one who reads, however often another says so', () => {
    const { told, pace, moment } = telling()
    const [first, second] = [pace.hold(), pace.hold()]
    pace.add([moment('a', 0)])
    first()
    first()
    expect([told, pace.held]).toEqual([[], true])
    second()
    expect([told, pace.held]).toEqual([['a'], false])
  })

  it('gives a moment the time it needs, or lets it pass', () => {
    const { clock, told, pace, moment } = telling()
    pace.add([moment('a', 900), moment('b', 900), moment('c', 0)])
    clock.pass(800)
    pace.linger(2600)
    clock.pass(2599)
    expect(told).toEqual(['a'])
    pace.next()
    expect(told).toEqual(['a', 'b'])
  })

  it('shortens what is too long', () => {
    const { told, pace, moment } = telling()
    pace.add(Array.from({ length: MOST + 2 }, (_, at) => moment(String(at), 900)))
    expect(pace.left).toBe(KEPT)
    expect([told[0], told.at(-1)]).toEqual(['0', `(${MOST + 1 - KEPT})`])
  })

  it('hastens through a long tale and takes its time for the end of it', () => {
    const tale = (tempo: number) => {
      const { clock, told, pace, moment } = telling(tempo)
      pace.add(Array.from({ length: 40 }, (_, at) => moment(String(at), 900)))
      let passed = 0
      for (; pace.telling; passed += 10) clock.pass(10)
      return [told.length, Math.round(passed / 1000)]
    }
    expect(tale(1)).toEqual([40, 19])
    expect(tale(1.6)).toEqual([40, 58]) // whoever likes it slow gets it slow
  })

  it('gives the last moments their whole time', () => {
    const { clock, told, pace, moment } = telling()
    pace.add(Array.from({ length: 6 }, (_, at) => moment(String(at), 900)))
    clock.pass(899)
    expect(told).toHaveLength(1)
  })

  it('ends with the page', () => {
    const { clock, told, pace, moment } = telling()
    pace.add([moment('a', 900), moment('b', 0)])
    pace.end()
    clock.pass(9000)
    expect(told).toEqual(['a'])
  })
})
