import { describe, expect, it } from 'vitest'
import { readable } from './language'

describe('the language of a browser', () => {
  it('is the first that we have of those its user reads', () => {
    expect(readable(['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(readable(['zh-Hans-CN', 'en-US'])).toBe('zh')
    expect(readable(['EN-gb', 'de'])).toBe('en')
  })

  it('is English where we have none of them', () => {
    expect(readable(['fr', 'ja', ''])).toBe('en')
    expect(readable([])).toBe('en')
  })
})
