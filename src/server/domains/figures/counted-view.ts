import type { IncomingHttpHeaders } from 'node:http'
import { remembered } from '../../text/remembered.ts'

/** What calls itself a program, and what fetches a page for somebody else's list. */
const programs =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetch|monitor|scan|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|libwww|facebookexternalhit|whatsapp|embedly|validator|feed/i

/** What a visitor sends is remembered only where it is no longer than it is among browsers. */
const longestHeader = 400

/** A few hundred names cover nearly all visitors, so each is looked at once. */
const looksLikeProgram = remembered((name) => !name.startsWith('Mozilla/') || programs.test(name))
export const isProgram = (userAgent: string | undefined): boolean =>
  !userAgent || userAgent.length > longestHeader || looksLikeProgram(userAgent)

/** Somebody looks at it: not a program, and not a browser that fetches ahead. */
export const isView = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] === undefined && headers.purpose === undefined && !isProgram(headers['user-agent'])

const longestPath = 200
const kept = /^\/(?:api|hidden|protected|preview)\b/i

/** The page of an address: no query, no file, no data of a page. Null for what nobody looks at. */
export function pagePath(url: string): string | null {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  return path.length > longestPath ? null : pageOf(path)
}

const pageOf = remembered((path): string | null =>
  kept.test(path) || path.includes('.', path.lastIndexOf('/')) ? null : path,
)

/** Only the host of where somebody came from is kept, and not where it is our own. */
export function sourceOf(referrer: string | undefined, host: string | undefined): string | null {
  const from = !referrer || referrer.length > longestHeader ? null : hostIn(referrer)
  return from === null || from === host ? null : bareHost(from)
}

const hostIn = remembered(
  (referrer): string | null =>
    /^[\w.+-]*:\/\/([\w.-]{1,100}(?::\d+)?)(?:[/?#]|$)/.exec(referrer)?.[1] ?? null,
)
const bareHost = remembered((host) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, ''),
)

/** Sponsors ('s12') and campaigns ('c7') that a page showed, and those that somebody followed. */
export interface Placements {
  page: string
  shown: string[]
  pressed: string[]
}

/** A page has no more places. */
const mostMarks = 40
const mark = /^[sc][1-9]\d{0,8}$/
const marksIn = (list: string | null): string[] =>
  [...new Set((list ?? '').split(','))].filter((each) => mark.test(each)).slice(0, mostMarks)

/** What a browser tells of a page that it leaves; null where it tells of none. */
export function placementsIn(query: URLSearchParams): Placements | null {
  const [shown, pressed] = [marksIn(query.get('shown')), marksIn(query.get('pressed'))]
  const page = query.get('page') ?? ''
  return page.startsWith('/') && shown.length + pressed.length > 0 ? { page, shown, pressed } : null
}

const longestSearch = 60

/** Words as they are counted: nothing that may be somebody's address or number. */
export function searchWords(asked: string): string | null {
  const words = asked.trim().toLowerCase().replace(/\s+/g, ' ')
  const isPersonal = words.includes('@') || (words.match(/\d/g)?.length ?? 0) >= 7
  return words === '' || words.length > longestSearch || isPersonal ? null : words
}
