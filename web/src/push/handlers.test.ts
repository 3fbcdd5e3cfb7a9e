import { describe, expect, it } from 'vitest'
import { arrived, pressed, type Message, type Page, type Worker } from './handlers'

const message: Message = { title: 'Your turn', text: 'The others wait.', path: '/t/abc', tag: 'abc' }

function worker(...pages: { path: string; visible: boolean }[]) {
  const done: string[] = []
  const open: Page[] = pages.map(({ path, visible }) => ({
    url: `https://table.example${path}`,
    visibilityState: visible ? 'visible' : 'hidden',
    focus: async () => done.push(`focus ${path}`),
  }))
  const made: Worker = {
    clients: { matchAll: async () => open, openWindow: async (path) => done.push(`open ${path}`) },
    registration: { showNotification: async (title, { body, tag }) => void done.push(`show ${title}: ${body} [${tag}]`) },
  }
  return { made, done }
}

describe('a push message', () => {
  it('is shown to somebody who looks elsewhere', async () => {
    const { made, done } = worker({ path: '/t/abc', visible: false }, { path: '/', visible: true })
    await arrived(made, message)
    expect(done).toEqual(['show Your turn: The others wait. [abc]'])
  })

  it('is not shown to somebody who looks at the table', async () => {
    const { made, done } = worker({ path: '/t/abc?link=x', visible: true })
    await arrived(made, message)
    expect(done).toEqual([])
  })

  it('leads to the page that shows the table', async () => {
    const { made, done } = worker({ path: '/', visible: true }, { path: '/t/abc', visible: false })
    await pressed(made, message)
    expect(done).toEqual(['focus /t/abc'])
  })

  it('opens the table where no page shows it', async () => {
    const { made, done } = worker({ path: '/t/xyz', visible: true })
    await pressed(made, message)
    expect(done).toEqual(['open /t/abc'])
  })
})
