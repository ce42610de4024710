import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type StoreAddress, storeName } from '../../config/store-address.ts'
import { StorageUnavailable } from '../storage.ts'
import { faultIn } from './answers.ts'
import { queryText, sha256, signedHeaders } from './sign-request.ts'

export interface StoreRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Below the folder of the store; empty for the bucket itself. */
  path?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
}

export interface StoreAnswer {
  status: number
  headers: Headers
  body: Buffer
  /** How often it was asked. */
  tries: number
}

/** The store answers, and says no: nothing that is tried again ends otherwise. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal'
}

export interface SendOptions {
  now?: () => Date
  tries?: number
  /** Milliseconds until the second try; each further one waits twice as long. */
  restMs?: number
  timeoutMs?: number
  /** Hears of each try: its status, or that the answer was lost, and the seconds it took. */
  onTry?: (method: string, outcome: string, seconds: number) => void
}

/** Of these statuses the request itself is innocent. */
const passing = new Set([408, 429, 500, 502, 503, 504])
const mostRestMs = 10_000

/** What the protocol calls by a number, and an operator by what is to be done. */
const repairs: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket; make it, or name another in STORAGE_URL',
  InvalidAccessKeyId: 'the key is not known; set it in STORAGE_URL',
  SignatureDoesNotMatch: 'the secret is not that of the key; set it in STORAGE_URL, escaped',
  AccessDenied: 'the key may not do this; it must read, write, delete and list in the bucket',
  RequestTimeTooSkewed: "this machine's clock is wrong; set it by NTP",
  AuthorizationHeaderMalformed: 'the region is another; name it as ?region= in STORAGE_URL',
  PermanentRedirect: 'the bucket lies in another region; name its host in STORAGE_URL',
}

function refusalOf({ status, body }: StoreAnswer, method: string, address: StoreAddress): StoreRefusal {
  const { code, message } = faultIn(body) ?? { code: `status ${status}`, message: '' }
  return new StoreRefusal(
    `${storeName(address)} refuses ${method} (${code}): ${repairs[code] ?? (message || 'it says no more')}.`,
  )
}

/**
 * Sends to the store, again where what came says nothing of what was asked. Every request may be sent twice: what a write
 * writes is the same the second time. A body is checked by the store against two digests of it.
 */
export function storeSender(address: StoreAddress, options: SendOptions = {}) {
  const { now = () => new Date(), tries = 5, restMs = 100, timeoutMs = 60_000, onTry } = options

  async function once({ method, path = '', query = {}, headers = {}, body }: StoreRequest) {
    const place = path === '' ? `/${address.bucket}` : `/${address.bucket}/${address.folder}${path}`
    const text = queryText(query)
    const url = new URL(`${address.origin}${place}${text && `?${text}`}`)
    const given = body
      ? { ...headers, 'content-md5': createHash('md5').update(body).digest('base64') }
      : headers
    const { host: _, ...sent } = signedHeaders({ method, url, headers: given }, address, {
      now: now(),
      bodyDigest: sha256(body ?? ''),
    })
    const response = await fetch(url, {
      method,
      headers: { ...sent, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  /** The answer, or an error where it is none of the statuses that the caller understands. */
  return async (request: StoreRequest, understood: readonly number[]): Promise<StoreAnswer> => {
    for (let tried = 1; ; tried++) {
      const began = performance.now()
      const answer = await once(request).catch((error: unknown) => new StorageUnavailable(error))
      const outcome = answer instanceof StorageUnavailable ? 'lost' : String(answer.status)
      onTry?.(request.method, outcome, (performance.now() - began) / 1000)
      const isLast = tried >= tries
      if (answer instanceof StorageUnavailable) {
        if (isLast) throw answer
      } else if (understood.includes(answer.status)) return { ...answer, tries: tried }
      else if (!passing.has(answer.status))
        throw refusalOf({ ...answer, tries: tried }, request.method, address)
      else if (isLast)
        throw new StorageUnavailable(refusalOf({ ...answer, tries: tried }, request.method, address))
      // Everybody whom the store sent away must not come back at the same moment.
      await sleep(Math.min(mostRestMs, restMs * 2 ** (tried - 1)) * (0.5 + Math.random()))
    }
  }
}

export type SendToStore = ReturnType<typeof storeSender>
