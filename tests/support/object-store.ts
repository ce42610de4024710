import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256, signatureOf } from '#server/adapters/object-store/sign-request.ts'
import type { StoreAddress } from '#server/config/store-address.ts'

interface Kept {
  bytes: Buffer
  etag: string
  modified: Date
  digest: string | undefined
}

/** What goes wrong with the next request that it is asked of; it says whether it has dealt with the answer. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest()
const bucket = 'fieldhouse-test'

/**
 * A small store of the S3 protocol on this machine. It believes no signature that it has not made itself from what
 * arrived, and takes no body whose digests are others: as strict as the real ones, and as quick as the tests.
 */
export async function startObjectStore({ pageSize = 1000, leastPart = 0 } = {}) {
  const files = new Map<string, Kept>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const faults: Fault[] = []
  const asked: string[] = []
  let began = 0
  const keys = { accessKey: 'test-key', secretKey: 'test/secret+of=the store', region: 'us-east-1' }

  const refuse = (response: ServerResponse, status: number, code: string) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)

  function faultOf(request: IncomingMessage, url: URL, body: Buffer): string | null {
    const { headers, method = '' } = request
    const [, key, names, signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? []
    if (key !== keys.accessKey) return 'InvalidAccessKeyId'
    const signed = Object.fromEntries((names ?? '').split(';').map((name) => [name, String(headers[name])]))
    if (!('host' in signed) || !('x-amz-date' in signed)) return 'AccessDenied'
    if (signatureOf({ method, url, headers: signed }, keys).signature !== signature)
      return 'SignatureDoesNotMatch'
    if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
    const given = headers['content-md5']
    if (given !== undefined && given !== md5(body).toString('base64')) return 'BadDigest'
    return null
  }

  function list(url: URL, response: ServerResponse) {
    const [prefix, after] = [
      url.searchParams.get('prefix') ?? '',
      url.searchParams.get('continuation-token') ?? '',
    ]
    const all = [...files.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
    const page = all.slice(0, pageSize)
    const isCut = page.length < all.length
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${
          isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
        }${page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`,
      )
  }

  function show(request: IncomingMessage, response: ServerResponse, kept: Kept) {
    const { bytes, etag, modified, digest } = kept
    const head = {
      etag,
      'last-modified': modified.toUTCString(),
      ...(digest === undefined ? {} : { 'x-amz-meta-sha256': digest }),
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) {
      response.writeHead(200, { ...head, 'content-length': bytes.length })
      return void response.end(request.method === 'HEAD' ? undefined : bytes)
    }
    if (Number(from) >= bytes.length) return refuse(response, 416, 'InvalidRange')
    const part = bytes.subarray(Number(from), Number(to) + 1)
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
    response.writeHead(206, { ...head, 'content-range': range, 'content-length': part.length }).end(part)
  }

  const keep = (name: string, bytes: Buffer, etag: string, digest?: string) =>
    void files.set(name, { bytes, etag, modified: new Date(), digest })

  function complete(name: string, id: string, body: Buffer, response: ServerResponse) {
    const parts = uploads.get(id)
    if (!parts) return refuse(response, 404, 'NoSuchUpload')
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
      Number(n),
    )
    const bodies = numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))
    // Said in an answer that calls itself a success, as the real ones do when it takes them a while to find out.
    if (bodies.slice(0, -1).some(({ length }) => length < leastPart))
      return refuse(response, 200, 'EntityTooSmall')
    keep(
      name,
      Buffer.concat(bodies),
      `"${md5(Buffer.concat(bodies.map(md5))).toString('hex')}-${bodies.length}"`,
    )
    uploads.delete(id)
    response.writeHead(200).end('<CompleteMultipartUploadResult/>')
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    if (faults.length > 0 && faults.shift()?.(request, response)) return
    const fault = faultOf(request, url, body)
    if (fault) return refuse(response, 403, fault)
    const [, asksOf, name = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? []
    if (asksOf !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (name === '') return list(url, response)
    const [id, kept] = [url.searchParams.get('uploadId'), files.get(name)]
    if (request.method === 'POST' && id === null) {
      uploads.set(`upload-${++began}`, new Map())
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>upload-${began}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'POST') return complete(name, id ?? '', body, response)
    if (request.method === 'DELETE') {
      if (id === null) files.delete(name)
      else uploads.delete(id)
      return void response.writeHead(204).end()
    }
    if (request.method === 'PUT' && id !== null) {
      uploads.get(id)?.set(Number(url.searchParams.get('partNumber')), body)
      return void response.writeHead(200, { etag: `"${md5(body).toString('hex')}"` }).end()
    }
    if (request.method === 'PUT') {
      const digest = request.headers['x-amz-meta-sha256']
      keep(name, body, `"${md5(body).toString('hex')}"`, typeof digest === 'string' ? digest : undefined)
      return void response.writeHead(200, { etag: `"${md5(body).toString('hex')}"` }).end()
    }
    if (!kept) return refuse(response, 404, 'NoSuchKey')
    show(request, response, kept)
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => answer(request, response, Buffer.concat(pieces)))
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const address: StoreAddress = { ...keys, origin, bucket, folder: '' }
  return {
    address,
    url: `http://${keys.accessKey}:${encodeURIComponent(keys.secretKey)}@127.0.0.1:${port}/${bucket}`,
    files,
    uploads,
    /** Each request in turn, as it came. */
    asked,
    /** Lets the next requests go wrong, one each. */
    fail: (...next: Fault[]) => void faults.push(...next),
    refuse,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>
