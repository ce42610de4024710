import { describe, expect, test } from 'vitest'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import { schoolOf, visitOf } from '#tests/factories/visit.ts'
import { leadToStory, news } from './news.ts'

const address = '/news/2026/1/5/a-win'
const urlOf = (path: string) => visitOf(path).url

describe('news: a story is read at its own day and name', () => {
  test.each([
    ['/news/2026/01/05/a-win?ssr=1', '/news/2026/1/5/a-win?ssr=1'],
    ['/hidden/news/2026/01/05/a-win', '/hidden/news/2026/1/5/a-win'],
    ['/news/2026/10/05/a-win', '/news/2026/10/5/a-win'],
    ['/news/2026/10/5/a-win', null],
    ['/sports/football/roster/05/7', null],
  ])('the day of %s is written %s', async (asked, to) => {
    expect(await news.address(visitOf(asked))).toEqual(to && { to, isPermanent: true })
  })

  test.each([
    ['its own address stays', address, false, address, null],
    ['another is redirected', address, false, '/news/2026/1/5/a-wjn', { to: address, isPermanent: true }],
    [
      'one that is told elsewhere is left for',
      'https://elsewhere.example/story',
      true,
      address,
      { to: 'https://elsewhere.example/story', isPermanent: false, leaves: true },
    ],
  ])('%s', (_, right, isExternal, asked, expected) => {
    expect(news.content(urlOf(asked), { address: right, isExternal })).toEqual(expected)
  })

  const lookedFor = (slug: string, error: unknown) =>
    leadToStory(schoolOf(), urlOf(`/news/2025/12/31/${slug}`), slug, error)

  test('one that was moved to another day is found by its name', async () => {
    const answer: unknown = await lookedFor('a-win', notFound('There is none.')).catch(
      (thrown: unknown) => thrown,
    )
    expect(answer).toMatchObject({ status: 301 })
    expect((answer as Response).headers.get('location')).toBe(address)
  })

  test.each([
    ['no-win', notFound('There is none.')],
    ['a-win', new ApiProblem({ type: 'about:blank', title: '', status: 503, detail: 'Busy' })],
  ])('%s, which failed otherwise or is nowhere, stays as it was', async (slug, error) => {
    await expect(lookedFor(slug, error)).rejects.toBe(error)
  })
})
