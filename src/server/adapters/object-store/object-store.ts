import type { StoreAddress } from '../../config/store-address.ts'
import {
  contentTypeOf,
  foldersOfPrefix,
  isStoragePath,
  parseStoragePath,
  requireType,
  type Storage,
  StorageUnavailable,
  type StoredFile,
  type StoredInfo,
} from '../storage.ts'
import { listIn } from './answers.ts'
import { type SendOptions, type StoreAnswer, storeSender } from './send.ts'
import { sha256 } from './sign-request.ts'
import { digestHeader, uploader } from './upload.ts'

export interface ObjectStoreOptions extends SendOptions {
  /** Bytes of a part of a file that does not come in one. */
  partBytes?: number
}

/** Files in a store that speaks the S3 protocol: Amazon's, MinIO, Ceph, Swift, R2 and their like. */
export function objectStorage(address: StoreAddress, options: ObjectStoreOptions = {}): Storage {
  const send = storeSender(address, options)
  const upload = uploader(send, async (path) => (await stat(path))?.size ?? null, options.partBytes)

  async function stat(path: string): Promise<StoredInfo | null> {
    parseStoragePath(path)
    const contentType = contentTypeOf(path)
    if (contentType === null) return null
    const answer = await send({ method: 'HEAD', path }, [200, 404])
    return answer.status === 404
      ? null
      : infoOf(answer, contentType, Number(answer.headers.get('content-length')))
  }

  /** What is beyond the end of a file is nothing, as it is in a folder. */
  async function nothingOf(path: string): Promise<StoredFile | null> {
    const info = await stat(path)
    return info && { ...info, bytes: Buffer.alloc(0) }
  }

  return {
    stat,

    async read(path, range) {
      parseStoragePath(path)
      const contentType = contentTypeOf(path)
      if (contentType === null) return null
      if (range && range.end < range.start) return nothingOf(path)
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await send({ method: 'GET', path, headers }, [200, 206, 404, 416])
      if (answer.status === 404) return orNoBucket(answer)
      if (answer.status === 416) return nothingOf(path)
      const isWhole = answer.status === 200
      const size = isWhole ? answer.body.length : Number(answer.headers.get('content-range')?.split('/')[1])
      requireSound(path, answer, isWhole)
      const bytes = isWhole && range ? answer.body.subarray(range.start, range.end + 1) : answer.body
      return { ...infoOf(answer, contentType, size), bytes }
    },

    async write(path, bytes, contentType) {
      parseStoragePath(path)
      requireType(path, contentType)
      await upload(path, bytes, contentType)
    },

    async delete(path) {
      parseStoragePath(path)
      await send({ method: 'DELETE', path }, [204, 200, 404])
    },

    async list(prefix) {
      foldersOfPrefix(prefix)
      const found: string[] = []
      let next: string | null = null
      do {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix: address.folder + prefix,
          ...(next === null ? {} : { 'continuation-token': next }),
        }
        const page = listIn((await send({ method: 'GET', query }, [200])).body)
        found.push(...page.keys.map((key) => key.slice(address.folder.length)).filter(isStoragePath))
        next = page.next
      } while (next !== null)
      return found.sort()
    },
  }
}

function infoOf({ headers }: StoreAnswer, contentType: string, size: number): StoredInfo {
  const etag = (headers.get('etag') ?? '').replace(/^W\//, '')
  return {
    size,
    contentType,
    etag: etag.startsWith('"') ? etag : `"${etag}"`,
    modified: new Date(headers.get('last-modified') ?? 0),
  }
}

/** Bytes that are not those which were written are no answer: a reader is better off without. */
function requireSound(path: string, { body, headers }: StoreAnswer, isWhole: boolean): void {
  const digest = headers.get(digestHeader)
  if (isWhole && digest !== null && digest !== sha256(body))
    throw new StorageUnavailable(new Error(`${path} is not as it was written: its digest is another.`))
}

/** Without its bucket every file is missing, and nobody would look for the reason. */
function orNoBucket({ body }: StoreAnswer): null {
  if (body.includes('NoSuchBucket')) throw new StorageUnavailable(new Error('The bucket is gone.'))
  return null
}
