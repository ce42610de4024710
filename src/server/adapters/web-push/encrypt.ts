import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave to encrypt for it, in base64url. */
export interface PushKeys {
  /** Its public key: a point of P-256, uncompressed. */
  p256dh: string
  /** A secret that it shares with whoever may send. */
  auth: string
}

/** Made anew for each message, unless a test compares with a published one. */
interface Once {
  salt?: Buffer
  privateKey?: Buffer
}

/** Push services take no longer bodies; a message has one record. */
export const mostPlainBytes = 3_993
const recordBytes = 4_096
/** Says that the only record is the last one. */
const delimiter = Buffer.from([2])

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A message that only this browser can read (RFC 8291): the body of a request with the coding aes128gcm (RFC 8188). */
export function encryptForBrowser(plain: Buffer, { p256dh, auth }: PushKeys, once: Once = {}): Buffer {
  if (plain.length > mostPlainBytes)
    throw new RangeError(`A push message has at most ${mostPlainBytes} bytes`)
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = createECDH('prime256v1')
  if (once.privateKey) ours.setPrivateKey(once.privateKey)
  else ours.generateKeys()
  const salt = once.salt ?? randomBytes(16)
  const shared = ours.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()])
  const key = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const sealed = [cipher.update(Buffer.concat([plain, delimiter])), cipher.final(), cipher.getAuthTag()]
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordBytes, 16)
  const keyId = ours.getPublicKey()
  head.writeUInt8(keyId.length, 20)
  return Buffer.concat([head, keyId, ...sealed])
}

/** Whether something can be encrypted for these keys: a number of the right length need not be a point of the curve. */
export function areKeys(keys: PushKeys): boolean {
  try {
    encryptForBrowser(Buffer.alloc(0), keys)
    return Buffer.from(keys.auth, 'base64url').length === 16
  } catch {
    return false
  }
}
