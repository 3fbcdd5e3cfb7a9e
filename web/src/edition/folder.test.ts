import { afterEach, describe, expect, it, vi } from 'vitest'
import { inFolder } from './folder'

const FOLDER = 'https://host.example/games/bakufu/'

describe('pages in a folder of any web host', () => {
  afterEach(() => vi.unstubAllGlobals())
  const at = (address: string) => inFolder.path(new URL(address, FOLDER))

  it('are behind a #, and links lead there', () => {
    vi.stubGlobal('location', new URL(FOLDER))
    expect(inFolder.href('/t/abc?link=x')).toBe('#/t/abc?link=x')
    expect(at('#/t/abc?link=x')).toBe('/t/abc?link=x')
    expect(at('')).toBe('/')
    expect(at('#')).toBe('/')
  })

  it('are not what is elsewhere, or a part of the page', () => {
    vi.stubGlobal('location', new URL(FOLDER))
    expect(at('/elsewhere/#/t/abc')).toBeNull()
    expect(at('#chapter-2')).toBeNull()
    expect(inFolder.href('https://elsewhere.example/')).toBe('https://elsewhere.example/')
  })
})
