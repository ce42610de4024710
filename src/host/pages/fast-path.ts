import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { redirectInPayload } from '#contract/pages/router-names.ts'
import { remembered } from '#server/text/remembered.ts'
import type { KnownSearch } from '../cache/known-query.ts'
import type { Answer, PageCache } from '../cache/page-cache.ts'
import { sendEntry } from '../cache/page-entry.ts'
import { carriesTracking, pageKeyOfUrl } from '../cache/page-key.ts'
import { personalCookieTest } from '../requests/personal.ts'
import { privacySignal } from '../requests/privacy-signal.ts'

export interface FastPathOptions {
  knownSearch: KnownSearch
  /** Visitors who carry one of these cookies are not anonymous; a trailing `*` stands for any ending. */
  personalCookies?: readonly string[]
  /** Whether a visitor's connection has a whole document sent where the school's browsers draw theirs. */
  isSentWhole?: (host: string, headers: IncomingHttpHeaders) => boolean
  /** Hears of each page that was shown from what is kept. */
  onShown?: (tenant: string, url: string, headers: IncomingHttpHeaders) => void
}

export type ResolveTenant = (host: string, req: IncomingMessage) => string | undefined

const maxUrlLength = 1024

/**
 * Answers cached pages before any framework sees the request, and hands everything else to `fallback`, which renders
 * through `PageCache.fetch` and answers with `sendAnswer`. The tenant is resolved every time, so that a host that moves
 * to another tenant moves at once.
 */
export function fastPath(
  cache: PageCache,
  resolve: ResolveTenant,
  fallback: RequestListener,
  { knownSearch, personalCookies = [], isSentWhole = () => false, onShown }: FastPathOptions,
): RequestListener {
  const isPersonal = personalCookieTest(personalCookies)
  const keysOf = (document: 'html' | 'whole') =>
    remembered((address) => {
      const space = address.indexOf(' ')
      return pageKeyOfUrl(address.slice(0, space), address.slice(space + 1), knownSearch, document)
    })
  const [keyOf, wholeKeyOf] = [keysOf('html'), keysOf('whole')]

  function lookUp(req: IncomingMessage): Answer | undefined {
    const { method, url, headers } = req
    if ((method !== 'GET' && method !== 'HEAD') || !url || url.length > maxUrlLength) return undefined
    const { host, cookie, authorization } = headers
    if (!host || authorization || (cookie && isPersonal(cookie))) return undefined
    const tenant = resolve(host, req)
    if (!tenant) return undefined
    const key = (isSentWhole(host, headers) ? wholeKeyOf : keyOf)(`${tenant} ${url}`)
    const answer = key === null ? undefined : cache.get(key)
    if (!answer || isForOthers(answer, url)) return undefined
    if (onShown && method === 'GET' && answer.entry.status === 200) onShown(tenant, url, headers)
    return answer
  }

  return (req, res) => {
    let answer: Answer | undefined
    try {
      answer = lookUp(req)
    } catch {
      // A resolver that fails will fail again in the fallback, which knows how to say so.
    }
    if (answer) sendAnswer(req, res, answer)
    else fallback(req, res)
  }
}

/**
 * A kept redirect was made without the parameters that say where a visitor came from, and the page it leads to should
 * learn them: such a visitor's is made anew. So is what depends on cookies, which nothing that is
 * made for everybody was made with.
 */
export const isForOthers = ({ entry: { status, byCookie } }: Answer, url: string): boolean =>
  byCookie || ((status === redirectInPayload || (status >= 300 && status < 400)) && carriesTracking(url))

/**
 * Writes what the cache answered, saying where it came from and how old it is. Not as `Age`: a kept answer goes when its
 * content changes, so it is as true as a new one, while a browser would take it for old and ask again.
 */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, { entry, state, age }: Answer) {
  sendEntry(req, res, entry, [...privacySignal(req.headers), 'x-cache', state, 'x-cache-age', String(age)])
}
