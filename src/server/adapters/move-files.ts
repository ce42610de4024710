import { createHash } from 'node:crypto'
import { contentTypeOf, type Storage } from './storage.ts'

export interface Moved {
  files: number
  bytes: number
  /** Of those, what was there already, byte for byte. */
  already: number
}

export class MoveError extends Error {}

interface Move {
  from: Storage
  to: Storage
  /** Hears of each file that has arrived. */
  onFile?: (moved: Moved) => void
  /** Takes away what has arrived. */
  takeAway?: boolean
}

const pieceBytes = 4 * 1024 * 1024

/** A file in pieces, so that a film costs no more memory than a picture; it may not be replaced meanwhile. */
export async function* piecesOf(storage: Storage, path: string): AsyncGenerator<Buffer> {
  let etag: string | null = null
  for (let start = 0; ; start += pieceBytes) {
    const piece = await storage.read(path, { start, end: start + pieceBytes - 1 })
    if (!piece || (etag !== null && piece.etag !== etag))
      throw new MoveError(`${path} was replaced while it was read. Run the command again.`)
    etag = piece.etag
    yield piece.bytes
    if (start + pieceBytes >= piece.size) return
  }
}

export async function digestOf(storage: Storage, path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of piecesOf(storage, path)) hash.update(piece)
  return hash.digest('hex')
}

/** Copies every file and reads each back. What is there already is left, so that the command may be run again. */
export async function moveFiles({ from, to, onFile, takeAway = false }: Move): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, already: 0 }
  for (const path of await from.list('')) {
    const [source, target] = [await from.stat(path), await to.stat(path)]
    const type = contentTypeOf(path)
    // Nobody is shown what has no type, and what has gone meanwhile nobody misses.
    if (source === null || type === null) continue
    const digest = await digestOf(from, path)
    const isThere = target?.size === source.size && (await digestOf(to, path)) === digest
    if (isThere) moved.already++
    else {
      await to.write(path, piecesOf(from, path), type)
      if ((await digestOf(to, path)) !== digest)
        throw new MoveError(`${path} is not there as it was sent. Nothing was taken away; run the command again.`)
    }
    moved.files++
    moved.bytes += source.size
    onFile?.(moved)
    if (takeAway) await from.delete(path)
  }
  return moved
}
