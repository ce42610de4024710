import { hash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Asked } from '../connections/asked.ts'
import type { ReadyAnswer } from '../connections/written-answer.ts'
import { connectionHints } from '../requests/slow-connection.ts'
import { ownBytes, ownText } from './own-copy.ts'

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

type Represent = (body: Buffer, encoding: Encoding) => Representation

export interface Entry {
  /** The same for the same content, in whatever encoding. */
  readonly digest: string
  /** What is kept: in Brotli where that makes it smaller, which nearly everybody takes, else as it is. */
  readonly kept: Representation
  /** In the encoding, or as it is where it is not compressed; made from what is kept for the few who ask for it. */
  readonly as: (encoding: Encoding) => Representation | Promise<Representation>
  readonly represented: Represent
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
  /** What the entry weighs in memory, bookkeeping included. */
  readonly bytes: number
}

const minCompressedLength = 1024
/**
 * The quality of Brotli while a visitor waits, and when nobody does. The lowest makes a page larger than gzip does; the
 * third makes it smaller, and takes less than two milliseconds more for the largest.
 */
const [quickly, thoroughly] = [3, 11]
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
const unpackBrotli = promisify(brotliDecompress)

/** Does all the work a page needs before it can be served by one `writeHead` and one `end`. */
export async function makeEntry(rendered: Rendered, now: number): Promise<Entry> {
  const { status, tags } = rendered
  const body = Buffer.from(rendered.body)
  const headers: PageHeaders = [...rendered.headers].map(([name, value]) => [
    name.toLowerCase(),
    ownText(value),
  ])
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }

  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  const represented = representer(status, headers, digest)
  const identity = represented(body, 'identity')
  const bytes = shouldCompress(headers, body) ? await brotli(body, quickly) : body
  const kept = bytes.length < body.length ? represented(bytes, 'br') : identity
  // Only a page that was found is worth keeping long: an absent one may appear without any tag saying so.
  const seconds = (value: number) =>
    1000 * Math.max(0, status === 200 ? value : Math.min(value, briefSeconds))
  const freshUntil = now + seconds(rendered.ttl)
  const staleUntil = freshUntil + seconds(rendered.swr)
  const errorUntil = Math.max(staleUntil, freshUntil + seconds(rendered.sie))
  // Who gave no lifetime did not say that a page is for everybody; a failure is nobody's in particular.
  const personal = isForOneVisitor(headers) || (errorUntil === now && status < 500)
  return Object.freeze({
    digest,
    kept,
    represented,
    as: kept === identity ? always(identity) : formsOf(kept, represented, gzipLevel, identity),
    status,
    tags: [...new Set(tags)],
    storedAt: now,
    freshUntil,
    staleUntil,
    errorUntil,
    personal,
    byCookie: varyNames(headers).includes('cookie'),
    keepable: !personal && errorUntil > now && keepableStatuses.has(status),
    bytes: weigh(kept, tags),
  })
}

/** Every form of what is kept in Brotli. What is made for somebody stays for the next one until the memory is needed. */
function formsOf(
  kept: Representation,
  represented: Represent,
  level: number,
  identity?: Representation,
): Entry['as'] {
  const plain = whileThereIsRoom(async () => represented(await unpackBrotli(kept.body), 'identity'), identity)
  const gzipped = whileThereIsRoom(async () => {
    const { body } = await plain()
    return represented(ownBytes(await compressGzip(body, { level })), 'gzip')
  })
  return (encoding) => (encoding === 'br' ? kept : encoding === 'gzip' ? gzipped() : plain())
}

/** Of its own, as are the others here: a function keeps all that the functions beside it have seen. */
const always = (known: Representation) => () => known

/** Says it at once when it is there, and makes it once for all who wait for it. */
function whileThereIsRoom<T extends object>(make: () => Promise<T>, first?: T): () => T | Promise<T> {
  let made = first && new WeakRef(first)
  let making: Promise<T> | undefined
  return () => {
    const known = made?.deref()
    if (known) return known
    making ??= make()
      .then((value) => {
        made = new WeakRef(value)
        return value
      })
      .finally(() => {
        making = undefined
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

/** As far back as a page of that length can look, and no memory for more. */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))))

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_LGWIN]: windowOf(body.length),
  }
  return ownBytes(await compressBrotli(body, { params }))
}

/** The same page in as few bytes as there can be. It takes a thread most of a second, so it is for pages that many ask for. */
export async function pressed(entry: Entry): Promise<Entry> {
  const plain = await entry.as('identity')
  if (plain === entry.kept) return entry
  const bytes = await brotli(plain.body, thoroughly)
  return bytes.length < entry.kept.body.length ? inBytes(entry, bytes) : entry
}

function inBytes(entry: Entry, bytes: Buffer): Entry {
  const kept = entry.represented(bytes, 'br')
  const as = formsOf(kept, entry.represented, constants.Z_BEST_COMPRESSION)
  return Object.freeze({ ...entry, kept, as, bytes: entry.bytes - entry.kept.body.length + bytes.length })
}

const representer =
  (status: number, pageHeaders: PageHeaders, digest: string): Represent =>
  (body, encoding) => {
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

/** What a page's key tells apart, for caches between. */
const knownToKey = new Set<string>(connectionHints)

/** A page that says so, that sets a cookie, or that depends on a request header its key does not know. */
function isForOneVisitor(headers: PageHeaders): boolean {
  const saysSo = ([name, value]: readonly [string, string]) =>
    name === 'set-cookie' || (name === 'cache-control' && /\b(private|no-store)\b/i.test(value))
  return headers.some(saysSo) || varyNames(headers).some((name) => !knownToKey.has(name))
}

function weigh({ body, headers, notModifiedHeaders }: Representation, tags: readonly string[]): number {
  const length = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)
  return overheadBytes + length(tags) + body.length + length(headers) + length(notModifiedHeaders)
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

/** What is said in one encoding, or that somebody who has it already has it. */
function answerOf(
  { headers, method }: Asked,
  entry: Entry,
  chosen: Representation,
  extra: readonly string[],
): ReadyAnswer {
  if (entry.status === 200 && namesEtag(headers['if-none-match'], chosen.etag))
    return { status: 304, headers: chosen.notModifiedHeaders, extra, body: null }
  return {
    status: entry.status,
    headers: chosen.headers,
    extra,
    body: method === 'HEAD' ? null : chosen.body,
  }
}

/** Writes the whole answer in the encoding the client prefers, or 304 when it has that already. */
export function sendEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  extra: readonly string[] = [],
): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const chosen = entry.as(encoding)
  if (!(chosen instanceof Promise)) return say(res, answerOf(req, entry, chosen, extra))
  void chosen.then(
    (made) => say(res, answerOf(req, entry, made, extra)),
    () => res.destroy(),
  )
}

function say(res: ServerResponse, { status, headers, extra, body }: ReadyAnswer): void {
  res.writeHead(status, headers.concat(extra))
  if (body) res.end(body)
  else res.end()
}

/** The answer where it need not be made first; undefined where it is to be pressed in another way. */
export function answerAtOnce(asked: Asked, entry: Entry, extra: readonly string[]): ReadyAnswer | undefined {
  const chosen = entry.as(chooseEncoding(asked.headers['accept-encoding']))
  return chosen instanceof Promise ? undefined : answerOf(asked, entry, chosen, extra)
}
