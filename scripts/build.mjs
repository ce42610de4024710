import { ensureBuilt } from './lib/build.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/pinned-node.mjs'
import { ensureServerBuilt } from './lib/server-build.mjs'

// What `npm start` makes before it starts, for an image or a package that is started somewhere else.
await runEntry(async () => {
  await ensureInstalled()
  const node = requireNode()
  await ensureBuilt(node)
  const { main } = await ensureServerBuilt(node)
  console.log(`Built. ${main} starts it.`)
  return 0
})
