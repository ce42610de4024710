import { ApiProblem } from '#contract/shapes/problem.ts'

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

/** The files cannot be reached now and may be in a moment: nothing is wrong with what was asked. */
export class StorageUnavailable extends ApiProblem {
  readonly statusCode = 503

  constructor(cause: unknown) {
    super({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: 'The files cannot be reached at the moment. Try again in a few seconds.',
    })
    this.cause = cause
  }
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
export const SEGMENT = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,198}[A-Za-z0-9_-])?$/
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

/** What is written is of the type that its name tells. */
export function requireType(path: string, contentType: string): void {
  const expected = contentTypeOf(path)
  if (expected === null || essence(expected) !== essence(contentType)) {
    throw new StoragePathError(`The name of the file does not allow the type ${contentType}.`)
  }
}

/** The folders that a prefix names whole; throws a StoragePathError for one that leads elsewhere. */
export function foldersOfPrefix(prefix: string): string[] {
  const above = prefix.split('/').slice(0, -1)
  if (!above.every((part) => SEGMENT.test(part))) throw new StoragePathError('That is not a storage prefix.')
  return above
}
