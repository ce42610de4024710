import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { type Answers, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadAllAmericans } from './load-all-americans.ts'
import { loadAwards } from './load-awards.ts'
import { loadHonors } from './load-honors.ts'

const hall = {
  id: 1,
  title: 'Hall of Fame',
  slug: 'hall-of-fame',
  url: '/honors/hall-of-fame',
  inducteeCount: 3,
}
const inductee = { id: 5, lastName: 'Byrne', image: '/byrne.webp', url: '/honors/hall-of-fame/ada-byrne/5' }
const award = { id: 6, awardedOn: '2024-11-03', year: 2024, recipient: 'Ada Byrne', sport: football }
const allAmerican = { id: 7, lastName: 'Byrne', sport: football, year: 1994 }
const answers: Answers = {
  sports,
  honors: {
    kinds: [hall],
    roll: {
      groups: [{ title: 'Class of 2020', inductees: [inductee] }],
      totalItems: 60,
      years: [2020, 1999],
    },
    awards: { items: [award], totalItems: 60, firstYear: 2020 },
    allAmericans: { items: [allAmerican], totalItems: 60, firstYear: 1994 },
  },
}

const whole = { grouping: 'year', $pageIndex: 0, $pageSize: 48 }
const lists = {
  '/awards': { load: loadAwards, asked: ({ honors }: Api) => honors.awards },
  '/all-americans': { load: loadAllAmericans, asked: ({ honors }: Api) => honors.allAmericans },
  '/honors/hall-of-fame': { load: loadHonors, asked: ({ honors }: Api) => honors.roll },
}
const open = (address: string, given = answers) => {
  const [path = '', grouping] = address.split('?', 1)[0]?.split(/\/(?=name$|sport$)/) ?? []
  const list = lists[path as keyof typeof lists]
  const args = loading(address, { slug: path.split('/')[2], grouping }, given)
  return { page: list.load(args), asked: list.asked(args.api) }
}

describe('a list of honors', () => {
  test.each([
    ['/awards', whole],
    ['/awards?group=sport&text=%20ada%20%20b', { ...whole, grouping: 'sport', text: 'ada b' }],
    ['/awards?year=2024&type=conference&page=2', { ...whole, year: 2024, type: 'conference', $pageIndex: 1 }],
    ['/awards?sport=football', { ...whole, sportId: 1 }],
    ['/awards?sport=curling&year=never&type=any', whole],
    ['/all-americans?decade=1990', { ...whole, decade: 1990 }],
    ['/all-americans?decade=1995&year=1995', whole],
    ['/honors/hall-of-fame', { ...whole, honorSlug: 'hall-of-fame' }],
    ['/honors/hall-of-fame?year=2020', { ...whole, honorSlug: 'hall-of-fame', year: 2020 }],
    [
      '/honors/hall-of-fame/name?letter=b',
      { ...whole, honorSlug: 'hall-of-fame', grouping: 'name', letter: 'B' },
    ],
  ])('at %s asks for what its address means', async (address, query) => {
    const { page, asked } = open(address)
    await page
    expect(asked).toHaveBeenCalledExactlyOnceWith(query)
  })

  test.each(Object.keys(lists))('at %s has no third page where two hold everybody', async (path) => {
    expect(await open(`${path}?page=2`).page).toMatchObject({ pages: 2, totalItems: 60 })
    expect(await refusalOf(open(`${path}?page=3`).page)).toEqual([404, `Page Not Found: ${path}`])
  })

  test.each([
    ['/awards', '/awards', false],
    ['/awards?page=2', '/awards?page=2', false],
    ['/awards?year=2024', '/awards', true],
    ['/all-americans?group=name&page=2', '/all-americans', false],
    ['/honors/hall-of-fame?sport=football', '/honors/hall-of-fame', true],
    // A class is a page that people look for.
    ['/honors/hall-of-fame?year=2020', '/honors/hall-of-fame?year=2020', false],
    ['/honors/hall-of-fame?year=2020&page=2', '/honors/hall-of-fame', true],
  ])('at %s is known to search engines as %s, hidden %s', async (address, canonical, isHidden) => {
    expect((await open(address).page).head).toMatchObject({ canonical, isHidden })
  })

  test('offers the teams, and no more of other choices than it has', async () => {
    expect(await open('/all-americans').page).toMatchObject({
      fields: { sports: [{ value: 'football' }, { value: 'mens-basketball' }], years: [], letters: [] },
    })
    const none = { ...answers, honors: { ...answers.honors, allAmericans: { firstYear: null } } }
    expect(await open('/all-americans', none).page).toMatchObject({ pages: 1, fields: { decades: [] } })
    const noAwards = { ...answers, honors: { ...answers.honors, awards: { firstYear: null } } }
    expect(await open('/awards', noAwards).page).toMatchObject({ pages: 1, fields: { years: [] } })
  })

  test('leads to every honor, the awards and the All-Americans', async () => {
    for (const path of Object.keys(lists)) {
      expect(await open(path).page).toMatchObject({
        places: [{ href: '/honors/hall-of-fame' }, { href: '/awards' }, { href: '/all-americans' }],
      })
    }
  })
})

describe('the roll of an honor', () => {
  const roll = (path: string, params: Record<string, string>) => loadHonors(loading(path, params, answers))

  test.each([
    ['/honors/hall-of-shame', { slug: 'hall-of-shame' }],
    ['/honors/hall-of-fame/shoe-size', { slug: 'hall-of-fame', grouping: 'shoe-size' }],
  ])('is not at %s', async (path, params) => {
    expect(await refusalOf(roll(path, params))).toEqual([404, `Page Not Found: ${path}`])
  })

  test('has one spelling', async () => {
    const wrong = roll('/honors/Hall-of-Fame?year=2020', { slug: 'Hall-of-Fame' })
    expect(await refusalOf(wrong)).toEqual([301, '/honors/hall-of-fame?year=2020'])
  })

  test('offers letters where it is grouped by name', async () => {
    const named = { ...answers, honors: { ...answers.honors, roll: { letters: ['A', 'B'] } } }
    expect(await open('/honors/hall-of-fame', named).page).toMatchObject({ fields: { letters: [] } })
    expect(await open('/honors/hall-of-fame/name', named).page).toMatchObject({
      fields: { letters: ['A', 'B'] },
    })
  })
})

describe('the overview of honors', () => {
  test('has a shelf for everything that somebody has', async () => {
    const args = loading('/honors', {}, answers)
    expect(await loadHonors(args)).toMatchObject({
      head: { canonical: '/honors', image: '/byrne.webp' },
      shelves: [
        { title: 'Hall of Fame', count: 3, entries: [{ id: 5 }] },
        { title: 'Awards', count: 60, entries: [{ id: 6 }] },
        { title: 'All-Americans', count: 60, entries: [{ id: 7 }] },
      ],
    })
    expect(args.api.honors.roll).toHaveBeenCalledExactlyOnceWith({ honorSlug: 'hall-of-fame', $pageSize: 6 })
  })

  test('leaves out what nobody has', async () => {
    const honors = {
      kinds: [{ ...hall, inducteeCount: 0 }],
      roll: {},
      awards: {},
      allAmericans: { totalItems: 1 },
    }
    expect(await loadHonors(loading('/honors', {}, { sports, honors }))).toMatchObject({
      head: { image: null },
      shelves: [{ title: 'All-Americans' }],
    })
  })
})
