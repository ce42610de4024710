import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadAllAmerican } from './load-all-american.ts'
import { loadAward } from './load-award.ts'
import { loadInductee } from './load-inductee.ts'

const seven = [7, 1, 2, 3, 4, 5, 6].map((id) => ({ id, awardedOn: '2024-11-03' }))
const award = {
  id: 7,
  title: 'Player of the Week',
  recipient: 'Ada Maria Byrne',
  type: 'conference',
  awardedOn: '2024-11-03',
  year: 2024,
  url: '/awards/7',
} as const
const inductee = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Byrne',
  classYear: 1999,
  url: '/honors/hall-of-fame/ada-byrne/7',
  honor: { id: 1, title: 'Hall of Fame', slug: 'hall-of-fame', url: '/honors/hall-of-fame' },
}
const allAmerican = {
  ...inductee,
  url: '/all-americans/7',
  year: 1994,
  team: 'First Team',
  selector: 'Coaches',
  sport: football,
}
const honors: Answers['honors'] = {
  award,
  awards: { items: seven },
  allAmerican,
  allAmericans: { items: seven },
  inductee,
}

const loads = {
  award: [loadAward, 'id', '/awards/7'],
  allAmerican: [loadAllAmerican, 'id', '/all-americans/7'],
  inductee: [loadInductee, 'inducteeId', '/honors/hall-of-fame/ada-byrne/7'],
} as const
const kinds = Object.keys(loads) as (keyof typeof loads)[]
const open = (kind: keyof typeof loads, given = honors, id = '7', address: string = loads[kind][2]) => {
  const [load, parameter] = loads[kind]
  const args = loading(address, { [parameter]: id }, { honors: given })
  return { api: args.api, page: load(args) }
}

describe.each(kinds)('the plaque of an %s', (kind) => {
  test.each(['0', 'seven', '7.5', '1234567890'])(
    'with the id %s is no page, and nobody is asked',
    async (id) => {
      const { api, page } = open(kind, honors, id, '/wrong')
      expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /wrong'])
      expect(api.honors[kind]).not.toHaveBeenCalled()
    },
  )

  test('that is not there is as the API says', async () => {
    const { page } = open(kind, { ...honors, [kind]: notFound('Nobody knows them.') })
    expect(await refusalOf(page)).toEqual([404, 'Nobody knows them.'])
  })

  test('says whose it is, and where', async () => {
    expect(await open(kind).page).toMatchObject({
      head: { contentId: 7, canonical: loads[kind][2], type: 'profile' },
      plaque: { id: 7, lastName: 'Byrne', links: [] },
    })
  })

  test.each([
    ['/sports/football/roster/ada-byrne/7', 'Player page'],
    ['/sports/football/historical-roster?text=ada', 'In the all-time roster'],
  ])('leads to %s as the %s', async (playerUrl, label) => {
    const one = { award, allAmerican, inductee }[kind]
    const { page } = open(kind, { ...honors, [kind]: { ...one, playerUrl } })
    expect((await page).plaque.links).toMatchObject([{ href: playerUrl, label }])
  })
})

describe('beside an award', () => {
  test('are six others of its sport', async () => {
    const { api, page } = open('award', { ...honors, award: { ...award, sport: football } })
    const { related } = (await page).plaque
    expect(api.honors.awards).toHaveBeenCalledExactlyOnceWith({ sportId: 1, $pageSize: 7 })
    expect(related.entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(related.href).toBe('/awards?sport=football')
  })

  test('are others of its kind where it is of no sport', async () => {
    const { api, page } = open('award')
    expect((await page).plaque.related.href).toBe('/awards?type=conference')
    expect(api.honors.awards).toHaveBeenCalledExactlyOnceWith({ type: 'conference', $pageSize: 7 })
  })

  test('is the game that earned it', async () => {
    const { page } = open('award', { ...honors, award: { ...award, gameId: 11 } })
    expect((await page).plaque.links).toMatchObject([{ href: '/game-center/11' }])
  })
})

describe('beside an All-American', () => {
  test('are six others of the sport', async () => {
    const { api, page } = open('allAmerican')
    expect((await page).plaque.related.entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(api.honors.allAmericans).toHaveBeenCalledExactlyOnceWith({ sportId: 1, $pageSize: 7 })
  })
})

describe('an inductee', () => {
  test('under a wrong name is sent to the right one', async () => {
    const { page } = open('inductee', honors, '7', '/honors/hall-of-fame/ada/7?ssr=1')
    expect(await refusalOf(page)).toEqual([301, '/honors/hall-of-fame/ada-byrne/7?ssr=1'])
  })

  test('stands with the class, between two of the roll', async () => {
    const next = { id: 8, lastName: 'Cole', classYear: 1998, role: 'contributor' as const }
    const { page } = open('inductee', { ...honors, inductee: { ...inductee, classmates: [{ id: 9 }], next } })
    expect((await page).plaque).toMatchObject({
      related: { href: '/honors/hall-of-fame?year=1999', entries: [{ id: 9 }] },
      neighbours: { previous: null, next: { lastName: 'Cole', title: 'Class of 1998, Contributor' } },
    })
  })
})
