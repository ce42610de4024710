import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Seal } from './sealed.ts'

export interface Fingerprint {
  bytes: number
  sha256: string
}

const filesFolder = 'files'
export const manifestName = 'manifest.json'

async function* pass(
  pieces: AsyncIterable<Uint8Array>,
  look: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    look(piece)
    yield piece
  }
}

/**
 * The folder of the backups: what was ever in a file lies in it once, under a name that follows from its content, and each
 * backup names what it needs. So a second backup writes what is new, and costs what has changed.
 */
export function openShelf(folder: string, seal: Seal) {
  const placeOf = (digest: string) => {
    const name = seal.nameOf(digest)
    return join(folder, filesFolder, name.slice(0, 2), name)
  }

  /** Writes to a place of its own, which gets its name when everything is in it. */
  async function write(
    pieces: AsyncIterable<Uint8Array>,
    nameFor: (found: Fingerprint) => string,
  ): Promise<Fingerprint> {
    const temporary = join(folder, `.${randomUUID()}.part`)
    await mkdir(folder, { recursive: true })
    const hash = createHash('sha256')
    let bytes = 0
    const file = await open(temporary, 'wx', 0o600)
    try {
      const read = pass(pieces, (piece) => {
        hash.update(piece)
        bytes += piece.length
      })
      for await (const piece of seal.seal(read)) await file.writeFile(piece)
      await file.sync()
    } catch (error) {
      await file.close()
      await rm(temporary, { force: true })
      throw error
    }
    await file.close()
    const found = { bytes, sha256: hash.digest('hex') }
    const place = nameFor(found)
    await mkdir(dirname(place), { recursive: true })
    await rename(temporary, place)
    return found
  }

  const read = (place: string) => seal.open(createReadStream(place) as AsyncIterable<Uint8Array>)

  async function fingerprintAt(place: string): Promise<Fingerprint> {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const piece of read(place)) {
      hash.update(piece)
      bytes += piece.length
    }
    return { bytes, sha256: hash.digest('hex') }
  }

  return {
    /** Keeps a content under its digest. */
    put: (pieces: AsyncIterable<Uint8Array>) => write(pieces, ({ sha256 }) => placeOf(sha256)),
    get: (sha256: string) => read(placeOf(sha256)),
    has: async (sha256: string) => (await stat(placeOf(sha256)).catch(() => null))?.isFile() === true,
    fingerprint: (sha256: string) => fingerprintAt(placeOf(sha256)),

    /** A file of one backup alone, under a name. */
    putAs: (name: string, pieces: AsyncIterable<Uint8Array>) => write(pieces, () => join(folder, name)),
    getAs: (name: string) => read(join(folder, name)),
    fingerprintAs: (name: string) => fingerprintAt(join(folder, name)),

    /** The backups, the oldest first: a folder each, named after its moment. */
    async backups(): Promise<string[]> {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      return (
        entries
          .filter((entry) => entry.isDirectory() && /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(entry.name))
          .map(({ name }) => name)
          // Its manifest comes last: what has none broke off.
          .filter((name) => existsSync(join(folder, name, manifestName)))
          .sort()
      )
    },

    removeBackup: (name: string) => rm(join(folder, name), { recursive: true, force: true }),

    /** Takes away what none of these is named by. */
    async removeAllBut(digests: ReadonlySet<string>): Promise<number> {
      const kept = new Set([...digests].map((digest) => seal.nameOf(digest)))
      let removed = 0
      for (const entry of await readdir(join(folder, filesFolder), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => [])) {
        if (!entry.isFile() || kept.has(entry.name)) continue
        await rm(join(entry.parentPath, entry.name))
        removed++
      }
      return removed
    },
  }
}

export type Shelf = ReturnType<typeof openShelf>
