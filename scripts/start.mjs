import { ensureBuilt } from './lib/build.mjs'
import { runAttached } from './lib/children.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lean } from './lib/lean.mjs'
import { requireNode } from './lib/pinned-node.mjs'
import { ensureServerBuilt } from './lib/server-build.mjs'

await runEntry(async () => {
  await ensureInstalled()
  const node = requireNode()
  await ensureBuilt(node)
  const { main, env } = await ensureServerBuilt(node)
  return runAttached(node, [...lean.flags, main, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production', ...lean.env, ...env },
  })
})
