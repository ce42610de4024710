import { describe, expect, test } from 'vitest'
import { answerOf, checkPage } from './answer.ts'
import type { Outcome } from './check.ts'

const url = new URL('https://school.example/old')
const thrownBy = (outcome: Outcome, at = url) => {
  try {
    checkPage({ content: () => outcome }, at, null)
  } catch (error) {
    return error
  }
  return undefined
}
const headersOf = (answer: unknown) => Object.fromEntries((answer as Response).headers)

describe('what a visitor is answered', () => {
  test('nothing where nothing is against the address', () => {
    expect(thrownBy(null)).toBeUndefined()
  })

  test.each([
    [true, 301],
    [false, 302],
  ])('for good (%s) is %i, and is asked about again in either case', (isPermanent, status) => {
    const answer = thrownBy({ to: '/new?a=1', isPermanent })
    expect(answer).toMatchObject({ status })
    expect(headersOf(answer)).toEqual({
      location: '/new?a=1',
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    })
  })

  test('leaving is a full page load', () => {
    expect(
      headersOf(thrownBy({ to: 'https://shop.example/', isPermanent: false, leaves: true })),
    ).toMatchObject({
      location: 'https://shop.example/',
      'x-remix-reload-document': 'true',
    })
  })

  test.each(['/hidden/news/2026/1/5/a', '/protected/form/1'])(
    'what is told at %s is for nobody else',
    (path) => {
      const answer = thrownBy({ to: '/hidden/x', isPermanent: true }, new URL(path, url))
      expect(headersOf(answer)['cache-control']).toBe('private, no-store')
    },
  )

  test("a check that says no is a 404 with 'Page Not Found'", () => {
    expect(thrownBy(false)).toMatchObject({ data: 'Page Not Found', init: { status: 404 } })
  })

  test.each([
    ['https://evil.example', undefined],
    ['//evil.example', undefined],
    ['javascript:alert(1)', true],
    ['/\\evil.example', true],
    ['https://school.example@evil.example', true],
    ['/a\r\nset-cookie: a=b', true],
  ])('to %j, leaving %s, nobody is sent', (to, leaves) => {
    expect(answerOf({ to, isPermanent: true, ...(leaves ? { leaves } : {}) }, url)).toMatchObject({
      data: 'Page Not Found',
    })
  })
})
