import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import {
  contentTypeOf,
  foldersOfPrefix,
  parseStoragePath,
  requireType,
  SEGMENT,
  type Storage,
  StoragePathError,
  type StoredInfo,
} from './storage.ts'

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP'
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder)

  /** The true place of an existing file or folder; null where there is none. */
  async function locate(place: string): Promise<string | null> {
    const real = await orNull(realpath(place))
    if (real === null) return null
    const realRoot = await realpath(root)
    if (real !== realRoot && !real.startsWith(realRoot + sep)) {
      throw new StoragePathError('The path leads out of the storage folder.')
    }
    return real
  }

  /** Looks at a file through one handle, so that its bytes and its validator belong together. */
  async function inspect<T>(path: string, look: (info: StoredInfo, file: FileReader) => T | Promise<T>) {
    const place = join(root, ...parseStoragePath(path))
    const contentType = contentTypeOf(path)
    if (contentType === null) return null
    const real = await locate(place)
    // Opening a pipe or a device would wait for ever, so only plain files are opened.
    if (real === null || !(await orNull(lstat(real)))?.isFile()) return null
    const handle = await orNull(open(real, 'r'))
    if (handle === null) return null
    try {
      const stats = await handle.stat({ bigint: true })
      // Clocks of file systems are coarse; a replaced file always has another inode than the one before it.
      const mark = [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join('-')
      const info = { size: Number(stats.size), contentType, etag: `"${mark}"`, modified: stats.mtime }
      return await look(info, async (start, length) => {
        const bytes = Buffer.allocUnsafe(length)
        let filled = 0
        while (filled < length) {
          const { bytesRead } = await handle.read(bytes, filled, length - filled, start + filled)
          if (bytesRead === 0) break
          filled += bytesRead
        }
        return bytes.subarray(0, filled)
      })
    } finally {
      await handle.close()
    }
  }

  /** Refuses a parent folder that is a link to elsewhere, before anything is made in it. */
  async function parentOf(path: string): Promise<string> {
    const parent = join(root, ...parseStoragePath(path).slice(0, -1))
    await mkdir(root, { recursive: true })
    let existing = parent
    while ((await locate(existing)) === null) existing = dirname(existing)
    return parent
  }

  async function walk(directory: string, path: string, found: string[]): Promise<void> {
    for (const entry of (await orNull(readdir(directory, { withFileTypes: true }))) ?? []) {
      if (!SEGMENT.test(entry.name)) continue
      const entryPath = path + entry.name
      if (entry.isDirectory()) await walk(join(directory, entry.name), `${entryPath}/`, found)
      else if (entry.isFile() && path !== '') found.push(entryPath)
    }
  }

  return {
    stat: (path) => inspect(path, (info) => info),

    read: (path, range) =>
      inspect(path, async (info, read) => {
        const start = range?.start ?? 0
        const end = Math.min(range?.end ?? info.size - 1, info.size - 1)
        return { ...info, bytes: await read(start, Math.max(0, end - start + 1)) }
      }),

    async write(path, bytes, contentType) {
      requireType(path, contentType)
      const parent = await parentOf(path)
      await mkdir(parent, { recursive: true })
      // A reader sees the old file or the new one, never half of one.
      const temporary = join(parent, `.${randomUUID()}.tmp`)
      try {
        await writeFile(temporary, bytes, { flag: 'wx', flush: true })
        await rename(temporary, join(root, ...path.split('/')))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async delete(path) {
      await parentOf(path)
      await orNull(rm(join(root, ...path.split('/')), { force: true }))
    },

    async list(prefix) {
      const above = foldersOfPrefix(prefix)
      const directory = join(root, ...above)
      const found: string[] = []
      if ((await locate(directory)) === null) return found
      await walk(directory, above.map((part) => `${part}/`).join(''), found)
      return found.filter((path) => path.startsWith(prefix)).sort()
    },
  }
}

type FileReader = (start: number, length: number) => Promise<Buffer>
