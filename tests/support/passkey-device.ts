import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** CBOR, as far as a passkey needs it: numbers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<string | number, unknown>): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : size < 256
        ? Buffer.from([(type << 5) | 24, size])
        : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

interface Shown {
  origin: string
  challenge: string
  /** Whether a finger, a face or a code was asked for. */
  isVerified?: boolean
}

/** A device that keeps one passkey and answers as a browser would, for where there is none. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { origin, challenge }: Shown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function device({ origin, isVerified = true }: Shown, hasNewKey: boolean) {
    const flags = 1 | (isVerified ? 4 : 0) | (hasNewKey ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    })

  return {
    make(shown: Shown): string {
      const bytes = (text: string) => Buffer.from(text, 'base64url')
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ])
      const authData = Buffer.concat([
        device(shown, true),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(key),
      ])
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return answer({ clientDataJSON: clientData('webauthn.create', shown), attestationObject })
    },
    use(shown: Shown): string {
      const clientDataJSON = clientData('webauthn.get', shown)
      const authenticatorData = device(shown, false)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}
