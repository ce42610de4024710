import { beforeEach, describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { rememberRoot } from '#site/page/school/known-root.ts'
import { type Answers, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadRoster } from './load-roster.ts'

const address = '/sports/football/roster'
const player = (id: number, change: object = {}) => ({
  rosterPlayerId: id,
  playerId: id,
  position: 'LB',
  url: `${address}/player-${id}/${id}`,
  ...change,
})
const roster = {
  rosterId: 1,
  sport: football,
  season: '2026',
  seasons: ['2026', '2025'],
  currentSeason: '2026',
  players: [player(1, { heightInches: 74 }), player(2, { position: 'QB', weight: 210 })],
}
interface Asked {
  at?: string
  change?: object
  settings?: Answers['settings']
  audience?: 'public' | 'office'
  season?: string
}
function open({ at = address, change = {}, settings = {}, audience = 'public', season }: Asked = {}) {
  const told = { ...roster, ...change }
  const rosters = { bySport: told, hiddenBySport: told }
  const args = loading(at, { slug: 'football', season }, { sports, rosters, settings })
  return { page: loadRoster(args, audience), api: args.api }
}

// In the browser the document has told the settings; on the server they are asked for.
beforeEach(() => {
  rememberRoot(undefined)
})

describe('a roster', () => {
  test.each([
    [undefined, { slug: 'football' }],
    ['2025', { slug: 'football', season: '2025' }],
  ])('of the season %s is asked for by its team', async (season, asked) => {
    const at = season ? `${address}/${season}` : address
    const { page, api } = open({ at, season, ...(season ? { change: { season } } : {}) })
    expect((await page).head).toMatchObject({ canonical: at, image: '/football.webp', isHidden: false })
    expect(api.rosters.bySport).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test('stands at the address with its season too, and at no other', async () => {
    expect((await open({ at: `${address}/2026`, season: '2026' }).page).head.canonical).toBe(address)
    expect(await refusalOf(open({ at: '/sports/fball/roster?view=2' }).page)).toEqual([
      301,
      `${address}?view=2`,
    ])
  })

  test('that is not there is as the API says', async () => {
    const args = loading(address, { slug: 'football' }, { rosters: { bySport: notFound('No roster.') } })
    expect(await refusalOf(loadRoster(args))).toEqual([404, 'No roster.'])
  })

  test.each([
    ['the usual ones', {}, ['position', 'height', 'weight']],
    ["the school's, in its order", { columns: ['weight', 'position'] }, ['weight', 'position']],
    [
      "the sport's before the school's",
      { columns: ['weight'], columnsBySport: { football: ['position'] } },
      ['position'],
    ],
  ] as const)('has the columns that somebody fills: %s', async (_, chosen, columns) => {
    const { page } = open({ settings: { sportsTemplate: { roster: { ...chosen } } } as Answers['settings'] })
    expect((await page).columns).toEqual(columns)
  })

  test('has the usual columns where the settings cannot be had', async () => {
    expect((await open({ settings: { sportsTemplate: new Error('down') } }).page).columns).toContain(
      'position',
    )
  })

  test('counts whom its address asks for', async () => {
    expect(await open({ at: `${address}?position=QB` }).page).toMatchObject({ total: 2, found: 1 })
  })

  test('is printed and downloaded under its own season', async () => {
    expect((await open().page).papers).toEqual({
      print: `${address}/print`,
      csv: `${address}.csv`,
      csvSeason: null,
    })
    const older = open({ at: `${address}/2025`, season: '2025', change: { season: '2025' } })
    expect((await older.page).papers).toMatchObject({ print: `${address}/print/2025`, csvSeason: '2025' })
  })

  test('of the office is asked for as such: all addresses are hidden, and nothing is told to machines', async () => {
    const { page, api } = open({ at: `/hidden${address}`, audience: 'office' })
    const shown = await page
    expect(shown).toMatchObject({
      head: { canonical: `/hidden${address}`, isHidden: true },
      players: [{ url: `/hidden${address}/player-1/1` }, { url: `/hidden${address}/player-2/2` }],
      papers: null,
    })
    expect(shown.structuredData).toBeUndefined()
    expect(api.rosters.bySport).not.toHaveBeenCalled()
  })
})
