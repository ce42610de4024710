import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadCoaches } from './load-coaches.ts'

const address = '/sports/football/coaches'
const head = { id: 7, lastName: 'Byrne', title: 'Head Coach', image: '/byrne.webp' }
const assistant = { id: 8, lastName: 'Cole', title: 'Assistant Coach' }
const list = {
  sport: football,
  season: '2026',
  seasons: ['2026', '2025'],
  currentSeason: '2026',
  coaches: [assistant, head],
}
const open = (
  season?: string,
  change: Answers['staff'] = {},
  at = season ? `${address}/${season}` : address,
) => {
  const staff = {
    coachesBySport: { ...list, season: season ?? '2026' },
    coach: { ...head, bio: '<p>Since 2001.</p>' },
    coachingRecords: {
      sport: football,
      records: [{ season: '2025', name: 'Byrne', wins: 9 }],
      total: { wins: 9 },
    },
    ...change,
  }
  const args = loading(at, { sportSlug: 'football', season }, { staff })
  return { page: loadCoaches(args), api: args.api }
}

describe('the coaches of a team', () => {
  test.each([
    [undefined, { slug: 'football' }],
    ['2025', { slug: 'football', season: '2025' }],
  ])('of the season %s are led by the head coach', async (season, asked) => {
    const { page, api } = open(season)
    expect(await page).toMatchObject({
      view: 'list',
      head: { canonical: season ? `${address}/2025` : address, image: '/byrne.webp' },
      leader: { coach: { id: 7 }, teaser: expect.stringContaining('Since 2001.') as string },
      others: [{ id: 8 }],
    })
    expect(api.staff.coachesBySport).toHaveBeenCalledExactlyOnceWith(asked)
    expect(api.staff.coach).toHaveBeenCalledExactlyOnceWith({ coachId: 7 })
  })

  test('without a head coach have no leader, and nobody is asked for one', async () => {
    const { page, api } = open(undefined, { coachesBySport: { ...list, coaches: [assistant] } })
    expect(await page).toMatchObject({ leader: null, others: [{ id: 8 }], head: { image: null } })
    expect(api.staff.coach).not.toHaveBeenCalled()
  })

  test('stand at the address with the season too, and at no other', async () => {
    expect((await open('2026').page).head.canonical).toBe(address)
    expect(await refusalOf(open(undefined, {}, '/sports/fball/coaches').page)).toEqual([301, address])
  })

  test('of a team that nobody knows are as the API says', async () => {
    const gone = open(undefined, { coachesBySport: notFound('No such team.') })
    expect(await refusalOf(gone.page)).toEqual([404, 'No such team.'])
  })

  test('have no page of what is neither a season nor a kind of record', async () => {
    const { page, api } = open('ever')
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: ${address}/ever`])
    expect(api.staff.coachesBySport).not.toHaveBeenCalled()
  })
})

test.each([
  ['year', 'by Year'],
  ['overall', 'Overall'],
] as const)('coaching records are listed by %s', async (type, word) => {
  const { page, api } = open(type)
  expect(await page).toMatchObject({
    view: 'records',
    head: { canonical: `${address}/${type}`, tokens: { type: word } },
    records: [{ name: 'Byrne', wins: 9 }],
  })
  expect(api.staff.coachingRecords).toHaveBeenCalledExactlyOnceWith({ slug: 'football', type })
})
