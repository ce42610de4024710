import type { Asked } from './asked.ts'

/** What a header is to the answer: one of those it is chosen by, none of its business, or a reason to ask Node. */
type Meaning = 'known' | 'ignored' | 'elsewhere'

/** All that kept answers are chosen by. */
const known = new Set([
  'accept',
  'accept-encoding',
  'cookie',
  'ect',
  'host',
  'if-none-match',
  'purpose',
  'referer',
  'save-data',
  'sec-gpc',
  'sec-purpose',
  'tenant',
  'user-agent',
])
/** They make another answer, or end the connection or the message in another way. */
const elsewhere = new Set([
  'authorization',
  'content-length',
  'expect',
  'http2-settings',
  'if-range',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

interface Header {
  name: string
  meaning: Meaning
}

const token = /^[!#$%&'*+.^_`|~\w-]+$/
/** Neither a control character nor half an end of a line. */
const notPlain = /[^\t\r\n -~\x80-\xff]|\r(?!\n)|(?<!\r)\n/
const notInTarget = /[^!-~]/
const [end, version] = ['\r\n\r\n', ' HTTP/1.1']
const longest = 8 * 1024
const mostSpellings = 500
const spellings = new Map<string, Header>()

/**
 * A request that is nothing but itself: GET or HEAD, whole, alone, without a body, written as browsers and proxies write
 * it, each header that matters at most once. Null for every other, which says nothing against it: Node reads it.
 */
export function plainRequest(text: string): Asked | null {
  if (text.length > longest || text.indexOf(end) !== text.length - end.length) return null
  const method = text.startsWith('GET /') ? 'GET' : text.startsWith('HEAD /') ? 'HEAD' : null
  if (method === null || notPlain.test(text)) return null
  let from = text.indexOf('\r\n')
  const targetEnd = from - version.length
  if (!text.startsWith(version, targetEnd)) return null
  const url = text.slice(method.length + 1, targetEnd)
  if (notInTarget.test(url)) return null
  const headers: Record<string, string> = {}
  for (from += 2; from < text.length - 2; ) {
    const [colon, lineEnd] = [text.indexOf(':', from), text.indexOf('\r\n', from)]
    if (colon === -1 || colon > lineEnd) return null
    const header = headerOf(text.slice(from, colon))
    if (header === null || header.meaning === 'elsewhere') return null
    if (header.name === 'connection' && !/^[\t ]*keep-alive[\t ]*$/i.test(text.slice(colon + 1, lineEnd)))
      return null
    if (header.meaning === 'known') {
      if (headers[header.name] !== undefined) return null
      headers[header.name] = text.slice(colon + 1, lineEnd).trim()
    }
    from = lineEnd + 2
  }
  return headers.host === undefined ? null : { method, url, headers }
}

/** Browsers and proxies spell a few dozen names in a few ways. */
function headerOf(spelling: string): Header | null {
  const found = spellings.get(spelling)
  if (found) return found
  if (!token.test(spelling)) return null
  const name = spelling.toLowerCase()
  const meaning: Meaning = known.has(name) ? 'known' : elsewhere.has(name) ? 'elsewhere' : 'ignored'
  const header = { name, meaning }
  if (spellings.size < mostSpellings) spellings.set(spelling, header)
  return header
}
