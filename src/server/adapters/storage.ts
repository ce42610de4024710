import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

export interface StoredInfo {
  size: number
  contentType: string
  /** A strong HTTP validator, quotes included, so it can be sent as it stands. */
  etag: string
  modified: Date
}

export interface StoredFile extends StoredInfo {
  bytes: Buffer
}

/** Both ends included, as in the HTTP Range header. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where files live. Paths are `<tenant>/<kind>/<name>.<ext>`. Nothing here is particular to a folder, so an
 * object store can stand in its place.
 */
export interface Storage {
  read(path: string, range?: ByteRange): Promise<StoredFile | null>
  stat(path: string): Promise<StoredInfo | null>
  write(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  /** Deleting what is not there is not an error. */
  delete(path: string): Promise<void>
  /** Every path that starts with the prefix, in order. */
  list(prefix: string): Promise<string[]>
}

export class StoragePathError extends Error {
  override name = 'StoragePathError'
}

// HTML, XML and script are left out on purpose: a stored file must never run as a page of the site.
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // Parts of files that are on their way.
  bin: 'application/octet-stream',
}

/** The type a file of this name is served as, or null where the extension is not allowed. */
export function contentTypeOf(path: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null
}

// Plain ASCII only: file systems disagree on how they fold and normalise anything else, and a name that is
// compared in one form and opened in another is how a check is walked around. A leading dot is kept for
// files being written.
const SEGMENT = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,198}[A-Za-z0-9_-])?$/
const MAX_PATH = 500

/** Whether a file can lie there at all. */
export const isStoragePath = (path: string): boolean => {
  const segments = path.split('/')
  return path.length <= MAX_PATH && segments.length >= 2 && segments.every((part) => SEGMENT.test(part))
}

/** The parts of a storage path; throws a StoragePathError for anything that is not one. */
export function parseStoragePath(path: string): string[] {
  if (!isStoragePath(path)) {
    throw new StoragePathError(
      'A storage path is <tenant>/<kind>/<name>.<ext>, made of letters, digits, dots, dashes and underscores.',
    )
  }
  return path.split('/')
}

const essence = (type: string) => type.split(';')[0]?.trim().toLowerCase()

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
      const expected = contentTypeOf(path)
      if (expected === null || essence(expected) !== essence(contentType)) {
        throw new StoragePathError(`The name of the file does not allow the type ${contentType}.`)
      }
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
      const above = prefix.split('/').slice(0, -1)
      if (!above.every((part) => SEGMENT.test(part)))
        throw new StoragePathError('That is not a storage prefix.')
      const directory = join(root, ...above)
      const found: string[] = []
      if ((await locate(directory)) === null) return found
      await walk(directory, above.map((part) => `${part}/`).join(''), found)
      return found.filter((path) => path.startsWith(prefix)).sort()
    },
  }
}

type FileReader = (start: number, length: number) => Promise<Buffer>
