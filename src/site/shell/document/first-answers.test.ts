import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import type { Tenant } from '#contract/tenants.ts'
import { asksFirstAnswers, firstCallsScript, remembering } from './first-answers.ts'

const answers = { 'sports.list {}': [] }

/** Runs the document's script; the network answers in turn, and time flies. */
function ask(search: string, ...replies: (Response | 'nothing')[]) {
  const asked: string[] = []
  const waits: number[] = []
  const dataset: Record<string, string> = {}
  const answer: Promise<unknown> = runInNewContext(firstCallsScript, {
    navigator: { connection: { effectiveType: '3g', saveData: false, rtt: 650, downlink: 0.5 } },
    location: { pathname: '/calendar', search },
    document: { documentElement: { dataset } },
    setTimeout: (then: () => void, wait: number) => {
      waits.push(wait)
      then()
    },
    fetch: async (address: string) => {
      asked.push(address)
      const reply = replies.shift()
      if (reply instanceof Response) return reply
      throw new TypeError('Failed to fetch')
    },
  })
  return { answer, asked, waits, dataset }
}

test('a document asks for them beside itself, with what it was asked with', async () => {
  const { answer, asked, dataset } = ask('?sport=football', Response.json(answers))
  expect(await answer).toEqual(answers)
  expect(asked).toEqual(['/calendar?sport=football&calls=1'])
  expect(dataset).toEqual({})
})

test.each([404, 500])('what is refused with %i is no answer', async (status) => {
  const { answer, asked } = ask('', new Response('{}', { status }))
  expect(await answer).toEqual({})
  expect(asked).toEqual(['/calendar?calls=1'])
})

test('what cannot be had is asked for again, later and later', async () => {
  const busy = () => new Response('', { status: 503 })
  const { answer, asked, waits } = ask(
    '',
    busy(),
    'nothing',
    new Response('{"cut', {}),
    Response.json(answers),
  )
  expect(await answer).toEqual(answers)
  expect(asked).toHaveLength(4)
  for (const [turn, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(500 * 2 ** turn)
    expect(wait).toBeLessThan(1500 * 2 ** turn)
  }
})

test('what a device had kept makes the page one that was kept', async () => {
  const { answer, dataset } = ask(
    '',
    Response.json(answers, { headers: { 'x-kept-at': '2026-11-14T20:00Z' } }),
  )
  await answer
  expect(dataset).toEqual({ offline: '2026-11-14T20:00Z' })
})

test.each([
  ['slow', { effectiveType: '2g' }],
  ['slower', { effectiveType: 'slow-2g' }],
  ['slow to answer', { effectiveType: '3g', rtt: 800, downlink: 1 }],
  ['narrow', { effectiveType: '3g', rtt: 300, downlink: 0.25 }],
  ['one that costs', { effectiveType: '4g', saveData: true }],
])('whose connection is %s is led to the whole page and asks nothing', (_, connection) => {
  const led: string[] = []
  runInNewContext(firstCallsScript, {
    navigator: { connection },
    URL,
    location: Object.assign(new URL('https://school.example//elsewhere.example?tab=2#top'), {
      replace: (to: URL) => led.push(to.href),
    }),
    stop: () => led.push('stopped'),
  })
  expect(led).toEqual(['stopped', 'https://school.example//elsewhere.example?tab=2&ssr=1#top'])
})

test('they are for schools whose browsers ask', () => {
  const url = new URL('https://school.example/?calls=1')
  const of = (disableSSR: boolean) => ({ tenant: { configuration: { disableSSR } } as Tenant })
  expect([true, false].map((disableSSR) => asksFirstAnswers(url, of(disableSSR)))).toEqual([true, false])
  expect(asksFirstAnswers(new URL('https://school.example/'), of(true))).toBe(false)
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
