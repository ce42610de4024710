/** What the pictures' cache can do. */
interface Kept {
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Buffer): Promise<void>
}

const mostBytes = 16 * 1024 * 1024
/** One large picture is not worth a hundred small ones. */
const mostOfOne = 256 * 1024
/** An empty file costs a place too. */
const ofItsName = 200
/** The disk hears now and then that a picture is used, or its sweep would take what is asked for most. */
const sayUsedAfterMs = 10 * 60_000

/**
 * The pictures that are asked for most, in memory before the folder they rest in. Only for names that say what is in
 * them: what another process writes under such a name is the same.
 */
export function inMemory(kept: Kept, limit = mostBytes, now: () => number = Date.now): Kept {
  const hot = new Map<string, { bytes: Buffer; readAt: number }>()
  let held = 0

  const drop = (name: string) => {
    const entry = hot.get(name)
    if (!entry) return
    hot.delete(name)
    held -= entry.bytes.length + ofItsName
  }
  const hold = (name: string, bytes: Buffer, readAt: number) => {
    drop(name)
    if (bytes.length > Math.min(mostOfOne, limit)) return
    hot.set(name, { bytes, readAt })
    held += bytes.length + ofItsName
    for (const [oldest] of hot) {
      if (held <= limit) break
      drop(oldest)
    }
  }

  return {
    async read(name) {
      const entry = hot.get(name)
      if (entry && now() - entry.readAt < sayUsedAfterMs) {
        hold(name, entry.bytes, entry.readAt)
        return entry.bytes
      }
      const bytes = (await kept.read(name)) ?? entry?.bytes ?? null
      if (bytes) hold(name, bytes, now())
      return bytes
    },
    async write(name, bytes) {
      await kept.write(name, bytes)
      drop(name)
    },
  }
}
