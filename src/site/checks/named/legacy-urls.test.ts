import { describe, expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { legacyUrls } from './legacy-urls.ts'

const at = (address: string) => legacyUrls.address(visitOf(address))

describe('legacy-urls: addresses of the previous generation lead to those of today, for good', () => {
  test.each([
    ['/roster.aspx?path=football', '/sports/football/roster'],
    ['/roster.aspx?path=mbball', '/sports/mens-basketball/roster'],
    ['/Roster.ASPX?Path=MBball', '/sports/mens-basketball/roster'],
    ['/roster.aspx?rp_id=7', '/sports/football/roster/ada-byrne/7'],
    ['/roster.aspx?rp_id=7&path=mbball', '/sports/football/roster/ada-byrne/7'],
    ['/schedule.aspx?path=football', '/sports/football/schedule'],
    ['/schedule.aspx?path=football&schedule=412', '/sports/football/schedule'],
    ['/schedule.aspx', '/calendar'],
    ['/news.aspx?id=7', '/news/2026/1/5/a-win'],
    ['/news.aspx', '/archives'],
    ['/boxscore.aspx?id=7&path=football', '/sports/football/stats/2026/wexcombe/boxscore/7'],
    ['/boxscore.aspx?id=6', '/game-center/6'],
    ['/index.aspx?path=football', '/sports/football'],
    ['/index.aspx', '/'],
    ['/index.aspx?path=', '/'],
    ['/staff.aspx', '/staff-directory'],
    ['/staff.aspx?staff=7', '/staff-directory/ada-byrne/7'],
    ['/coaches.aspx?rc=7', '/sports/football/roster/coaches/ada-byrne/7'],
    ['/coaches.aspx?path=football', '/sports/football/coaches'],
    ['/cumestats.aspx?path=football', '/sports/football/stats'],
    ['/archives.aspx', '/archives'],
    ['/archives.aspx?path=football', '/sports/football/archives'],
    ['/calendar.aspx', '/calendar'],
    ['/calendar.aspx?path=football', '/sports/football/calendar'],
    ['/hof.aspx', '/honors'],
    ['/hof.aspx?hof=7', '/honors/hall-of-fame/ada-byrne/7'],
    [
      '/roster.aspx?path=football&utm_source=mail&ssr=1&tab=2',
      '/sports/football/roster?utm_source=mail&ssr=1',
    ],
  ])('%s is at %s', async (old, to) => {
    expect(await at(old)).toEqual({ to, isPermanent: true })
  })

  test('a story that is told elsewhere is left for, as long as it is', async () => {
    expect(await at('/news.aspx?id=8')).toEqual({
      to: 'https://elsewhere.example/story',
      isPermanent: false,
      leaves: true,
    })
  })

  test.each([
    '/roster.aspx?path=quidditch',
    '/roster.aspx?rp_id=99',
    '/roster.aspx?rp_id=seven',
    '/news.aspx?id=99',
    '/news.aspx?id=-1',
    '/boxscore.aspx?id=99',
    '/coaches.aspx?rc=99',
    '/hof.aspx?hof=%2F%2Fevil.example',
  ])('%s names nothing that is there', async (old) => {
    expect(await at(old)).toBe(false)
  })

  test.each([
    '/',
    '/roster',
    '/roster.aspx',
    '/sports/football/roster.aspx',
    '/gameday/concurrent.aspx?ids=1',
  ])('%s is none of them', async (address) => {
    expect(await at(address)).toBeNull()
  })
})
