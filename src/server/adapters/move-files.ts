import { digestOf, piecesOf } from './file-pieces.ts'
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
        throw new MoveError(
          `${path} is not there as it was sent. Nothing was taken away; run the command again.`,
        )
    }
    moved.files++
    moved.bytes += source.size
    onFile?.(moved)
    if (takeAway) await from.delete(path)
  }
  return moved
}
