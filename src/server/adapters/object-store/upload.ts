import { StorageUnavailable } from '../storage.ts'
import { completion, faultIn, uploadIdIn } from './answers.ts'
import type { SendToStore } from './send.ts'
import { sha256 } from './sign-request.ts'

/** The protocol wants five million bytes or more in each part but the last, and has ten thousand of them. */
const partBytes = 8 * 1024 * 1024
/** So many parts of a file are on their way at a time, and in memory. */
const partsAtOnce = 3

/** What comes in pieces of any size, in parts of one size; a file of no bytes is one part of none. */
export async function* partsOf(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  const pieces = bytes instanceof Uint8Array ? [bytes] : bytes
  let waiting: Buffer[] = []
  let length = 0
  let some = false
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; ) {
      const taken = Buffer.from(
        piece.buffer,
        piece.byteOffset + start,
        Math.min(size - length, piece.length - start),
      )
      waiting.push(taken)
      length += taken.length
      start += taken.length
      if (length < size) continue
      some = true
      yield Buffer.concat(waiting)
      ;[waiting, length] = [[], 0]
    }
  }
  if (length > 0 || !some) yield Buffer.concat(waiting)
}

/** The digest of a file that was sent as a whole stands beside it, and whoever reads it as a whole looks. */
export const digestHeader = 'x-amz-meta-sha256'

export function uploader(
  send: SendToStore,
  bytesOf: (path: string) => Promise<number | null>,
  size = partBytes,
) {
  const whole = async (path: string, body: Buffer, type: string) =>
    void (await send(
      { method: 'PUT', path, body, headers: { 'content-type': type, [digestHeader]: sha256(body) } },
      [200],
    ))

  async function inParts(path: string, parts: AsyncIterator<Buffer>, first: Buffer[], type: string) {
    const begun = await send(
      { method: 'POST', path, query: { uploads: '' }, headers: { 'content-type': type } },
      [200],
    )
    const uploadId = uploadIdIn(begun.body)
    if (uploadId === undefined)
      throw new StorageUnavailable(new Error('The store began an upload without a name.'))
    try {
      const etags: string[] = []
      let total = 0
      let number = 0
      const nextPart = async () => first.shift() ?? ((await parts.next()).value as Buffer | undefined)
      // Each of them takes the next part when its own has arrived; asking for one is never done by two at a time.
      let turn: Promise<unknown> = Promise.resolve()
      const take = () => {
        const taken = turn.then(async () => ({ body: await nextPart(), at: number++ }))
        turn = taken.catch(() => {})
        return taken
      }
      const carry = async () => {
        for (;;) {
          const { body, at } = await take()
          if (!body) return
          total += body.length
          const query = { partNumber: String(at + 1), uploadId }
          etags[at] = (await send({ method: 'PUT', path, query, body }, [200])).headers.get('etag') ?? ''
        }
      }
      await Promise.all(Array.from({ length: partsAtOnce }, carry))
      await complete(path, uploadId, etags, total)
    } catch (error) {
      // What is left over costs room until the store's own rule takes it away.
      await send({ method: 'DELETE', path, query: { uploadId } }, [204, 200, 404]).catch(() => {})
      throw error
    }
  }

  async function complete(path: string, uploadId: string, etags: string[], total: number) {
    const answer = await send(
      { method: 'POST', path, query: { uploadId }, body: completion(etags) },
      [200, 404],
    )
    const fault = faultIn(answer.body)
    // Of a try whose answer was lost the next one hears that there is no such upload any more.
    if (fault && !(answer.tries > 1 && fault.code === 'NoSuchUpload'))
      throw new StorageUnavailable(new Error(`The parts were not put together (${fault.code}).`))
    const stored = await bytesOf(path)
    if (stored !== total)
      throw new StorageUnavailable(new Error(`${path} has ${stored} bytes of ${total} in the store.`))
  }

  return async (path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, type: string): Promise<void> => {
    const parts = partsOf(bytes, size)
    const one = (await parts.next()).value as Buffer
    const two = (await parts.next()).value as Buffer | undefined
    if (two === undefined) await whole(path, one, type)
    else await inParts(path, parts, [one, two], type)
  }
}
