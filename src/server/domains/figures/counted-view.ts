import type { IncomingHttpHeaders } from 'node:http'

/** What calls itself a program, and what fetches a page for somebody else's list. */
const programs =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetch|monitor|scan|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|libwww|facebookexternalhit|whatsapp|embedly|validator|feed/i

const known = new Map<string, boolean>()
const mostKnown = 2_000

/** A few hundred names cover nearly all visitors, so each is looked at once. */
export function isProgram(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const before = known.get(userAgent)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const is = !userAgent.startsWith('Mozilla/') || programs.test(userAgent)
  known.set(userAgent, is)
  return is
}

/** Somebody looks at it: not a program, and not a browser that fetches ahead. */
export const isView = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] === undefined && headers.purpose === undefined && !isProgram(headers['user-agent'])

const longestPath = 200

/** The page of an address: no query, no file, no data of a page. Null for what nobody looks at. */
export function pagePath(url: string): string | null {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (
    path.length > longestPath ||
    path.startsWith('/api/') ||
    /^\/(?:hidden|protected|preview)\b/i.test(path)
  )
    return null
  const last = path.lastIndexOf('/')
  return path.indexOf('.', last) === -1 ? path : null
}

/** Only the host of where somebody came from is kept, and not where it is our own. */
export function sourceOf(referrer: string | undefined, host: string | undefined): string | null {
  if (!referrer) return null
  const start = referrer.indexOf('//')
  const end = referrer.indexOf('/', start + 2)
  const from = referrer.slice(start + 2, end === -1 ? undefined : end)
  if (start < 0 || from === host || !/^[\w.-]{1,100}(?::\d+)?$/.test(from)) return null
  return from
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
}

const longestSearch = 60

/** Words as they are counted: nothing that may be somebody's address or number. */
export function searchWords(asked: string): string | null {
  const words = asked.trim().toLowerCase().replace(/\s+/g, ' ')
  const isPersonal = words.includes('@') || (words.match(/\d/g)?.length ?? 0) >= 7
  return words === '' || words.length > longestSearch || isPersonal ? null : words
}
