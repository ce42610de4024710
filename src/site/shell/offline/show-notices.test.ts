import { describe, expect, test, vi } from 'vitest'
import { type NoticeScope, showNotices } from './show-notices.ts'

const origin = 'https://school.example'

function open(windows: string[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: [string, object][] = []
  const opened = vi.fn(async () => {})
  const focused: string[] = []
  showNotices({
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: opened,
    },
    location: { origin },
  } as unknown as NoticeScope)
  async function happen(type: string, event: object) {
    let work: Promise<unknown> | undefined
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return { happen, shown, opened, focused }
}

const press = (data: unknown) => ({ notification: { data, close: () => {} } })

describe('what is told of a game', () => {
  test('is shown, and takes the place of what was told of the same game before', async () => {
    const { happen, shown } = open()
    const told = {
      title: 'Halcyon wins',
      body: 'Halcyon 24, Kestrel 17',
      tag: 'game-12',
      path: '/game-center/12',
    }
    await happen('push', { data: { json: () => told } })
    expect(shown).toMatchObject([
      [
        'Halcyon wins',
        { body: 'Halcyon 24, Kestrel 17', tag: 'game-12', renotify: true, data: `${origin}/game-center/12` },
      ],
    ])
  })

  test.each([
    ['nothing', null],
    [
      'no JSON',
      {
        json() {
          throw new SyntaxError('no')
        },
      },
    ],
    ['a list', { json: () => [7] }],
  ])('is shown also where it is %s: a browser wants to see something', async (_, data) => {
    const { happen, shown } = open()
    await happen('push', { data })
    expect(shown).toMatchObject([['A game has news', { body: '', data: `${origin}/` }]])
  })

  test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    async (path) => {
      const { happen, shown } = open()
      await happen('push', { data: { json: () => ({ title: 'x', path }) } })
      expect(shown[0]?.[1]).toMatchObject({ data: origin })
    },
  )
})

describe('pressing it', () => {
  test('opens the game', async () => {
    const { happen, opened } = open([`${origin}/sports/football`])
    await happen('notificationclick', press(`${origin}/game-center/12`))
    expect(opened).toHaveBeenCalledWith(`${origin}/game-center/12`)
  })

  test('goes to the tab that has it open', async () => {
    const { happen, opened, focused } = open([`${origin}/game-center/12?x=1#plays`])
    await happen('notificationclick', press(`${origin}/game-center/12`))
    expect([opened.mock.calls, focused]).toEqual([[], [`${origin}/game-center/12?x=1#plays`]])
  })
})
