import { runAttached } from './lib/children.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/pinned-node.mjs'

// The site and the ui are left out: Vite reloads those in the browser without a restart.
const watched = ['src/main.ts', 'src/server', 'src/host', 'src/contract', 'seeds']

await runEntry(async () => {
  await ensureInstalled({ dev: true })
  const watch = ['--watch', '--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`)]
  return runAttached(requireNode(), [...watch, 'src/main.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'development', FIELDHOUSE_DEV: '1' },
  })
})
