import { expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { asksFirstAnswers, firstAnswersAddress, remembering } from './first-answers.ts'

test.each([
  ['/sports/football/roster', '', '/sports/football/roster?calls=1'],
  ['/calendar', '?sport=football', '/calendar?sport=football&calls=1'],
])('the answers of the first calls of %s%s are beside it', (pathname, search, address) => {
  expect(firstAnswersAddress({ pathname, search })).toBe(address)
})

test('they are for schools whose browsers ask', () => {
  const url = new URL('https://school.example/?calls=1')
  expect([true, false].map((shellOnly) => asksFirstAnswers(url, { shellOnly }))).toEqual([true, false])
  expect(asksFirstAnswers(new URL('https://school.example/'), { shellOnly: true })).toBe(false)
})

test('what was answered is remembered by its name, and what failed is left for the browser to ask', async () => {
  const { api, answers } = remembering({
    sports: { list: async () => ['football'] },
    stats: { boxscore: () => Promise.reject(new Error('gone')) },
  } as unknown as Api)
  expect(await api.sports.list()).toEqual(['football'])
  await expect(api.stats.boxscore({ gameId: 7 })).rejects.toThrow('gone')
  expect(answers).toEqual({ 'sports.list {}': ['football'] })
})
