import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { redirectInPayload } from '#contract/pages/router-names.ts'
import { remembered } from '#server/text/remembered.ts'
import type { KnownSearch } from '../cache/known-query.ts'
import type { Answer, PageCache } from '../cache/page-cache.ts'
import { answerAtOnce, sendEntry } from '../cache/page-entry.ts'
import { carriesTracking, pageKeyOfUrl } from '../cache/page-key.ts'
import type { Asked } from '../connections/asked.ts'
import type { ReadyAnswer } from '../connections/written-answer.ts'
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

export type ResolveTenant = (host: string, asked: Asked) => string | undefined

interface Found {
  answer: Answer
  /** Tells that it was shown. */
  shown(): void
}

const maxUrlLength = 1024

/**
 * Answers cached pages before any framework sees the request; what is not kept is rendered through `PageCache.fetch` and
 * answered with `sendAnswer`. The tenant is resolved every time, so that a host that moves to another tenant moves at once.
 */
export function keptPages(
  cache: PageCache,
  resolve: ResolveTenant,
  { knownSearch, personalCookies = [], isSentWhole = () => false, onShown }: FastPathOptions,
) {
  const isPersonal = personalCookieTest(personalCookies)
  const keysOf = (document: 'html' | 'whole') =>
    remembered((address) => {
      const space = address.indexOf(' ')
      return pageKeyOfUrl(address.slice(0, space), address.slice(space + 1), knownSearch, document)
    })
  const [keyOf, wholeKeyOf] = [keysOf('html'), keysOf('whole')]

  function lookUp(asked: Asked): Found | undefined {
    const { method, url, headers } = asked
    if ((method !== 'GET' && method !== 'HEAD') || !url || url.length > maxUrlLength) return undefined
    const { host, cookie, authorization } = headers
    if (!host || authorization || (cookie && isPersonal(cookie))) return undefined
    const tenant = resolve(host, asked)
    if (!tenant) return undefined
    const key = (isSentWhole(host, headers) ? wholeKeyOf : keyOf)(`${tenant} ${url}`)
    const answer = key === null ? undefined : cache.get(key)
    if (!answer || isForOthers(answer, url)) return undefined
    return {
      answer,
      shown() {
        if (method === 'GET' && answer.entry.status === 200) onShown?.(tenant, url, headers)
      },
    }
  }

  function find(asked: Asked): Found | undefined {
    try {
      return lookUp(asked)
    } catch {
      // A resolver that fails will fail again in the framework, which knows how to say so.
      return undefined
    }
  }

  return {
    /** False leaves it to the framework. */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const found = find(req)
      found?.shown()
      if (found) sendAnswer(req, res, found.answer)
      return found !== undefined
    },
    /** What can be written at once. */
    atOnce(asked: Asked): ReadyAnswer | undefined {
      const found = find(asked)
      const ready = found && answerAtOnce(asked, found.answer.entry, saidOf(asked, found.answer))
      if (ready) found.shown()
      return ready
    },
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
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer) {
  sendEntry(req, res, answer.entry, saidOf(req, answer))
}

const saidOf = ({ headers }: Asked, { state, age }: Answer): string[] => [
  ...privacySignal(headers),
  'x-cache',
  state,
  'x-cache-age',
  String(age),
]
