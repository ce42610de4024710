import { describe, expect, test } from 'vitest'
import type { Takeover } from '#contract/promotions.ts'
import { takeoverCookie } from '../splash/splash-cookies.ts'
import { departureFor, readTakeoverIds } from './takeover-rules.ts'

const takeover = (id: number, given: Partial<Takeover> = {}): Takeover => ({
  id,
  title: null,
  type: 'GameDay',
  url: `/game-center/${id}`,
  cookie: `gameday-${id}`,
  ...given,
})
const feature = (id: number) => takeover(id, { type: 'Feature', url: '/feature/x', cookie: 'feature' })
const departure = (takeovers: Takeover[], { cookies = '', isConcurrent = true } = {}) =>
  departureFor({ takeovers, config: { isConcurrent } }, cookies)?.to ?? null

describe('a takeover is unseen', () => {
  test.each([
    ['when it has a url and a cookie name and that cookie is not set', {}, '', true],
    ['not without a url', { url: null }, '', false],
    ['not with an empty url', { url: '' }, '', false],
    ['not without a cookie name', { cookie: null }, '', false],
    ['not with a name that no browser keeps', { cookie: 'game day;1' }, '', false],
    ['not when its cookie is set', {}, 'viewport=md; gameday-1=seen', false],
    ['not when its cookie is set to nothing', {}, 'gameday-1=', false],
    ["when another one's is", {}, 'gameday-11=seen', true],
    ['not with a script for a url', { url: 'javascript:alert(1)' }, '', false],
    ['with an address elsewhere', { url: 'https://gameday.example/1' }, '', true],
  ])('%s', (_, given, cookies, expected) => {
    expect(departure([takeover(1, given)], { cookies }) !== null).toBe(expected)
  })
})

describe('a visitor is sent', () => {
  const both = '/gameday/concurrent.aspx?ids=1,2'

  test.each([
    ['nowhere without a takeover', [], {}, null],
    ['to the first unseen', [takeover(1), takeover(2)], { isConcurrent: false }, '/game-center/1'],
    ['past what was seen', [takeover(1), takeover(2)], { cookies: 'gameday-1=seen' }, '/game-center/2'],
    ['to the choice of concurrent games', [takeover(1), takeover(2)], {}, both],
    ['to the choice past another kind', [takeover(1), feature(3), takeover(2)], {}, both],
    ['to another kind that comes first', [feature(3), takeover(1), takeover(2)], {}, '/feature/x'],
    ['to the one game that is named twice', [takeover(1), takeover(1)], {}, '/game-center/1'],
    [
      'to the one game that is left',
      [takeover(1), takeover(2)],
      { cookies: 'gameday-2=1' },
      '/game-center/1',
    ],
  ])('%s', (_, takeovers, given, expected) => {
    expect(departure(takeovers, given)).toBe(expected)
  })

  test('once: each takeover that is offered is seen with it', () => {
    const set = { takeovers: [takeover(1), feature(3), takeover(2)], config: { isConcurrent: true } }
    expect(departureFor(set, '')?.cookies).toEqual(['gameday-1', 'gameday-2'])
    expect(departureFor(set, 'gameday-1=seen; gameday-2=seen')?.cookies).toEqual(['feature'])
  })

  test('again after a day', () => {
    expect(takeoverCookie('gameday-1', Date.parse('2026-11-15T12:00:00Z'))).toBe(
      'gameday-1=seen; Expires=Mon, 16 Nov 2026 12:00:00 GMT; Path=/; SameSite=Lax',
    )
  })
})

test.each([
  ['1,2', [1, 2]],
  [' 2 , 1,2', [2, 1]],
  ['0,-1,x,1.5,99999999999,3', [3]],
  [Array.from({ length: 40 }, (_, index) => index + 1).join(), Array.from({ length: 20 }, (_, i) => i + 1)],
  ['', []],
  [null, []],
])('the ids in "%s" are %j', (list, expected) => {
  expect(readTakeoverIds(list)).toEqual(expected)
})
