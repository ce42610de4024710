import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggedAddress, loggedRequest } from './logged-request.ts'

test.each([
  ['/login/reset?token=abc', '/login/reset?…'],
  ['/invitation?problem=name&token=abc', '/invitation?…'],
  ['/news', '/news'],
])('%s is logged as %s', (url, logged) => expect(loggedAddress(url)).toBe(logged))

test('the log of every request tells the path and no token', async () => {
  const lines: string[] = []
  const app = Fastify({
    logger: {
      level: 'info',
      serializers: { req: loggedRequest },
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  app.get('/invitation', async () => 'ok')
  await app.inject('/invitation?token=secret')
  await app.close()
  expect(lines.join('')).toContain('/invitation?…')
  expect(lines.join('')).not.toContain('secret')
})
