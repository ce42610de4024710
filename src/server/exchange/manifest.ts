import { lstat, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { parseStoragePath } from '../adapters/storage.ts'
import { hashFile } from './hashed-file.ts'

/** Raised when an older version could no longer read what this one writes. */
export const formatVersion = 1

/** A folder or a school that cannot be taken, told in one line. */
export class ExchangeError extends Error {
  override name = 'ExchangeError'
}

const Fingerprint = {
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
}
const Rows = { ...Fingerprint, rows: Type.Integer({ minimum: 0 }), columns: Type.Array(Type.String()) }

export const Manifest = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  created: Type.String(),
  /** The school's own row, as the database gives it. */
  tenant: Type.Intersect([
    Type.Object({ key: Type.String(), hosts: Type.Array(Type.String()) }),
    Type.Record(Type.String(), Type.Unknown()),
  ]),
  tables: Type.Record(Type.String({ pattern: '^[a-z_]+$' }), Type.Object(Rows)),
  /** Who may sign in at the school: names and addresses, never passwords. */
  people: Type.Object(Rows),
  /** By path below the school's folder in the storage. */
  files: Type.Record(Type.String(), Type.Object(Fingerprint)),
  privateFiles: Type.Record(Type.String(), Type.Object(Fingerprint)),
})
export type Manifest = Static<typeof Manifest>

export const manifestFile = 'manifest.json'
export const peopleFile = 'people.ndjson'
export const tableFile = (name: string): string => join('tables', `${name}.ndjson`)

/** Where the two kinds of files lie in the folder, and before which prefix in the storage. */
export const fileKinds = [
  { kind: 'files', prefix: (bucket: string) => `${bucket}/` },
  { kind: 'privateFiles', prefix: (bucket: string) => `private/${bucket}/` },
] as const

const mebibyte = 1024 * 1024
/** Larger than any school's, and small enough to be held in memory. */
const largest = { manifest: 64 * mebibyte, part: 512 * mebibyte }

/** How large a plain file of the folder is; null for everything else, such as a link that leads out of it. */
async function sizeOf(folder: string, path: string): Promise<number | null> {
  const place = join(folder, path)
  const info = await lstat(place).catch(() => null)
  if (!info?.isFile()) return null
  return (await realpath(place)) === join(await realpath(folder), path) ? info.size : null
}

export async function readManifest(folder: string): Promise<Manifest> {
  const size = await sizeOf(folder, manifestFile)
  if (size !== null && size > largest.manifest)
    throw new ExchangeError(`${join(folder, manifestFile)} is larger than any school's.`)
  if (size === null)
    throw new ExchangeError(`${folder} is no export: it has no ${manifestFile}, which is written last.`)
  const text = await readFile(join(folder, manifestFile), 'utf8')
  const broken = new ExchangeError(`${join(folder, manifestFile)} is broken; export the school again.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw broken
  }
  const { format } = (value ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > formatVersion) {
    throw new ExchangeError(
      `The export has format ${format}; this version reads up to ${formatVersion}. Update Fieldhouse first.`,
    )
  }
  if (!Value.Check(Manifest, value)) throw broken
  return value
}

interface Part {
  path: string
  bytes: number
  sha256: string
}

/** Every file of the folder with what it must be. */
function partsOf(manifest: Manifest): Part[] {
  const tables = Object.entries(manifest.tables).map(([name, { bytes, sha256 }]) => ({
    path: tableFile(name),
    bytes,
    sha256,
  }))
  const stored = fileKinds.flatMap(({ kind }) =>
    Object.entries(manifest[kind]).map(([path, { bytes, sha256 }]) => ({
      path: join(kind, ...safeSegments(path)),
      bytes,
      sha256,
    })),
  )
  const { bytes, sha256 } = manifest.people
  return [...tables, { path: peopleFile, bytes, sha256 }, ...stored]
}

/** A manifest is a stranger's word: its paths must not lead out of the folder. */
function safeSegments(path: string): string[] {
  try {
    return parseStoragePath(`school/${path}`).slice(1)
  } catch {
    throw new ExchangeError(`The export names a file '${path}', which is no path of the storage.`)
  }
}

/** Reads the whole folder once before anything is written. */
export async function verifyFolder(folder: string, manifest: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of partsOf(manifest)) {
    const place = join(folder, path)
    const size = await sizeOf(folder, path)
    if (size === null) throw new ExchangeError(`The export is not whole: ${path} is missing.`)
    if (size > largest.part) throw new ExchangeError(`The export's ${path} is larger than any school's.`)
    if (size !== bytes)
      throw new ExchangeError(`The export is not whole: ${path} has ${size} bytes instead of ${bytes}.`)
    if ((await hashFile(place)) !== sha256)
      throw new ExchangeError(`The export was changed: ${path} is not what was exported.`)
  }
}
