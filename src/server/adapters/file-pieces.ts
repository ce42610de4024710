import { createHash } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Somebody replaced a file, or took it away, while it was read in pieces: what was read of it is of two files. */
export class FileReplaced extends Error {
  override name = 'FileReplaced'
}

const pieceBytes = 8 * 1024 * 1024

/** A file in pieces, so that a film costs no more memory than a picture. */
export async function* piecesOf(storage: Storage, path: string): AsyncGenerator<Buffer> {
  let etag: string | null = null
  for (let start = 0; ; start += pieceBytes) {
    const piece = await storage.read(path, { start, end: start + pieceBytes - 1 })
    if (!piece || (etag !== null && piece.etag !== etag))
      throw new FileReplaced(`${path} was replaced or taken away while it was read. Run the command again.`)
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
