import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clearPlace } from './engines.ts'
import { runFolder, setRunFolder } from './templates.ts'

/**
 * Gives the run a folder in which its files share what takes long to make, and clears it away afterwards. `npm test` has
 * one for all its parts, in which only what lies on a server is this part's alone.
 */
export default async function openRunFolder(): Promise<() => Promise<void>> {
  const shared = runFolder()
  const folder = shared ?? (await mkdtemp(join(tmpdir(), 'fieldhouse-run-')))
  setRunFolder(folder)
  return async () => {
    const places = await Array.fromAsync(glob('*/*/{making,place}.json', { cwd: folder }))
    // A server that is gone by now keeps nothing else from being cleared away.
    await Promise.allSettled(
      places.map(async (path) => {
        const place = JSON.parse(await readFile(join(folder, path), 'utf8'))
        if (shared && !place.DATABASE_URL) return
        await rm(join(folder, dirname(path)), { recursive: true, force: true })
        await clearPlace(dirname(dirname(path)), place)
      }),
    )
    if (!shared) await rm(folder, { recursive: true, force: true })
  }
}
