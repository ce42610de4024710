import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { BackupError } from './backup-error.ts'

/** What a backup is written and read with: as it is, or encrypted under a key that lies elsewhere. */
export interface Seal {
  isSealed: boolean
  /** What something is called whose digest is known, so that its name tells nobody what it is. */
  nameOf(digest: string): string
  seal(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Throws where a byte is another than was sealed, at the latest at the end: nothing is true before that. */
  open(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
}

export class SealError extends BackupError {}

async function* asItIs(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
}

const plain: Seal = { isSealed: false, nameOf: (digest) => digest, seal: asItIs, open: asItIs }

const algorithm = 'aes-256-gcm'
const magic = Buffer.from('FHB1')
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM, each file under a number of its own; what it is encrypted with follows from the key and is stored nowhere. */
export function sealWith(key: string): Seal {
  if (key === '') return plain
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'fieldhouse backup', purpose, 32))
  const [contents, names] = [derived('contents'), derived('names')]

  async function* seal(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, contents, iv)
    yield Buffer.concat([magic, iv])
    for await (const piece of pieces) yield cipher.update(piece)
    yield cipher.final()
    yield cipher.getAuthTag()
  }

  async function* open(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const headBytes = magic.length + ivBytes
    let decipher: DecipherGCM | undefined
    let held = Buffer.alloc(0)
    for await (const piece of pieces) {
      held = Buffer.concat([held, piece])
      if (!decipher) {
        if (held.length < headBytes) continue
        if (!held.subarray(0, magic.length).equals(magic))
          throw new SealError(
            'This backup is not encrypted, or not by this program. Unset BACKUP_KEY to read it, or name another folder to write to.',
          )
        decipher = createDecipheriv(algorithm, contents, held.subarray(magic.length, headBytes))
        held = held.subarray(headBytes)
      }
      // The last bytes are what tells whether all the others are true.
      const ready = held.length - tagBytes
      if (ready <= 0) continue
      yield decipher.update(held.subarray(0, ready))
      held = held.subarray(ready)
    }
    if (!decipher || held.length !== tagBytes) throw new SealError('A file of the backup is cut off.')
    decipher.setAuthTag(held)
    try {
      yield decipher.final()
    } catch {
      throw new SealError(
        'BACKUP_KEY is another than this backup was made with, or a file of it was changed.',
      )
    }
  }

  return {
    isSealed: true,
    nameOf: (digest) => createHmac('sha256', names).update(digest).digest('hex'),
    seal,
    open,
  }
}
