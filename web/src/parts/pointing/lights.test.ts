import { describe, expect, it } from 'vitest'
import { pointing } from './pointing.svelte'
import { lights } from './lights'

/** A row that lights this province, and the way to take it away. */
function row(province: string | null) {
  const element = new EventTarget() as HTMLElement
  const leave = lights(province)(element)
  return { point: (type: string) => element.dispatchEvent(new Event(type)), goes: () => void leave?.() }
}

describe('a row that lights its province', () => {
  it('does so while it is pointed at', () => {
    const kai = row('Kai')
    kai.point('pointerenter')
    expect(pointing.lit).toBe('Kai')
    kai.point('pointerleave')
    expect(pointing.lit).toBeNull()
  })

  it('takes the light along when it goes away under the pointer', () => {
    const kai = row('Kai')
    kai.point('pointerenter')
    kai.goes()
    expect(pointing.lit).toBeNull()
  })

  it('leaves alone what another has lit since', () => {
    const kai = row('Kai')
    kai.point('pointerenter')
    row('Ise').point('pointerenter')
    kai.goes()
    expect(pointing.lit).toBe('Ise')
    pointing.lit = null
  })
})
