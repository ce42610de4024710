import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** Who sends, by which push services know us (RFC 8292): one key for all schools of a platform. */
export interface SenderKey {
  /** What browsers are told, in base64url. */
  publicKey: string
  privateKey: KeyObject
}

const curve = 'prime256v1'
/** A token is good for so long; services take at most a day. */
const goodForSeconds = 12 * 3_600

/** Null where there is no such key: nobody's pages offer to be told. */
export function senderKey(secret: string): SenderKey | null {
  if (!secret) return null
  const pair = createECDH(curve)
  pair.setPrivateKey(Buffer.from(secret, 'base64url'))
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const d = pair.getPrivateKey().toString('base64url').padStart(43, 'A')
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } }),
  }
}

/** What PUSH_KEY is set to. */
export function newSecret(): string {
  const pair = createECDH(curve)
  pair.generateKeys()
  const secret = pair.getPrivateKey()
  // One in 256 is a byte shorter.
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url')
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header that says who sends, for one push service. */
export function authorization(
  { publicKey, privateKey }: SenderKey,
  { audience, contact, now }: { audience: string; contact: string; now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + goodForSeconds
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}
