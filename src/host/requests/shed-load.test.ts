import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeProblem, sendProblem } from '#server/plugins/errors.ts'
import { isStatFile, shedLoad } from './shed-load.ts'

async function serverWith(maxDelay: number, calmMs = 0) {
  const app = Fastify({ routerOptions: { caseSensitive: false } })
  await app.register(async (scope) => {
    await shedLoad(scope, {
      maxEventLoopDelay: maxDelay,
      refuse: async (_request, reply) => sendProblem(reply, makeProblem(503, 'Too busy')),
      spared: isStatFile,
      sampleInterval: 300,
      calmMs,
    })
    scope.get('/', async () => 'served')
    scope.all('/api/v2/stats/files', async () => 'taken')
    scope.post('/forms', async () => 'filled in')
  })
  await app.ready()
  return app
}

/** Keeps the event loop from turning, as a long render would, and lets the next sample be taken. */
async function holdUp(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
  await sleep(1)
}

test('under pressure requests are refused with Retry-After, and served again when it has passed', async () => {
  const app = await serverWith(100)
  expect((await app.inject('/')).body).toBe('served')
  await holdUp(600)
  const refused = await app.inject('/')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.headers['content-type']).toMatch('application/problem+json')
  await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 10_000 }).toBe(200)
  await app.close()
})

test('0 never sheds', async () => {
  const app = await serverWith(0)
  await holdUp(600)
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})

test('nobody is turned away for what a process does in its first seconds', async () => {
  const app = await serverWith(100, 60_000)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await holdUp(600)
  expect((await app.inject('/')).body).toBe('served')
  await app.close()
})

test('a scoring program hands in its file however busy the process is; nobody else gets by with its address', async () => {
  const app = await serverWith(100)
  await holdUp(600)
  const asked = await Promise.all(
    [
      { method: 'POST', url: '/api/v2/Stats/files?gameId=3' },
      { method: 'GET', url: '/api/v2/stats/files' },
      { method: 'POST', url: '/forms?/api/v2/stats/files' },
    ].map((request) => app.inject(request as { method: 'POST'; url: string })),
  )
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503])
  await app.close()
})
