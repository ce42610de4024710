import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, basketball, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadCalendar } from './load-calendar.ts'

const game = (id: number, type: 'recent' | 'upcoming' = 'upcoming') => ({
  id,
  type,
  sport: football,
  startDate: '2026-11-14T15:00:00',
  opponent: { title: `Opponent ${id}` },
})
const calendar = {
  days: [
    { date: '2026-11-14', games: [game(1, 'recent'), game(2)] },
    // A tournament of two days stands under both.
    { date: '2026-11-15', games: [game(2)] },
  ],
  firstDate: '2026-08-20',
  lastDate: '2027-03-01',
}
const open = (query: string, slug: string | null = null, change: Answers['games'] = {}) => {
  const path = slug ? `/sports/${slug}/calendar` : '/calendar'
  const args = loading(path + query, {}, { sports, games: { calendar, ...change } })
  return { page: loadCalendar(args, slug), api: args.api }
}
const november = { startDate: '2026-11-01', endDate: '2026-11-30' }

beforeEach(() => {
  // Late in the evening at the school, and the next month already in Greenwich.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the calendar', () => {
  test.each([
    ['', null, november],
    ['?view=week&date=2026-11-11', null, { startDate: '2026-11-08', endDate: '2026-11-14' }],
    ['?view=list&date=2026-09-30', null, { startDate: '2026-09-01', endDate: '2026-09-30' }],
    ['?view=pie&type=any', null, november],
    ['?sport=football&location=A', null, { ...november, sportId: 1, locationIndicator: 'A' }],
    ['?type=results', null, { ...november, type: 'recent' }],
    ['?type=tickets', 'mens-basketball', { ...november, sportId: 2, ticketedOnly: true }],
    // The team's own page knows whose it is.
    ['?sport=football', 'mens-basketball', { ...november, sportId: 2 }],
  ])('with %j, of %s, asks for the days it shows', async (query, slug, asked) => {
    const { page, api } = open(query, slug)
    await page
    expect(api.games.calendar).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test.each([
    ['?date=2026-02-30', null],
    ['?sport=curling', null],
    ['', 'curling'],
    // Beyond the first and the last entry there is nothing to show.
    ['?date=2026-07-31', null],
    ['?date=2027-04-01', null],
  ])('has no page with %j of %s', async (query, slug) => {
    const path = slug ? `/sports/${slug}/calendar` : '/calendar'
    expect(await refusalOf(open(query, slug).page)).toEqual([404, `Page Not Found: ${path}`])
  })

  test('of a school without entries has this month', async () => {
    expect(await open('', null, { calendar: {} }).page).toMatchObject({
      count: 0,
      today: '2026-11-30',
      bounds: { from: '2026-11-01', to: '2026-11-30' },
    })
  })

  test('tells search engines of each game once, those to come first, and of nothing where a part is chosen', async () => {
    const page = await open('').page
    expect(page.count).toBe(2)
    expect(page.head).toMatchObject({ canonical: '/calendar', isHidden: false })
    const names = page.structuredData.map((thing) => JSON.stringify(thing))
    expect(names.slice(1)).toEqual([
      expect.stringContaining('Opponent 2') as string,
      expect.stringContaining('Opponent 1') as string,
    ])
    const part = await open('?view=week').page
    expect(part.head).toMatchObject({ canonical: '/calendar', isHidden: true })
    expect(part.structuredData).toHaveLength(1)
  })

  test('offers the teams that have a schedule, by title', async () => {
    const list = [basketball, football, { ...football, id: 9, title: 'Sailing', scheduleId: null }]
    const args = loading('/calendar', {}, { sports: { list }, games: { calendar } })
    expect((await loadCalendar(args, null)).teams.map(({ title }) => title)).toEqual([
      'Football',
      "Men's Basketball",
    ])
  })

  test('of a team carries its bar, the calendar of all does not', async () => {
    expect(await open('', 'football').page).toMatchObject({ team: { id: 1 }, sportBar: { sport: { id: 1 } } })
    expect(await open('?sport=football').page).toMatchObject({ team: null, sport: { id: 1 }, sportBar: null })
  })
})
