import { ensureBuilt } from './lib/build.mjs'
import { runAttached } from './lib/children.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/pinned-node.mjs'

await runEntry(async () => {
  await ensureInstalled()
  const node = requireNode()
  await ensureBuilt(node)
  return runAttached(node, ['src/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
