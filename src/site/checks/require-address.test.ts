import { describe, expect, test } from 'vitest'
import { requireAddress } from './require-address.ts'

async function sentTo(asked: string, facts: { address: string; alsoAt?: string }) {
  try {
    await requireAddress(new URL(asked, 'http://localhost'), facts)
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return [thrown.status, thrown.headers.get('location')]
  }
}

describe('a wrong slug with a right id redirects to the right slug, for good, so that search engines learn it', () => {
  test.each([
    ['staff', '/staff-directory/ada-lark/7', '/staff-directory/ada-byrne/7'],
    ['roster-bio', '/sports/golf/roster/ada-byrne/7?tab=bio', '/sports/football/roster/ada-byrne/7'],
    ['coach', '/sports/golf/roster/coaches/ada-byrne/7', '/sports/football/roster/coaches/ada-byrne/7'],
    [
      'cume-stats',
      '/sports/football/stats/2025/wexcomb/boxscore/12',
      '/sports/football/stats/2026/wexcombe/boxscore/12',
    ],
    ['facilities', '/facilities/oldbank-field/1?ssr=1', '/facilities/harborlight-stadium/1'],
    ['hof', '/honors/ring-of-honor/ada-byrne/7', '/honors/hall-of-fame/ada-byrne/7'],
  ])('%s: %s is at %s', async (_, asked, address) => {
    const { search } = new URL(asked, 'http://localhost')
    expect(await sentTo(asked, { address })).toEqual([301, address + search])
    expect(await sentTo(address + search, { address })).toBeNull()
  })

  test.each([
    ['/sports/mens-basketball/schedule', null],
    ['/sports/mens-basketball/schedule/2026-27', null],
    ['/sports/mbball/schedule?location=home', '/sports/mens-basketball/schedule?location=home'],
  ])(
    'schedule: the short address of the current season stands, and so does the one that lasts: %s',
    async (asked, to) => {
      const facts = {
        address: '/sports/mens-basketball/schedule',
        alsoAt: '/sports/mens-basketball/schedule/2026-27',
      }
      expect(await sentTo(asked, facts)).toEqual(to && [301, to])
    },
  )
})
