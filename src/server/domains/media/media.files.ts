import { STATUS_CODES } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  type ByteRange,
  parseStoragePath,
  type Storage,
  StoragePathError,
  type StoredInfo,
} from '../../adapters/storage.ts'
import { assetIn } from './library/asset-address.ts'

/** A refusal that the visitor is told about in one line. */
export class MediaProblem extends Error {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>

  constructor(statusCode: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.statusCode = statusCode
    this.headers = headers
  }
}

/** Somebody followed a link to what is gone: a page helps on, a problem does not. */
const isVisit = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.startsWith('text/html') === true

/** The error handler of the media routes: every refusal is a problem body for programs, and none is kept by a cache. */
export function answerProblem(
  error: FastifyError | MediaProblem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 500
  if (status === 404 && isVisit(request)) return reply.redirect('/404')
  if (status >= 500) request.log.error(error)
  const known = error instanceof MediaProblem || status < 500
  if (error instanceof MediaProblem) reply.headers(error.headers)
  else if (status === 503) reply.header('retry-after', 5)
  return reply
    .removeHeader('etag')
    .removeHeader('last-modified')
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: known ? error.message : 'The file could not be served.',
      instance: request.url.split('?')[0],
    })
}

/** Files are public but for those kept under `private`, whose existence is not told either. */
export async function statPublicFile(storage: Storage, path: string): Promise<StoredInfo> {
  const missing = new MediaProblem(404, 'There is no such file.')
  try {
    const [tenant] = parseStoragePath(path)
    // Some file systems do not tell upper case from lower.
    if (tenant?.toLowerCase() === 'private') throw missing
    const info = await storage.stat(path)
    if (info === null) throw missing
    return info
  } catch (error) {
    throw error instanceof StoragePathError ? missing : error
  }
}

/** Whether the visitor already holds this version. */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const held = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes('*') || held.includes(etag)
}

/** One range of bytes; null (send everything) for several, or for what is not understood. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

const PIECE = 1024 * 1024

const replacedJustNow = () => new MediaProblem(503, 'The file was replaced just now.', { 'retry-after': '1' })

/** A long film is read piece by piece, so that a viewer costs a megabyte and not the whole of it. */
async function* pieces(
  storage: Storage,
  path: string,
  etag: string,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  for (let start = range.start; start <= range.end; start += PIECE) {
    const piece = await storage.read(path, { start, end: Math.min(start + PIECE - 1, range.end) })
    if (piece?.etag !== etag) throw replacedJustNow()
    yield piece.bytes
  }
}

/** Whether what the visitor has is as new as the file. HTTP dates know no parts of a second. */
function holdsMoment(ifModifiedSince: string | undefined, modified: Date): boolean {
  const held = Date.parse(ifModifiedSince ?? '')
  return held >= Math.floor(modified.getTime() / 1000) * 1000
}

interface SentFile {
  storage: Storage
  path: string
  info: StoredInfo
  cacheControl: string
}

/** Answers with a stored file: whole, in part, or with word that the visitor's copy is still right. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, path, info, cacheControl }: SentFile,
): Promise<FastifyReply> {
  const { headers, method } = request
  reply
    .header('cache-control', cacheControl)
    .header('etag', info.etag)
    .header('last-modified', info.modified.toUTCString())
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
  if (info.contentType === 'image/svg+xml') {
    // An SVG opened by itself is a document of this origin; the sandbox keeps it from running script.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  }
  const ifNoneMatch = headers['if-none-match']
  const isHeld =
    ifNoneMatch === undefined
      ? holdsMoment(headers['if-modified-since'], info.modified)
      : holdsVersion(ifNoneMatch, info.etag)
  if (isHeld) return reply.code(304).send()

  const ifRange = headers['if-range']
  const wantsRange = method === 'GET' && (ifRange === undefined || ifRange === info.etag)
  const range = wantsRange ? parseRange(headers.range, info.size) : null
  if (range === 'unsatisfiable') {
    throw new MediaProblem(416, `The file has ${info.size} bytes.`, {
      'content-range': `bytes */${info.size}`,
    })
  }
  const sent = range ?? { start: 0, end: info.size - 1 }
  reply.type(info.contentType).header('content-length', sent.end - sent.start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`)
  if (method === 'HEAD') return reply.send()
  if (sent.end - sent.start < PIECE) {
    const file = await storage.read(path, sent)
    if (file?.etag === info.etag) return reply.send(file.bytes)
    throw replacedJustNow()
  }
  return reply.send(Readable.from(pieces(storage, path, info.etag, sent), { objectMode: false }))
}

/** What an address of the library leads to may be replaced at any moment: soon after, everybody asks whether it was. */
export const replaceable = 'public, max-age=60, stale-while-revalidate=86400'

export function fileRoutes({ storage }: { storage: Storage }): FastifyPluginAsync {
  async function serve(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const path = request.params['*']
    return sendStoredFile(request, reply, {
      storage,
      path,
      info: await statPublicFile(storage, path),
      cacheControl: assetIn(path) ? replaceable : 'public, max-age=3600, stale-while-revalidate=86400',
    })
  }

  return async (app) => {
    app.setErrorHandler(answerProblem)
    app.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, handler: serve })
  }
}
