import { afterEach, describe, expect, it } from 'vitest'
import { focus } from './focus.svelte'

afterEach(() => focus.clear())

describe('the focus', () => {
  it('selects a province that is picked while nothing is asked, and lets go of it', () => {
    focus.pick('Kai')
    expect(focus.selected).toBe('Kai')
    focus.pick('Kai')
    expect(focus.selected).toBeNull()
  })

  it('picks only targets while there are any', () => {
    const picked: string[] = []
    const missed: string[] = []
    focus.ask({
      selected: 'Owari',
      targets: [['Ise', 'attack']],
      onpick: (name) => picked.push(name),
      onmiss: (name) => missed.push(name),
    })
    focus.pick('Kai')
    focus.pick('Ise')
    expect(picked).toEqual(['Ise'])
    expect(missed).toEqual(['Kai'])
    expect(focus.selected).toBe('Owari')
  })

  it('takes back a question, but not the one that came after it', () => {
    const first = focus.ask({ targets: [['Ise', 'attack']] })
    const second = focus.ask({ targets: [['Kai', 'move']] })
    first()
    expect([...focus.targets.keys()]).toEqual(['Kai'])
    second()
    expect(focus.targets.size).toBe(0)
  })
})
