import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clearPlace } from './engines.ts'
import { setRunFolder } from './templates.ts'

/** Gives the run a folder in which its files share what takes long to make, and clears it away afterwards. */
export default async function openRunFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-run-'))
  setRunFolder(folder)
  return async () => {
    const places = await Array.fromAsync(glob(join('*', '*', '*.json'), { cwd: folder }))
    // A server that is gone by now keeps nothing else from being cleared away.
    await Promise.allSettled(
      places.map(async (path) =>
        clearPlace(dirname(dirname(path)), JSON.parse(await readFile(join(folder, path), 'utf8'))),
      ),
    )
    await rm(folder, { recursive: true, force: true })
  }
}
