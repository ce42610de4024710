import { createHash } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Storage, StoredInfo } from '../../adapters/storage.ts'
import { MediaProblem, statPublicFile } from './media.files.ts'
import type { SourceAddress } from './media.image-params.ts'

export interface RemoteOptions {
  /** As in an address: a name alone stands for the usual ports, `name:8080` for that port. */
  allowedHosts: readonly string[]
  allowPrivateAddresses?: boolean
  maxBytes?: number
  timeoutMs?: number
  /** The addresses of a host name; the system's answer by default. */
  addressesOf?: (name: string) => Promise<LookupAddress[]>
}

const MAX_BYTES = 15 * 1024 * 1024
const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3

const notPublic = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [net = '', bits] = range.split('/')
  notPublic.addSubnet(net, Number(bits))
}
// Of version 6 only global unicast is public, less the parts for tunnels and documentation, which can stand
// for a version 4 address of our own network.
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address)
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** The addresses behind a host name, every one of them checked. */
async function checkedAddresses(url: URL, options: RemoteOptions, signal: AbortSignal) {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const { addressesOf = (host) => lookup(host, { all: true }) } = options
  const addresses = await Promise.race([addressesOf(name), aborted])
  const refused =
    !options.allowPrivateAddresses && !addresses.every(({ address }) => isPublicAddress(address))
  if (refused) throw new MediaProblem(403, `The host ${url.host} is not on the public internet.`)
  return addresses
}

async function ask(url: URL, options: RemoteOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (
    !/^https?:$/.test(url.protocol) ||
    !options.allowedHosts.some((host) => host.toLowerCase() === url.host)
  ) {
    throw new MediaProblem(403, `Pictures from ${url.host || url.protocol} are not allowed.`)
  }
  const addresses = await checkedAddresses(url, options, signal)
  // The connection goes to the addresses that were checked: asking again could give another answer.
  const pinned: LookupFunction = (_name, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Fieldhouse' }
    send(url, { agent: false, lookup: pinned, signal, headers }, resolve).on('error', reject).end()
  })
}

async function body(answer: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new MediaProblem(422, `The picture is larger than ${limit} bytes.`)
  if (Number(answer.headers['content-length'] ?? 0) > limit) throw tooLarge
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw tooLarge
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function checkAnswer(answer: IncomingMessage): void {
  const status = answer.statusCode ?? 0
  if (status === 404 || status === 410) throw new MediaProblem(404, 'The other host has no such picture.')
  if (status !== 200) throw new MediaProblem(502, `The other host answered with status ${status}.`)
  const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!type.startsWith('image/')) throw new MediaProblem(422, 'The address is not a picture.')
  if (type === 'image/svg+xml') throw new MediaProblem(422, 'SVG is taken from our own storage only.')
  // What was not asked for is not unpacked: a small answer could unfold without end.
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new MediaProblem(502, 'The other host answered with a compressed picture.')
  }
}

/** A picture from a listed host. Each hop of a redirect passes the same checks as the first address. */
export async function fetchRemoteImage(address: string, options: RemoteOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  let answer: IncomingMessage | undefined
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      answer = await ask(url, options, signal)
      const { location } = answer.headers
      if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || location === undefined) {
        checkAnswer(answer)
        return await body(answer, options.maxBytes ?? MAX_BYTES)
      }
      answer.destroy()
      const next = URL.parse(location, url)
      if (next === null) throw new MediaProblem(502, 'The other host redirects to nowhere.')
      url = next
    }
    throw new MediaProblem(502, 'The other host redirects too often.')
  } catch (error) {
    if (error instanceof MediaProblem) throw error
    const detail = signal.aborted ? 'The other host took too long.' : 'The other host could not be reached.'
    throw new MediaProblem(502, detail)
  } finally {
    answer?.destroy()
  }
}

export interface ImageSource {
  etag: string
  /** A remote SVG is a stranger's program for drawing; only what we store ourselves is drawn. */
  allowSvg: boolean
  /** The bytes with their own validator, since the source may have changed since it was opened. */
  load(): Promise<{ bytes: Buffer; etag: string }>
}

export interface SourceOptions extends RemoteOptions {
  storage: Storage
  /** Where fetched pictures rest between two sizes of the same one. */
  kept: { read(name: string): Promise<Buffer | null>; write(name: string, bytes: Buffer): Promise<void> }
  /** How long a fetched picture is taken as current. */
  remoteFreshMs?: number
  /** The same of a stored one: short, but on game day a thousand ask for it meanwhile. */
  storedFreshMs?: number
}

const MAX_KNOWN = 2000
const REMOTE_FRESH_MS = 60 * 60 * 1000
const STORED_FRESH_MS = 1000

export function createImageSources(options: SourceOptions) {
  const { storage, kept, maxBytes = MAX_BYTES } = options
  const { remoteFreshMs = REMOTE_FRESH_MS, storedFreshMs = STORED_FRESH_MS } = options
  const known = new Map<string, { etag: string; until: number }>()
  const seen = new Map<string, { info: StoredInfo; until: number }>()

  async function look(path: string): Promise<StoredInfo> {
    const recent = seen.get(path)
    if (recent && recent.until > Date.now()) return recent.info
    seen.delete(path)
    const info = await statPublicFile(storage, path)
    seen.set(path, { info, until: Date.now() + storedFreshMs })
    const [oldest] = seen.keys()
    if (seen.size > MAX_KNOWN && oldest !== undefined) seen.delete(oldest)
    return info
  }

  async function stored(path: string): Promise<ImageSource> {
    const info = await look(path)
    if (!info.contentType.startsWith('image/')) throw new MediaProblem(422, 'The file is not a picture.')
    if (info.size > maxBytes) throw new MediaProblem(422, `The picture is larger than ${maxBytes} bytes.`)
    const load = async () => {
      const file = await storage.read(path)
      if (file === null) throw new MediaProblem(404, 'There is no such file.')
      return file
    }
    return { etag: info.etag, allowSvg: true, load }
  }

  async function remote(url: string): Promise<ImageSource> {
    const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
    const name = `${digest(url)}.source`
    const download = async () => {
      const bytes = await fetchRemoteImage(url, options)
      const etag = digest(bytes)
      known.delete(url)
      known.set(url, { etag, until: Date.now() + remoteFreshMs })
      const [oldest] = known.keys()
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
      await kept.write(name, bytes)
      return { bytes, etag }
    }
    const load = async () => {
      const bytes = await kept.read(name)
      return bytes === null ? download() : { bytes, etag: digest(bytes) }
    }
    const current = known.get(url)
    const etag = current && current.until > Date.now() ? current.etag : (await download()).etag
    return { etag, allowSvg: false, load }
  }

  return {
    open: (address: SourceAddress) =>
      address.kind === 'storage' ? stored(address.path) : remote(address.url),
  }
}
