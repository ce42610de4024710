import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { asksFirstAnswers, firstCallsScript, remembering } from './first-answers.ts'

test('a document asks for them beside itself, with what it was asked with', async () => {
  const asked: string[] = []
  const ask = (pathname: string, search: string) =>
    runInNewContext(firstCallsScript, {
      location: { pathname, search },
      fetch: async (address: string) => {
        asked.push(address)
        return { ok: asked.length === 1, json: () => ({ 'sports.list {}': [] }) }
      },
    })
  expect(await ask('/calendar', '?sport=football')).toEqual({ 'sports.list {}': [] })
  expect(await ask('/sports/football/roster', ''), 'what is refused is no answer').toEqual({})
  expect(asked).toEqual(['/calendar?sport=football&calls=1', '/sports/football/roster?calls=1'])
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
