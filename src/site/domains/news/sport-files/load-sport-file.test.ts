import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessCodeNeeded, notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadSportFile } from './load-sport-file.ts'

const address = '/sports/2026/11/14/notes'
const file = { id: 7, title: 'Game notes', sport: football, url: address, content: '<p>All of it.</p>' }
const others = [7, 1, 2, 3, 4, 5, 6].map((id) => ({ id, date: '2026-11-14' }))
const news: Answers['news'] = { sportFile: file, hiddenSportFile: file, sportFiles: { items: others } }
const day = { year: '2026', month: '11', day: '14', filename: 'notes' }

const open = (
  door: 'open' | 'protected' | 'hidden',
  {
    at = address,
    change = {},
    params = day,
  }: { at?: string; change?: Answers['news']; params?: object } = {},
) => {
  const args = loading(at, { ...params }, { news: { ...news, ...change } })
  return { page: loadSportFile(args, door), api: args.api }
}
const locked = accessCodeNeeded('sportfile', 7)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a sport file', () => {
  test('is asked for by the day and the name of its address, and stands with six others of its sport', async () => {
    const { api, page } = open('open')
    expect(await page).toMatchObject({
      head: { canonical: address, contentId: 7, isHidden: false },
      file: {
        team: { href: '/sports/football' },
        others: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }],
      },
    })
    expect(api.news.sportFile).toHaveBeenCalledExactlyOnceWith({ fileDate: '2026-11-14', filename: 'notes' })
    expect(api.news.sportFiles).toHaveBeenCalledExactlyOnceWith({ sportId: 1, $pageSize: 7 })
  })

  test('does without the others where they cannot be had', async () => {
    const { page } = open('open', { change: { sportFiles: new Error('down') } })
    expect(await page).toMatchObject({ file: { title: 'Game notes', others: [] } })
    expect(console.warn).toHaveBeenCalledOnce()
  })

  test.each([
    ['No. 1 Halcyon opens at home.', 'No. 1 Halcyon opens at home.'],
    ['All of it.', null],
  ])('with the teaser %j says it once', async (teaser, said) => {
    expect(await open('open', { change: { sportFile: { ...file, teaser } } }).page).toMatchObject({
      file: { teaser: said },
    })
  })

  test('under a day that is none was never meant: it is at /404', async () => {
    const { api, page } = open('open', { params: { ...day, month: '13' } })
    expect(await refusalOf(page)).toEqual([302, '/404'])
    expect(api.news.sportFile).not.toHaveBeenCalled()
  })

  test('that is not there, or has no name, is no page', async () => {
    expect(await refusalOf(open('open', { change: { sportFile: notFound('Gone.') } }).page)).toEqual([
      404,
      'Gone.',
    ])
    const unnamed = open('open', { params: { ...day, filename: undefined } })
    expect(await refusalOf(unnamed.page)).toEqual([404, `Page Not Found: ${address}`])
  })

  test('that is nothing but a link leads there, and one at another address to its own', async () => {
    const link = { ...file, content: '<p><a href="https://press.example/n.pdf">Notes</a></p>' }
    expect(await refusalOf(open('open', { change: { sportFile: link } }).page)).toEqual([
      302,
      'https://press.example/n.pdf',
    ])
    expect(await refusalOf(open('open', { at: '/sports/2026/11/14/Notes?a=1' }).page)).toEqual([
      301,
      `${address}?a=1`,
    ])
  })

  test('that needs a code has its own door, which asks for the code', async () => {
    const change = { sportFile: locked }
    expect(await refusalOf(open('open', { at: `${address}?a=1`, change }).page)).toEqual([
      302,
      `/protected${address}?a=1`,
    ])
    const at = `/protected${address}`
    expect(await open('protected', { at, change }).page).toMatchObject({
      view: 'locked',
      head: { isHidden: true },
      locked: { kind: 'sportfile', id: 7, returnTo: at },
    })
  })

  test('that is hidden is asked for as such, and stays out of search engines', async () => {
    const at = `/hidden${address}`
    const { api, page } = open('hidden', { at })
    expect(await page).toMatchObject({ head: { canonical: at, isHidden: true } })
    expect(api.news.hiddenSportFile).toHaveBeenCalledOnce()
    expect(api.news.sportFile).not.toHaveBeenCalled()
  })
})
