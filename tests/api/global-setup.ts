import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clearPlace } from '#tests/support/engines.ts'
import { setRunFolder } from '#tests/support/templates.ts'

/** Gives the run a folder in which its files share what takes long to make, and clears it away afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    // Said plainly; `npm test` itself starts a server or says why it cannot.
    console.warn(
      '\n!!! TEST_DATABASE_URL is not set: the API is tested on PGlite only. `npm run test:api` starts a server.\n',
    )
  }
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
