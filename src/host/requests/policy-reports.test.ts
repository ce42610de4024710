import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { policyReportPath } from '#contract/pages/policy-report-path.ts'
import { Meters } from '#server/meters/meters.ts'
import { policyReports } from './policy-reports.ts'

test('what browsers refuse is counted by directive, and told to the log so many times a minute', async () => {
  const lines: { page?: string }[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  })
  const meters = new Meters()
  let now = 0
  await policyReports(app, meters, () => now)
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: policyReportPath, payload, headers: { 'content-type': type } })
  const report = JSON.stringify({
    'csp-report': {
      'document-uri': 'https://east.example/news',
      'effective-directive': 'img-src',
      'blocked-uri': 'http://a.example/x.png',
    },
  })
  for (let each = 0; each < 30; each++) expect((await send(report)).statusCode).toBe(204)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toMatchObject({ directive: 'img-src', blocked: 'http://a.example', page: '/news' })
  now = 60_000
  await send(report)
  expect(lines).toHaveLength(11)
  expect((await send('no json at all')).statusCode).toBe(204)
  expect((await send('x', 'text/plain')).statusCode).toBe(415)
  expect((await send(JSON.stringify({ x: 'x'.repeat(20_000) }))).statusCode).toBe(413)
  expect(await meters.write()).toContain('fieldhouse_policy_reports_total{directive="img-src"} 31')
  await app.close()
})
