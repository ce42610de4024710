import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { accessDoor, protectedKinds } from '#contract/shapes/access.ts'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import { object, oneOf } from '#contract/shapes/schema.ts'
import { Id } from '#contract/shapes/shared.ts'
import type { Tenant } from '#contract/tenants.ts'
import { networkOf } from '../../network-of.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { isOwnRequest } from '../../same-origin.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import { type AccessDeps, enterByCode } from './access-codes.service.ts'

const AccessForm = object({
  kind: oneOf([...protectedKinds]),
  id: Id,
  code: Type.String({ maxLength: 200 }),
  returnTo: Type.String({ maxLength: 2000 }),
})

export interface AccessRouteDeps extends AccessDeps {
  directory: TenantDirectory
  originOf: (tenant: Tenant) => string
}

/** Takes an access code from a plain form and leads back to the page, with a cookie or with what was wrong. */
export function accessRoutes(app: FastifyInstance, deps: AccessRouteDeps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Body: Static<typeof AccessForm> }>(accessDoor, {
    schema: { body: AccessForm, hide: true },
    handler: async ({ body, headers, host, ip }, reply) => {
      const tenant = deps.directory.byHost(headers.host)
      if (!tenant) throw notFound('No school answers at this address.')
      const own = new URL(deps.originOf(tenant))
      const fetchSite = headers['sec-fetch-site']?.toString()
      if (!isOwnRequest({ origin: headers.origin, fetchSite }, [host, own.host]))
        throw new ApiProblem(makeProblem(403, "The code must be sent from the school's own page."))
      const { kind, id, code, returnTo } = body
      const isSecure = own.protocol === 'https:'
      const outcome = await enterByCode(deps, tenant, {
        kind,
        id,
        code,
        address: networkOf(ip),
        isSecure,
      })
      reply.header('cache-control', 'no-store')
      if ('cookie' in outcome) reply.header('set-cookie', outcome.cookie)
      return reply.redirect(pageWith(returnTo, 'problem' in outcome ? outcome.problem : null), 303)
    },
  })
}

/** The page that asked, and what it is to say. */
function pageWith(returnTo: string, problem: string | null): string {
  const page = new URL(safeReturnPath(returnTo), 'http://own.invalid')
  page.searchParams.delete('problem')
  if (problem) page.searchParams.set('problem', problem)
  return page.pathname + page.search
}
