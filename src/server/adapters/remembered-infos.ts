import type { Storage, StoredInfo } from './storage.ts'

interface Remembering {
  /** How long an info is taken for true that another process may have overtaken. */
  freshMs: number
  clock?: () => number
}

const mostRemembered = 20_000

/**
 * A storage that is asked across the network is not asked what a file is like each time somebody has a look at it: a page
 * with forty pictures would wait for forty answers. Whoever reads finds out if it has changed, and it is forgotten.
 */
export function rememberingInfos(
  storage: Storage,
  { freshMs, clock = () => performance.now() }: Remembering,
): Storage {
  const known = new Map<string, { info: StoredInfo; until: number }>()
  const remember = (path: string, info: StoredInfo | null) => {
    known.delete(path)
    if (info === null) return
    if (known.size >= mostRemembered) known.delete(known.keys().next().value ?? '')
    known.set(path, { info, until: clock() + freshMs })
  }
  return {
    list: (prefix) => storage.list(prefix),
    async stat(path) {
      const held = known.get(path)
      if (held && held.until > clock()) return held.info
      const info = await storage.stat(path)
      remember(path, info)
      return info
    },
    async read(path, range) {
      const file = await storage.read(path, range)
      if (file === null) known.delete(path)
      else if (known.get(path)?.info.etag !== file.etag) {
        const { bytes: _, ...info } = file
        remember(path, info)
      }
      return file
    },
    async write(path, bytes, contentType) {
      await storage.write(path, bytes, contentType).finally(() => known.delete(path))
    },
    async delete(path) {
      await storage.delete(path).finally(() => known.delete(path))
    },
  }
}
