import { ensureBuilt } from './lib/build.mjs'
import { runAttached } from './lib/children.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/pinned-node.mjs'
import { SetupError } from './lib/project.mjs'

await runEntry(async () => {
  const args = process.argv.slice(2)
  const needsBuild = args[0] === '--build'
  if (needsBuild) args.shift()
  if (args.length === 0) throw new SetupError('usage: node scripts/run.mjs [--build] <file.ts> [arguments]')
  await ensureInstalled()
  const node = requireNode()
  if (needsBuild) await ensureBuilt(node)
  return runAttached(node, args, { env: { NODE_ENV: 'production' } })
})
