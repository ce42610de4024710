import { encryptForBrowser, type PushKeys } from './encrypt.ts'
import { authorization, type SenderKey } from './vapid.ts'

/** Where a browser is reached, as it said itself. */
export interface PushAddress extends PushKeys {
  endpoint: string
}

export interface PushMessage {
  body: object
  /** What the service keeps one of for a browser that is away: the newest. At most 32 letters of base64url. */
  topic: string
  /** For so long it is of use. */
  seconds: number
}

/** Gone: the browser has asked to be forgotten, or its address is none. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused'

export interface PushService {
  /** What browsers are told of who sends. */
  publicKey: string
  /** Whether an address is that of a push service, and not of something of ours. */
  mayBe(endpoint: string): boolean
  send(address: PushAddress, message: PushMessage, contact: string): Promise<PushOutcome>
}

interface PushServiceDeps {
  key: SenderKey
  /** 'fcm.googleapis.com', '*.push.apple.com'. */
  hosts: readonly string[]
  now: () => Date
  fetch?: typeof fetch
}

const timeoutMs = 10_000

/** Encrypted by https at its usual port, without a name in it, at a host that the operator lists. */
export function isPushAddress(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}

/** Sends to the push services of browsers. What they answer beyond a status is not read, and nobody is led elsewhere. */
export function openPushService({ key, hosts, now, fetch: ask = fetch }: PushServiceDeps): PushService {
  const mayBe = (endpoint: string) => isPushAddress(endpoint, hosts)
  return {
    publicKey: key.publicKey,
    mayBe,
    async send(address, { body, topic, seconds }, contact) {
      // Asked again: an operator may have taken a service off the list.
      if (!mayBe(address.endpoint)) return 'gone'
      const audience = new URL(address.endpoint).origin
      try {
        const response = await ask(address.endpoint, {
          method: 'POST',
          headers: {
            authorization: authorization(key, { audience, contact, now: now() }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(seconds),
            topic,
            urgency: 'high',
          },
          body: new Uint8Array(encryptForBrowser(Buffer.from(JSON.stringify(body)), address)),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        return outcomeOf(response.status)
      } catch {
        return 'later'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
