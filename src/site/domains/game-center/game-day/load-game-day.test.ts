import { expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { loadGameDay } from './load-game-day.ts'

/** Notes what is asked, and has no such game. */
function emptyApi() {
  const asked: string[] = []
  const missing = (name: string) => () => {
    asked.push(name)
    return Promise.reject(new Error(`no ${name}`))
  }
  const api = {
    'game-center': { hero: missing('hero'), stories: missing('stories') },
    live: { details: missing('details') },
    stats: { boxscore: missing('boxscore') },
  } as unknown as Api
  return { api, asked }
}

test.each([
  ['during', ['hero', 'details', 'stories']],
  ['after', ['hero', 'boxscore', 'stories']],
] as const)(
  '%s a game all that its part of a home page shows is asked for at once, and a game that is gone is told',
  async (phase, parts) => {
    const { api, asked } = emptyApi()
    await expect(loadGameDay(api, { id: 7, phase })).rejects.toThrow('no ')
    expect(asked).toEqual(parts)
  },
)
