import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interruptedCode, runQuietly } from './children.mjs'
import { inputsHash } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { inRoot, SetupError } from './project.mjs'

const inputs = {
  folders: ['src/server', 'src/host', 'src/contract', 'seeds'],
  files: [
    'package.json',
    'package-lock.json',
    'src/main.ts',
    'src/set-up-line.ts',
    'src/start-up.ts',
    'scripts/build-server.mjs',
  ],
}
const folder = inRoot('var', 'server')
const stamp = join(folder, '.fieldhouse-build')
const builtHash = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : null)

async function build(node, hash) {
  const next = `${folder}-next`
  rmSync(next, { recursive: true, force: true })
  const { code, output } = await runQuietly(node, [inRoot('scripts', 'build-server.mjs'), next], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0 || !existsSync(join(next, 'main.js'))) {
    if (interruptedCode() === null) console.error(`\n${output}`)
    throw new SetupError('the server could not be built; the reason is above.')
  }
  writeFileSync(join(next, '.fieldhouse-build'), hash)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}

/**
 * Builds the server when its sources changed since the last time, and says what starts it. A thousand modules that are
 * read one by one take longer than everything else at a start; what was compiled is kept beside it for the next one.
 */
export async function ensureServerBuilt(node) {
  if (builtHash() !== inputsHash(inputs))
    await withLock(
      inRoot('var', 'locks', 'server-build'),
      async () => {
        const hash = inputsHash(inputs)
        if (builtHash() !== hash) await withProgress('Building the server', () => build(node, hash))
      },
      { onWait: () => console.log('Waiting for another build in this folder to finish …') },
    )
  return { main: join(folder, 'main.js'), env: { NODE_COMPILE_CACHE: join(folder, 'compiled') } }
}
