import { bucketOf } from '../../../adapters/bucket.ts'
import type { Storage } from '../../../adapters/storage.ts'

type School = Parameters<typeof bucketOf>[0]

/** The parts of a file on its way, each under the place where it begins. Nobody is served what is private. */
export function partsIn(storage: Storage, school: School, key: string) {
  const folder = `private/${bucketOf(school)}/uploads/${key}`
  const at = (offset: number) => `${folder}/${String(offset).padStart(12, '0')}.bin`
  return {
    write: (offset: number, bytes: Uint8Array) =>
      storage.write(at(offset), bytes, 'application/octet-stream'),

    /** All of them in turn; one that is missing ends it. */
    async *read(): AsyncGenerator<Buffer> {
      for (let offset = 0; ; ) {
        const part = await storage.read(at(offset))
        if (!part || part.bytes.length === 0) return
        yield part.bytes
        offset += part.bytes.length
      }
    },

    async clear(): Promise<void> {
      for (const path of await storage.list(`${folder}/`)) await storage.delete(path)
    },
  }
}
