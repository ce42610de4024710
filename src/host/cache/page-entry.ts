import { hash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What a render hands over. A `Headers` object will do for the headers. */
export interface Rendered {
  status: number
  headers: Iterable<readonly [string, string]>
  body: string | Uint8Array
  /** The content the page shows, in the words that invalidation uses. */
  tags: readonly string[]
  /** Seconds the page is fresh. */
  ttl: number
  /** Seconds after that in which it may be shown while it is rendered anew. */
  swr: number
  /** Seconds after that in which it may be shown because rendering failed. */
  sie: number
}

type PageHeaders = readonly (readonly [string, string])[]

export type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a page, with its header lists laid out as `writeHead` takes them. */
export interface Representation {
  readonly body: Buffer
  readonly etag: string
  readonly headers: readonly string[]
  readonly notModifiedHeaders: readonly string[]
}

export interface Entry {
  readonly identity: Representation
  readonly br: Representation
  /** Made for the first who asks for it: hardly anybody does who could not have the other. */
  readonly gzip: () => Representation | Promise<Representation>
  readonly status: number
  readonly tags: readonly string[]
  readonly storedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly errorUntil: number
  /** Made for one visitor: nobody else may see it. */
  readonly personal: boolean
  /** Which answer it is depends on the visitor's cookies: it has to be made with them. */
  readonly byCookie: boolean
  readonly keepable: boolean
  /** What the entry weighs in memory, bookkeeping and a copy for gzip included. */
  readonly bytes: number
}

const minCompressedLength = 1024
/**
 * The quality of Brotli while a visitor waits, and when nobody does. The first makes a page smaller than gzip does, in a
 * quarter of the time that the fourth takes.
 */
const [quickly, thoroughly] = [1, 11]
const gzipLevel = 4
const briefSeconds = 60
const overheadBytes = 1024

const compressible = /^(text\/|application\/(.+\+)?(json|xml|javascript|wasm)|image\/svg\+xml)/i
const written = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-cache',
])
const keepableStatuses = new Set([200, 301, 302, 307, 308, 404, 410])
const keptOn304 = new Set(['cache-control', 'content-location', 'expires'])

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Does all the work a page needs before it can be served by one `writeHead` and one `end`. */
export async function makeEntry(rendered: Rendered, now: number): Promise<Entry> {
  const { status, tags } = rendered
  const body = Buffer.from(rendered.body)
  const headers: PageHeaders = [...rendered.headers].map(([name, value]) => [name.toLowerCase(), value])
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }

  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  const identity = represent(status, headers, body, 'identity', digest)
  const isCompressed = shouldCompress(headers, body)
  const smaller = (bytes: Buffer, encoding: Encoding) =>
    bytes.length < body.length ? represent(status, headers, bytes, encoding, digest) : identity
  const br = isCompressed ? smaller(await brotli(body, quickly), 'br') : identity
  // Only a page that was found is worth keeping long: an absent one may appear without any tag saying so.
  const seconds = (value: number) =>
    1000 * Math.max(0, status === 200 ? value : Math.min(value, briefSeconds))
  const freshUntil = now + seconds(rendered.ttl)
  const staleUntil = freshUntil + seconds(rendered.swr)
  const errorUntil = Math.max(staleUntil, freshUntil + seconds(rendered.sie))
  // Who gave no lifetime did not say that a page is for everybody; a failure is nobody's in particular.
  const personal = isForOneVisitor(headers) || (errorUntil === now && status < 500)
  return Object.freeze({
    identity,
    br,
    gzip:
      br === identity
        ? () => identity
        : once(async () => smaller(await compressGzip(body, { level: gzipLevel }), 'gzip')),
    status,
    tags: [...new Set(tags)],
    storedAt: now,
    freshUntil,
    staleUntil,
    errorUntil,
    personal,
    byCookie: varyNames(headers).includes('cookie'),
    keepable: !personal && errorUntil > now && keepableStatuses.has(status),
    bytes: weigh([identity, br], tags) + (br === identity ? 0 : br.body.length),
  })
}

/** Says it at once when it is there. */
function once<T>(make: () => Promise<T>): () => T | Promise<T> {
  let made: T | undefined
  let making: Promise<T> | undefined
  return () => {
    if (made !== undefined) return made
    making ??= make().then((value) => {
      made = value
      return value
    })
    return making
  }
}

function shouldCompress(headers: PageHeaders, body: Buffer): boolean {
  const valueOf = (wanted: string) => headers.find(([name]) => name === wanted)?.[1]
  return (
    body.length >= minCompressedLength &&
    valueOf('content-encoding') === undefined &&
    compressible.test(valueOf('content-type') ?? '')
  )
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return compressBrotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** The same page in as few bytes as there can be. It takes a thread most of a second, so it is for pages that many ask for. */
export async function pressed(entry: Entry): Promise<Entry> {
  const { body } = entry.identity
  if (entry.br === entry.identity) return entry
  const br = inBytes(entry.br, await brotli(body, thoroughly))
  const level = constants.Z_BEST_COMPRESSION
  const gzip = once(async () => inBytes(await entry.gzip(), await compressGzip(body, { level })))
  return Object.freeze({ ...entry, br, gzip, bytes: entry.bytes - entry.br.body.length + br.body.length })
}

/** The same representation in other bytes, if they are fewer. */
function inBytes(known: Representation, body: Buffer): Representation {
  if (body.length >= known.body.length) return known
  const headers = known.headers.map((text, index) =>
    index % 2 === 1 && known.headers[index - 1] === 'content-length' ? String(body.length) : text,
  )
  return Object.freeze({ ...known, body, headers })
}

function represent(
  status: number,
  pageHeaders: PageHeaders,
  body: Buffer,
  encoding: Encoding,
  digest: string,
): Representation {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
  const shared = ['etag', etag, 'vary', ['accept-encoding', ...varyNames(pageHeaders)].join(', ')]
  const own = pageHeaders.filter(([name]) => !written.has(name))
  const headers = [...own.flat(), ...shared]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  if (status !== 204 && status !== 304) headers.push('content-length', String(body.length))
  const notModifiedHeaders = [...own.filter(([name]) => keptOn304.has(name)).flat(), ...shared]
  return Object.freeze({ body, etag, headers, notModifiedHeaders })
}

/** The headers a page varies by, besides the encoding that every page varies by. */
function varyNames(headers: PageHeaders): string[] {
  const values = headers.filter(([name]) => name === 'vary').flatMap(([, value]) => value.split(','))
  const names = new Set(values.map((name) => name.trim().toLowerCase()))
  return [...names].filter((name) => name !== '' && name !== 'accept-encoding')
}

/** A page that says so, that sets a cookie, or that depends on a request header its key does not know. */
function isForOneVisitor(headers: PageHeaders): boolean {
  const saysSo = ([name, value]: readonly [string, string]) =>
    name === 'set-cookie' || (name === 'cache-control' && /\b(private|no-store)\b/i.test(value))
  return headers.some(saysSo) || varyNames(headers).length > 0
}

function weigh(representations: readonly Representation[], tags: readonly string[]): number {
  const length = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)
  let bytes = overheadBytes + length(tags)
  for (const one of new Set(representations)) {
    bytes += one.body.length + length(one.headers) + length(one.notModifiedHeaders)
  }
  return bytes
}

const knownChoices = new Map<string, Encoding>()

/** Remembers its answers: browsers send a handful of different headers, and this runs on every request. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = knownChoices.get(acceptEncoding)
  if (known) return known
  const choice = negotiate(acceptEncoding)
  if (knownChoices.size >= 256) knownChoices.clear()
  if (acceptEncoding.length <= 256) knownChoices.set(acceptEncoding, choice)
  return choice
}

function negotiate(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(coding, Number.isFinite(weight) ? weight : 0)
  }
  const weightOf = (coding: Encoding) => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  // A client that names identity and likes it better than either means it; one that is silent accepts it as a last resort.
  const plain = weights.get('identity') ?? 0
  if (br > 0 && br >= gz && br >= plain) return 'br'
  return gz > 0 && gz >= plain ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names this tag; proxies may have weakened it, and that still counts. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((candidate) => {
    const text = candidate.trim()
    return text === '*' || (text.startsWith('W/') ? text.slice(2) : text) === etag
  })
}

/** Writes the whole answer in the encoding the client prefers, or 304 when it has that already. */
export function sendEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  extra: readonly string[] = [],
): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const chosen = encoding === 'gzip' ? entry.gzip() : entry[encoding]
  if (!(chosen instanceof Promise)) return sendChosen(req, res, entry, chosen, extra)
  void chosen.then(
    (made) => sendChosen(req, res, entry, made, extra),
    () => sendChosen(req, res, entry, entry.identity, extra),
  )
}

function sendChosen(
  { headers, method }: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  chosen: Representation,
  extra: readonly string[],
): void {
  if (entry.status === 200 && namesEtag(headers['if-none-match'], chosen.etag)) {
    res.writeHead(304, chosen.notModifiedHeaders.concat(extra))
    res.end()
    return
  }
  res.writeHead(entry.status, chosen.headers.concat(extra))
  if (method === 'HEAD') res.end()
  else res.end(chosen.body)
}
