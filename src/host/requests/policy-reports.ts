import type { FastifyInstance } from 'fastify'
import { policyReportPath } from '#contract/pages/policy-report-path.ts'
import type { Meters } from '#server/meters/meters.ts'
import { readPolicyReport } from './policy-report.ts'

/** A page that a thousand visitors open says the same a thousand times. */
const mostTold = 10
const windowMs = 60_000

/** Where browsers say what they refused on a page: counted, and told to the log in so many lines a minute. */
export async function policyReports(
  app: FastifyInstance,
  meters: Meters,
  clock: () => number = () => performance.now(),
): Promise<void> {
  const counted = meters.counter('policy_reports_total', 'What browsers refused on pages, by directive')
  let [since, told] = [clock(), 0]
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          // Whoever sends what is no report is told nothing of it.
          done(null, null)
        }
      },
    )
    scope.post(policyReportPath, async (request, reply) => {
      const report = readPolicyReport(request.body)
      if (report) {
        counted.add({ directive: report.directive })
        if (clock() - since >= windowMs) [since, told] = [clock(), 0]
        if (told++ < mostTold) request.log.warn(report, 'a browser refused something on a page')
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
