import { createFairQueue } from '../../limits/fair-queue.ts'

/** What the pictures' cache can do. */
interface Kept {
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Buffer): Promise<void>
}

const mostWaiting = 200
/** Fewer bytes are worth a second file only if they are clearly fewer. */
const worthwhile = 0.9

const nameOf = (key: string) => `${key}.avif`

/**
 * Pictures that are asked for again are made once more as AVIF, which takes a second of a core and is often a third
 * smaller: one at a time, after the answer, and never while somebody waits for it. An empty file says that it was not.
 */
export function createSmallerPictures(kept: Kept, onError: (error: unknown) => void) {
  const queue = createFairQueue({ running: 1, waiting: mostWaiting })
  const underWay = new Map<string, Promise<void>>()

  async function make(key: string, size: number, encode: () => Promise<Buffer>): Promise<void> {
    if ((await kept.read(nameOf(key))) !== null) return
    const bytes = await encode()
    await kept.write(nameOf(key), bytes.length < size * worthwhile ? bytes : Buffer.alloc(0))
  }

  return {
    /** The picture as AVIF, where it has been made and is smaller. */
    async find(key: string): Promise<Buffer | null> {
      const bytes = await kept.read(nameOf(key))
      return bytes?.length ? bytes : null
    },

    /** Has it made some time; who asks for too many is not listened to. */
    want(key: string, size: number, encode: () => Promise<Buffer>): void {
      if (underWay.has(key)) return
      const made = queue('', () => make(key, size, encode))
        .catch(onError)
        .finally(() => underWay.delete(key))
      underWay.set(key, made)
    },

    /** Resolves when nothing is being made. */
    async settled(): Promise<void> {
      await Promise.all(underWay.values())
    },
  }
}
