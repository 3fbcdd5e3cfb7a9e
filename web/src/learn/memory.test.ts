import { afterEach, expect, it, vi } from 'vitest'
import { keep, recall } from './memory'

function storage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

it('remembers what was read at a table, and at no other', () => {
  storage()
  keep('a', { read: ['hello'], hidden: true, ended: false, done: false })
  expect(recall('a')).toEqual({ read: ['hello'], hidden: true, ended: false, done: false })
  expect(recall('b')).toEqual({ read: [], hidden: false, ended: false, done: false })
})

it('begins anew where storage is forbidden or holds something else', () => {
  expect(recall('a').read).toEqual([])
  expect(() => keep('a', { read: [], hidden: false, ended: true, done: true })).not.toThrow()
  const kept = storage()
  kept.set('bakufu-lesson-a', '{"read": 7, "hidden": "yes"}')
  expect(recall('a')).toEqual({ read: [], hidden: false, ended: false, done: false })
  kept.set('bakufu-lesson-a', 'no json')
  expect(recall('a').read).toEqual([])
})
