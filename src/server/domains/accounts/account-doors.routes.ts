import { availableParallelism } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { ApiProblem, notFound, roleTooLow } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { Refused } from '../../dropped.ts'
import { createFairQueue } from '../../fair-queue.ts'
import { networkOf } from '../../network-of.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { isOwnRequest } from '../../same-origin.ts'
import { goneSignal } from '../../workshop.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import {
  accountDoors,
  type Door,
  type DoorDeps,
  type DoorName,
  doorRefusal,
  type Way,
} from './account-doors.ts'
import { type Fields, formFields, pageWith } from './account-forms.ts'
import { addressHeader, hasUniversity, university } from './auth.ts'

interface DoorRouteDeps extends DoorDeps {
  directory: TenantDirectory
}

/** From one address in a minute: people fill in forms by hand. */
const formsInAMinute = 120

/**
 * Passwords are hashed on the threads that also read files and compress pages: half the cores are left to those, and no
 * more may wait than will be through in a few seconds.
 */
const hashing = createFairQueue({
  running: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 32,
  retryAfterSeconds: 5,
})

/** Of the library's own addresses, those that are answered; the rest of what it could do is closed. */
export const libraryPaths = ['GET /callback/university', 'POST /sign-out'] as const

/** Below /api/auth: the forms of the account pages, the way to a university's sign-in and back. */
export function accountDoorRoutes(app: FastifyInstance, deps: DoorRouteDeps): void {
  const { accounts, directory, originOf } = deps
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, formFields(String(body))),
  )
  const checkRate = app.createRateLimit({
    max: formsInAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `accounts ${networkOf(ip)}`,
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  const tenantOf = ({ headers }: FastifyRequest): Tenant => {
    const tenant = directory.byHost(headers.host)
    if (!tenant) throw notFound('No school answers at this address.')
    return tenant
  }
  /** Another site's page cannot send these forms, and nobody sends them all day. */
  const guard = async (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    const own = [request.host, new URL(originOf(tenantOf(request))).host]
    if (request.method !== 'GET' && !isOwnRequest({ origin, fetchSite: fetchSite?.toString() }, own))
      throw new ApiProblem(makeProblem(403, "The form must be sent from the school's own page."))
    const rate = await checkRate(request)
    if (!rate.isAllowed && rate.isExceeded)
      throw new ApiProblem(makeProblem(429, 'That was too often. Try again in a minute.'))
  }
  app.addHook('preHandler', guard)

  for (const [name, door] of Object.entries(accountDoors) as [DoorName, Door][]) {
    app.post<{ Body: Fields | undefined }>(
      `/form/${name}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const tenant = tenantOf(request)
        const visitor = await accounts.visitorOf(request.headers, tenant)
        const refusal = doorRefusal(name, visitor)
        if (refusal === 403) throw roleTooLow()
        // A person whose session has ended pressed a button: a page helps, a number does not.
        if (refusal) return reply.redirect('/login?returnTo=%2Faccount', 303)
        const fields = request.body ?? {}
        const address = networkOf(request.ip)
        const act = () => door.act(deps, { tenant, fields, address, headers: headersOf(request), visitor })
        const { hashes: page } = door
        const acted = page === undefined ? act() : hashing(address, act, goneSignal(reply.raw))
        const { to, cookies = [] } = await acted.catch((error: unknown): Way => {
          if (!(error instanceof Refused) || !page) throw error
          reply.header('retry-after', error.retryAfterSeconds)
          // A person reads a page, a program a number.
          if (!request.headers.accept?.includes('text/html')) throw error
          return { to: pageWith(page, { problem: 'busy', token: fields.token, returnTo: fields.returnTo }) }
        })
        for (const cookie of cookies) reply.header('set-cookie', cookie)
        return reply.redirect(to, 303)
      },
    )
  }

  // A link, not a form: a page's own policy lets a form lead nowhere but to this site.
  app.get<{ Querystring: { returnTo?: string } }>(
    `/${university}`,
    { schema: { hide: true } },
    async (request, reply) => {
      const tenant = tenantOf(request)
      if (!hasUniversity(deps.config, tenant)) throw notFound('This school has no sign-in of a university.')
      const origin = originOf(tenant)
      const response = await accounts.universityAuthOf(tenant).api.signInSocial({
        body: {
          provider: university,
          callbackURL: origin + safeReturnPath(request.query.returnTo, '/account'),
          errorCallbackURL: `${origin}/login?problem=university`,
        },
        headers: headersOf(request),
        asResponse: true,
      })
      const { url } = (await response.json().catch(() => ({}))) as { url?: string }
      if (!response.ok || !url) {
        accounts.forgetUniversity(tenant)
        return reply.redirect('/login?problem=university', 303)
      }
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return reply.redirect(url, 303)
    },
  )

  for (const each of libraryPaths) {
    const [method = 'GET', path = ''] = each.split(' ')
    app.route({
      method,
      url: path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const tenant = tenantOf(request)
        const isOfUniversity = path.startsWith('/callback')
        if (isOfUniversity && !hasUniversity(deps.config, tenant)) throw notFound(`There is no ${path}.`)
        const auth = isOfUniversity ? accounts.universityAuthOf(tenant) : accounts.authOf(tenant)
        const search = request.url.split('?')[1]
        const response = await auth.handler(
          new Request(`${originOf(tenant)}/api/auth${path}${search ? `?${search}` : ''}`, {
            method,
            headers: headersOf(request),
          }),
        )
        for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
      },
    })
  }

  /** What the library may know of a request. Where it comes from is checked above, so it is told the school's own. */
  function headersOf(request: FastifyRequest): Headers {
    const { cookie, 'user-agent': userAgent } = request.headers
    return new Headers({
      origin: originOf(tenantOf(request)),
      [addressHeader]: request.ip,
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent.slice(0, 300) } : {}),
    })
  }
}
