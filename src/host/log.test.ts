import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggedAddress, loggedError, logOptions, withoutSecrets } from './log.ts'

test.each([
  ['/login/reset?token=abc', '/login/reset?…'],
  ['/invitation?problem=name&token=abc', '/invitation?…'],
  ['/news', '/news'],
])('%s is logged as %s', (url, logged) => expect(loggedAddress(url)).toBe(logged))

const mailError = Object.assign(new Error('Mail command failed: 550 <ada@mail.example> unknown'), {
  code: 'EENVELOPE',
  rejected: ['ada@mail.example'],
  response: '550 <ada@mail.example> unknown',
})
const refused = Object.assign(new Error('invalid input syntax for type integer: "hush-hush"'), {
  code: '22P02',
})
const queryError = new DrizzleQueryError(
  'select * from users where email = $1',
  ['ada@mail.example', 'hush-hush'],
  refused,
)

test('the log of every request and fault tells the path and the place, and no token, address or value', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: logOptions('trace', { write: (line) => void lines.push(line) }) })
  app.get('/invitation', async () => 'ok')
  app.get('/fails', async (request) => {
    request.log.error({ err: queryError }, 'request failed')
    request.log.warn(mailError, 'not sent')
    app.log.warn(`accounts: error for ada@mail.example at /login?token=${'hush-hush'}`)
    throw queryError
  })
  await app.inject({ url: '/invitation?token=hush-hush', headers: { cookie: 'a=hush-hush' } })
  await app.inject('/fails?email=ada@mail.example')
  await app.inject('/unknown?token=hush-hush')
  await app.close()
  const log = lines.join('')
  expect(log).toContain('/invitation?…')
  expect(log).toContain('select * from users where email = $1')
  expect(log).toContain('22P02')
  expect(log).not.toMatch(/hush-hush|ada@mail/)
})

test('a fault keeps where it came from', () => {
  const { type, message, stack, cause } = loggedError(queryError)
  expect([type, message, cause?.message]).toEqual([
    'Error',
    'Failed query: select * from users where email = $1',
    'invalid input syntax for type integer',
  ])
  expect(stack).toContain('log.test.ts')
  expect(loggedError('a word')).toMatchObject({ type: 'string', message: 'a word' })
})

test.each([
  ['{"reqId":"0b5e8f5c-4a37-4d6c-9d8e-3f9a3f6d2a11","url":"/news"}', null],
  ['/srv/app/src/server/domains/accounts/accounts.service.ts:12:3', null],
  ['to Ada <ada.l@mail.example>', 'to Ada <<mail>>'],
  ['GET /subscribe/leave?token=x&y=z HTTP', 'GET /subscribe/leave?… HTTP'],
  [`token ${'aB3'.repeat(12)}`, 'token <token>'],
  [`token ${'a_B-3'.repeat(9)}`, 'token <token>'],
])('%j is written without secrets', (line, written) => expect(withoutSecrets(line)).toBe(written ?? line))
