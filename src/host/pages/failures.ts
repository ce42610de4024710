import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPayload } from '#contract/pages/router-names.ts'
import type { Tenant } from '#contract/tenants.ts'
import { toAnswered } from '#server/db/unavailable.ts'
import { TooMany } from '#server/limits/dropped.ts'
import { makeProblem, retrySeconds, sendProblem } from '#server/plugins/errors.ts'
import { type Entry, makeEntry, sendEntry } from '../cache/page-entry.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import type { Site } from './site-build.ts'

/** A school's error page: as an answer for the moment, which comes back by itself, and as one that does not. */
interface ErrorPages {
  tenant: Tenant
  email: string | null
  unavailable: Entry
  refused: Entry
  tooMany: Entry
  failed: Entry
  /** What is sent to a page that takes nothing. */
  misplaced: Entry
}

export interface FailuresDeps {
  tenants: () => readonly Tenant[]
  tenantOf: (host: string | undefined) => Tenant | undefined
  /** Whom visitors may write to; null where that cannot be had. */
  emailOf: (tenant: Tenant) => Promise<string | null>
  write: Site['writeFailureDocument']
  isHttps: boolean
}

export interface Failures {
  /** Writes every school's error page ahead of the time when it is needed, and again when what it says has changed. */
  prepare(): Promise<void>
  /** The one answer for what cannot be had for a moment: too much to do, or no database. */
  unavailable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The answer to a form that was sent to a page which takes none. */
  misplaced(tenant: Tenant, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The error handler of pages. */
  handle(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * What is answered where there is no page to show: the school's error page, written and compressed beforehand, so that
 * it needs neither the database nor the site's code. Programs are told the same as a problem.
 */
export function openFailures({ tenants, tenantOf, emailOf, write, isHttps }: FailuresDeps): Failures {
  const prepared = new Map<string, ErrorPages>()

  async function makeEntryOf(
    facts: { tenant: Tenant; email: string | null },
    status: number,
    retry: boolean,
  ) {
    const { html, csp } = await write({ ...facts, retrySeconds: retry ? retrySeconds : null })
    const headers: [string, string][] = [
      ...securityHeaders(isHttps),
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', csp],
      ['cache-control', 'no-store'],
      ...(status === 503 ? ([['retry-after', String(retrySeconds)]] as [string, string][]) : []),
    ]
    return makeEntry({ status, headers, body: html, tags: [], ttl: 0, swr: 0, sie: 0 }, 0)
  }

  async function pagesOf(tenant: Tenant, newEmail: string | null = null): Promise<ErrorPages> {
    const known = prepared.get(tenant.key)
    const email = newEmail ?? known?.email ?? null
    if (known?.tenant === tenant && known.email === email) return known
    const facts = { tenant, email }
    const [unavailable, refused, tooMany, failed, misplaced] = await Promise.all([
      makeEntryOf(facts, 503, true),
      // What was sent is not sent again unasked, and a fault would come again.
      makeEntryOf(facts, 503, false),
      makeEntryOf(facts, 429, true),
      makeEntryOf(facts, 500, false),
      makeEntryOf(facts, 405, false),
    ])
    const pages = { ...facts, unavailable, refused, tooMany, failed, misplaced }
    const newest = prepared.get(tenant.key)
    // Written meanwhile with what this one does not know.
    if (newest?.tenant === tenant && email === null && newest.email !== null) return newest
    prepared.set(tenant.key, pages)
    return pages
  }

  async function answerTooMany(error: TooMany, request: FastifyRequest, reply: FastifyReply) {
    const tenant = isPage(request) ? tenantOf(request.headers.host) : undefined
    const seconds = String(error.retryAfterSeconds)
    if (!tenant) return sendProblem(reply.header('retry-after', seconds), makeProblem(429, error.message))
    const { tooMany } = await pagesOf(tenant)
    reply.raw.setHeader('x-request-id', request.id)
    reply.hijack()
    sendEntry(request.raw, reply.raw, tooMany, ['retry-after', seconds])
    return reply
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, status: 500 | 503) {
    const tenant = isPage(request) ? tenantOf(request.headers.host) : undefined
    if (!tenant) {
      const detail =
        status === 503
          ? 'The server cannot answer right now. Try again in a few seconds.'
          : 'The server could not answer. Try again in a moment.'
      return sendProblem(reply, makeProblem(status, detail))
    }
    const pages = await pagesOf(tenant)
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    reply.raw.setHeader('x-request-id', request.id)
    reply.hijack()
    sendEntry(
      request.raw,
      reply.raw,
      status === 500 ? pages.failed : isAsked ? pages.unavailable : pages.refused,
    )
    return reply
  }

  async function refuseMisplaced(tenant: Tenant, request: FastifyRequest, reply: FastifyReply) {
    const { misplaced } = await pagesOf(tenant)
    reply.raw.setHeader('x-request-id', request.id)
    reply.hijack()
    sendEntry(request.raw, reply.raw, misplaced, ['allow', 'GET, HEAD'])
    return reply
  }

  return {
    misplaced: refuseMisplaced,
    async prepare() {
      for (const tenant of tenants()) await pagesOf(tenant, await emailOf(tenant))
    },
    unavailable: (request, reply) => answer(request, reply, 503),
    handle(thrown, request, reply) {
      const error = toAnswered(thrown)
      if (isUnavailable(error)) return answer(request, reply, 503)
      if (error instanceof TooMany) return answerTooMany(error, request, reply)
      request.log.error({ err: error }, 'page failed')
      return answer(request, reply, 500)
    },
  }
}

/** Not the API, nor the data of a page that the router asks for. */
export const isPage = ({ raw: { url = '/' } }: FastifyRequest): boolean => {
  const [path = '/'] = url.split('?')
  return !/^\/api(\/|$)/i.test(path) && !isPayload(path)
}

/** Whatever failed says itself that it is for a moment. */
export const isUnavailable = (error: unknown): boolean => {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  return status === 503 || statusCode === 503
}
